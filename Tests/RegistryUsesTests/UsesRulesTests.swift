import RegistryDiagnostics
import RegistryUses
import Testing

@Suite("The pages of the rules of uses")
struct UsesRulesTests {
  private func findings(_ text: String) -> [Diagnostic] {
    UsesReport.search([(SourceFile(path: "App.swift"), Array(text.utf8))], for: [Registries.features])
      .diagnostics(knowsTests: false).filter { $0.location?.path == "App.swift" }
  }

  @Test("have examples that hold", arguments: UsesRules.documentation.filter { $0.badExample != nil })
  func examples(page: RuleDocumentation) throws {
    let bad = findings(try #require(page.badExample))
    // A comment that does not count leaves the finding that it is about.
    #expect(bad.contains { $0.rule == page.id && $0.severity == page.defaultSeverity })
    #expect(findings(try #require(page.goodExample)).isEmpty)
  }

  @Test("are in the order of their ids, and each rule but the form of a file can be set")
  func pages() {
    let pages = UsesRules.documentation
    #expect(pages.map(\.id) == pages.map(\.id).sorted())
    #expect(pages.filter { !$0.isConfigurable }.map(\.id) == ["invalid-baseline"])
  }
}
