import RegistryDiagnostics
import RegistryJSON
import RegistryText
import Testing

@Suite("paths below the root of a repository")
struct RepositoryPathsTests {
  /// The tool runs in the folder `ios` of the repository; absolute paths are outside.
  private static let paths = RepositoryPaths(registry: "flags.yml") { $0.hasPrefix("/") || $0 == "-" ? nil : "ios/" + $0 }

  private func github(_ diagnostics: Diagnostic...) -> [String] {
    Report(diagnostics, tool: Samples.tool, paths: Self.paths).github().split(separator: "\n").dropLast().map(String.init)
  }

  private func place(_ path: String, _ line: Int) -> RegistryText.SourceLocation {
    RegistryText.SourceLocation(path: path, span: Samples.span(line, 1, 4))
  }

  @Test("are in every place of a finding")
  func relative() {
    let finding = Diagnostic(RuleID("x"), at: place("flags.yml", 3), "m", notes: [.init("first", at: place("more.yml", 1))])
    #expect(
      github(finding) == [
        "::error file=ios/flags.yml,line=3,endLine=3,col=1,endColumn=4,title=x::m%0Anote: ios/more.yml:1:1: first"
      ])
    let report = Report([finding], tool: Samples.tool, paths: Self.paths)
    #expect(report.sarif().contains("\"uri\": \"ios/flags.yml\""))
    #expect(report.gitlab().contains("\"path\": \"ios/flags.yml\""))
  }

  @Test("lead from a file outside to the line of the registry that the finding names", arguments: ["/tmp/live.json", "-"])
  func outside(path: String) {
    let finding = Diagnostic(
      RuleID("x"), at: place(path, 9), "m", notes: [.init("declared here", at: place("flags.yml", 3))],
      fix: .init("correct it", replacement: "5"))
    #expect(
      github(finding) == [
        "::error file=ios/flags.yml,line=3,endLine=3,col=1,endColumn=4,title=x::m%0Ahelp: correct it%0A"
          + "note: \(path == "-" ? "<stdin>" : path):9:1: found here%0Anote: ios/flags.yml:3:1: declared here"
      ])
    // The text would replace one in the registry.
    #expect(!Report([finding], tool: Samples.tool, paths: Self.paths).sarif().contains("deletedRegion"))
  }

  @Test("lead from everything else to the registry as a whole")
  func nowhere() {
    let outside = Diagnostic(RuleID("x"), at: place("/tmp/live.json", 9), "m")
    #expect(github(outside) == ["::error file=ios/flags.yml,title=x::m%0Anote: /tmp/live.json:9:1: found here"])
    #expect(github(Diagnostic(RuleID("x"), at: nil, "m")) == ["::error file=ios/flags.yml,title=x::m"])
  }

  @Test("stay as they are for a registry that is outside itself")
  func registryOutside() {
    let paths = RepositoryPaths(registry: "/else/flags.yml") { _ in nil }
    let finding = Diagnostic(RuleID("x"), at: place("/else/flags.yml", 3), "m")
    let text = Report([finding], tool: Samples.tool, paths: paths).github()
    #expect(text.hasPrefix("::error file=/else/flags.yml,line=3,"))
    #expect(!text.contains("found here"))
  }
}
