import Foundation
import RegistryDiagnostics
import Testing

@testable import RegistryCLI

@Suite("explain")
struct ExplainTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test("shows a rule's page")
  func page() {
    let page = """
      stale-output: the generated file is not up to date (error)

      What it does
        Reported by 'generate --check', for teams that commit the generated file.

      Why it matters
        The app would be built from another registry than the one that was reviewed.

      """
    #expect(workspace.run("explain", "stale-output") == Outcome(code: 0, output: page))
  }

  @Test("lists every rule once, in order, without one")
  func list() {
    let outcome = workspace.run("explain")
    #expect(outcome.code == 0)
    let ids = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isSuperset(of: ["expired", "yaml-syntax", "default-out-of-range", "stale-output", "system-error"]))
  }

  @Test("gives a page for every rule", arguments: RuleBook.all.map(\.id.rawValue))
  func every(rule: String) throws {
    let outcome = workspace.run("explain", rule)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("\(rule): "))
    #expect(outcome.output.hasSuffix("\n") && !outcome.output.hasSuffix("\n\n"))
  }

  @Test("gives both as JSON")
  func json() throws {
    for (words, count) in [(["explain", "expired"], 1), (["explain"], RuleBook.all.count)] {
      let outcome = workspace.run(words + ["--format", "json"])
      let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      #expect(object["version"] as? Int == 1)
      #expect((object["rules"] as? [[String: Any]])?.count == count)
    }
  }

  @Test("of a rule that there is not suggests another, as wrong usage")
  func unknown() {
    #expect(
      workspace.run("explain", "expird")
        == Outcome(
          code: 64,
          error: "error: unknown rule 'expird'; did you mean 'expired'?\n'config-registry explain' lists the rules.\n"))
    #expect(
      workspace.run("explain", "\u{1B}[31m")
        == Outcome(code: 64, error: "error: unknown rule '\\u{1B}[31m'\n'config-registry explain' lists the rules.\n"))
  }

  @Test("prints the rules for coding agents as the page has them, with the team's type name and registry")
  func agents() throws {
    try workspace.write("flags.yml", "$registry: {type_name: Flags}\n" + Registries.sound)
    let outcome = workspace.run(["explain", "--agents", workspace.path("flags.yml")])
    let file = Tool.packageRoot.appendingPathComponent("Documentation/UseWithAgents.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let shown = try #require(page.components(separatedBy: "```markdown\n").dropFirst().first).components(separatedBy: "```\n")[0]
    let own = shown.replacingOccurrences(of: "FeatureConfig", with: "Flags")
      .replacingOccurrences(of: "`config-registry.yml`", with: "`flags.yml`")
    #expect(outcome == Outcome(code: 0, output: own))
    let none = workspace.run(["explain", "--agents", workspace.path("none.yml")])
    #expect(none.code == 2 && none.error.contains("cannot read 'none.yml'"))
  }
}
