import Foundation
import Testing

@testable import RegistryCLI

@Suite("owners")
struct OwnersCommandTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write(
      "ios/Flags/flags.yml",
      """
      $registry: {owners: {payments: {codeowners: "@org/payments", contact: "#payments"}}}
      checkout: {owner: payments, type: int, default: 1}

      """)
  }

  private func owners(_ codeowners: String, at path: String = ".github/CODEOWNERS", _ options: String...) throws -> Outcome {
    let file = try workspace.write(path, codeowners)
    return workspace.run(["owners", "--codeowners", file, registry] + options)
  }

  private let table = """
    team      keys  handles        contact    rules
    payments  1     @org/payments  #payments  1

    """

  @Test(
    "shows the teams, and is clean where CODEOWNERS agrees", arguments: ["CODEOWNERS", ".github/CODEOWNERS", "docs/CODEOWNERS"])
  func clean(path: String) throws {
    #expect(try owners("/ios/Flags/ @org/payments\n", at: path) == Outcome(code: 0, output: table))
  }

  @Test("names the file that another team reviews, and the rule that says so")
  func otherTeam() throws {
    let outcome = try owners("* @org/payments\n/ios/ @org/web\n")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == table + """
        ios/Flags/flags.yml: error: 'ios/Flags/flags.yml' belongs to '@org/web' in CODEOWNERS, but its keys belong to 'payments' \
        [file-of-another-team]
           = help: let the rule name the team, or move the keys into a file of the team
        .github/CODEOWNERS:2:1: note: this rule decides
        1 error

        """)
  }

  @Test("has findings in every format")
  func formats() throws {
    #expect(try owners("* @org/web\n", at: "CODEOWNERS", "--format", "github").output.hasPrefix("::error file="))
    let json = try owners("* @org/web\n", at: "CODEOWNERS", "--format", "json").output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let teams = try #require(report["owners"] as? [[String: Any]])
    #expect(teams[0]["team"] as? String == "payments" && teams[0]["keys"] as? [String] == ["checkout"])
    #expect((report["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }.contains("team-without-rule") == true)
    #expect(try owners("* @org/payments\n", at: "CODEOWNERS", "--format", "markdown").output.hasPrefix("| team | keys |"))
  }

  @Test("needs a file that it can read, which may hold anything")
  func input() throws {
    #expect(workspace.run("owners", registry).code == 64)
    #expect(workspace.run("owners", registry, "--codeowners", workspace.path("none")).code == 2)
    let outcome = try owners("\(HostileInputs.text)\n\(HostileInputs.raw) @\u{202E}\n[\n\\\n^[x][\n", at: "CODEOWNERS")
    #expect(outcome.code == 1)
    #expect(!ShownText.hasDeceptiveCharacter(outcome.output) && !ShownText.hasCommand(outcome.output))
  }
}
