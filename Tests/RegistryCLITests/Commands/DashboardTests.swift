import Testing

@Suite("The normal life of a flag in the dashboard")
struct DashboardTests {
  let workspace: Workspace
  private let registry: String
  private let remote: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write(
      "registry.yml",
      """
      new_checkout: {owner: payments, type: bool, default: false, expires: 2031-01-01}
      api_host: {owner: platform, type: string, default: api.example.com, dashboard: pinned}

      """)
    remote = workspace.path("remote.json")
  }

  private func export(flag: String, host: String) throws {
    try workspace.write(
      "remote.json",
      """
      {"parameters": {
      "new_checkout": {"defaultValue": {"value": "\(flag)"}, "valueType": "BOOLEAN"},
      "api_host": {"defaultValue": {"value": "\(host)"}, "valueType": "STRING"}
      }}

      """)
  }

  @Test("passes diff, check and plan while it is rolled out")
  func rolledOut() throws {
    try export(flag: "true", host: "api.example.com")
    let shown = """
      payments
        = new_checkout: the default is 'true' in the template, but 'false' in the registry  [remote.json:2:44]

      2 keys compared: 1 note

      """
    #expect(workspace.run("diff", registry, "--remote", remote) == Outcome(code: 0, output: shown))
    #expect(workspace.run("diff", registry, "--remote", remote, "--strict").code == 0)
    #expect(workspace.run("check", registry, "--remote", remote, "--today", "2026-11-30").code == 0)
    let plan = workspace.run("plan", registry, "--remote", remote)
    #expect(plan.code == 0)
    #expect(try plan.output == workspace.read("remote.json"))
    #expect(plan.error == "= new_checkout: keeps 'true'; the compiled-in value is 'false'\nnothing to change\n")
  }

  @Test("fails diff and check where the registry pins a value, and plan sets that one only")
  func pinned() throws {
    try export(flag: "true", host: "evil.example.com")
    for command in ["diff", "check"] {
      let outcome = workspace.run(command, registry, "--remote", remote, "--today", "2026-11-30", "--format", "github")
      #expect(outcome.code == 1)
      #expect(outcome.output.contains("title=pinned-default-differs"))
    }
    let plan = workspace.run("plan", registry, "--remote", remote)
    #expect(plan.code == 0)
    #expect(try plan.output == workspace.read("remote.json").replacing("evil", with: "api"))
  }

  @Test("has settings that are checked", arguments: [("pined", "malformed-setting"), ("[]", "malformed-setting")])
  func settings(word: String, rule: String) throws {
    try workspace.write("registry.yml", "$registry: {diff: {dashboard: \(word)}}\n")
    let outcome = workspace.run("validate", registry)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[\(rule)]"))
  }
}
