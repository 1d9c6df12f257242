import RegistryDiagnostics
import Testing

@testable import RegistryYAML

@Suite("The 402 cases of the YAML test suite", .enabled(if: ConformanceCase.isThere, "skipped: no ../shared/conformance"))
struct ConformanceTests {
  @Test("the file has all its cases")
  func count() {
    #expect(ConformanceCase.all.count == 402)
  }

  @Test("each verdict is the one that libyaml 0.2.5 is known for", arguments: ConformanceCase.all)
  private func verdict(_ example: ConformanceCase) {
    let expected = ConformanceCase.deviations.first { $0.value.split(separator: " ").contains(Substring(example.id)) }
    #expect(example.verdict == expected?.key ?? .agrees, "\(EventDump(example.yaml).text)")
  }

  @Test(
    "the tree agrees with the events: a document where libyaml accepts one, a diagnostic where not",
    arguments: ConformanceCase.all)
  private func tree(_ example: ConformanceCase) {
    let dump = EventDump(example.yaml)
    let result = YAMLParser.parse(Array(example.yaml.utf8), path: "case.yml")
    // A second document ends the reading, so what is wrong in it stays unsaid.
    let isOneDocument = !result.diagnostics.contains { $0.rule == "yaml-multiple-documents" }
    #expect(!isOneDocument || (result.document != nil) == dump.isAccepted)
    #expect(dump.isAccepted || result.diagnostics.hasErrors)
    result.document?.root?.walk()
  }
}
