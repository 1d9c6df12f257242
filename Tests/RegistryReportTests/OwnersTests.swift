import RegistryDiagnostics
import RegistryModel
import TestSupport
import Testing

@testable import RegistryReport

@Suite("CODEOWNERS")
struct CodeOwnersTests {
  private func owners(_ text: String, of file: String) -> [String] {
    CodeOwners(Array(text.utf8), path: "CODEOWNERS").rules(for: file).flatMap(\.owners)
  }

  @Test(
    "gives a file to the last rule that matches it, as GitHub does",
    arguments: [
      ("* @a", "Flags/x.yml", ["@a"]), ("* @a\n*.yml @b @c", "Flags/x.yml", ["@b", "@c"]), ("*.yml @b\n* @a", "x.yml", ["@a"]),
      ("/Flags/ @a", "Flags/deep/x.yml", ["@a"]), ("/Flags/ @a", "App/Flags/x.yml", []), ("Flags/ @a", "App/Flags/x.yml", ["@a"]),
      ("Flags/* @a", "Flags/x.yml", ["@a"]), ("Flags/* @a", "Flags/deep/x.yml", []), ("Flags/** @a", "Flags/deep/x.yml", ["@a"]),
      ("* @a\n/Flags/x.yml", "Flags/x.yml", []), ("* @a # not @b", "x.yml", ["@a"]), ("# * @a", "x.yml", []), ("", "x.yml", []),
      ("My\\ Flags/ @a", "My Flags/x.yml", ["@a"]), ("* @a\r\n", "x.yml", ["@a"]),
      ("* ann@example.com", "x.yml", ["ann@example.com"]),
    ])
  func rules(text: String, file: String, expected: [String]) { #expect(owners(text, of: file) == expected) }

  @Test("has sections at GitLab, of which each decides for itself")
  func sections() {
    let text = "* @all\n[Flags] @flags\n*.yml\n^[Docs][2]\n*.md @docs\nFlags/ @more\n"
    #expect(owners(text, of: "Flags/x.yml") == ["@all", "@flags", "@more"])
    #expect(owners(text, of: "a.md") == ["@all", "@docs"])
  }

  @Test("has lines that the services pass over")
  func faults() {
    let faults = CodeOwners(Array("* payments\n!a @b\n*.md @b c\n".utf8), path: "CODEOWNERS").faults
    #expect(faults.map(\.location.span?.start.line) == [1, 2, 3])
    #expect(faults[0].message == "'payments' is not '@user', '@org/team' or an address")
  }
}

@Suite("The owners of a registry")
struct OwnersReportTests {
  private func report(_ registry: [String], _ codeowners: String) throws -> OwnersReport {
    let registry = readRegistry(registry).registry
    return OwnersReport(
      try #require(registry.entries), registry.settings, CodeOwners(Array(codeowners.utf8), path: "CODEOWNERS"),
      repositoryPath: { "Flags/\($0)" })
  }

  private let settings = """
    $registry: {owners: {payments: {codeowners: "@Org/Payments", contact: "#pay"}, web: {codeowners: "@org/web"}, idle: {codeowners: "@x"}}}

    """
  private func key(_ name: String, _ owner: String) -> String { "\(name): {owner: \(owner), type: int, default: 1}\n" }

  @Test("agree with CODEOWNERS where a team of the file is an owner of it, in letters of any case")
  func agreement() throws {
    let both = settings + key("a", "payments") + key("b", "web")
    #expect(try report([both], "Flags/ @org/payments\n/Web/ @org/web").diagnostics == [])
  }

  @Test("without a rule, and files of another team, are reported where they are")
  func faults() throws {
    let registry = [settings + key("a", "payments"), key("b", "web")]
    let found = try report(registry, "Flags/ @org/web\n").diagnostics
    #expect(found.map(\.rule.rawValue) == ["team-without-rule", "file-of-another-team"])
    #expect(found[0].message == "no rule of CODEOWNERS names the team 'payments', which is '@Org/Payments'")
    #expect(found[0].location?.span?.start.line == 1)
    #expect(
      found[1].message == "'Flags/registry.yml' belongs to '@org/web' in CODEOWNERS, but its keys belong to 'payments'")
    #expect(found[1].location?.path == "registry.yml" && found[1].notes.first?.location?.span?.start.line == 1)
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test("without a handle cannot be compared, and a file may belong to nobody")
  func doubts() throws {
    let found = try report(["$registry: {rules: {team-without-handle: error}}\n" + key("a", "payments")], "*.md @x\n").diagnostics
    #expect(found.map(\.rule.rawValue) == ["team-without-handle", "file-without-owner"])
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test("are a table of the teams, the idle ones too")
  func table() throws {
    let report = try report([settings + key("a", "payments") + key("b", "payments")], "* @org/payments @org/web\n*.md @org/web")
    #expect(
      report.text() == """
        team      keys  handles        contact  rules
        idle      0     @x                      0
        payments  2     @Org/Payments  #pay     1
        web       0     @org/web                2

        """)
    #expect(report.markdown.hasSuffix("| `web` | 0 | `@org/web` |  | 2 |\n"))
    #expect(report.diagnostics == [])
  }
}
