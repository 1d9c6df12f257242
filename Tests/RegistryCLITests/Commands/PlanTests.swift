import Foundation
import Testing

@Suite("plan")
struct PlanCommandTests {
  let workspace: Workspace
  private let registry: String
  private let remote: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write(
      "registry.yml",
      """
      retries: {owner: net, type: int, default: 3, range: [0, 9]}
      ratio: {owner: net, type: double, default: 0.00001, dashboard: pinned}
      shown: {owner: ui, type: bool, default: false, expires: 2031-01-01}
      net_host: {owner: net, type: string, default: a.example.com}

      """)
    remote = try workspace.write(
      "remote.json",
      """
      {"conditions": [{"name": "slow", "expression": "percent <= 10"}],
      "parameters": {
      "retries": {"defaultValue": {"value": "3"}, "conditionalValues": {"slow": {"value": "99"}}, "valueType": "NUMBER"},
      "ratio": {"defaultValue": {"value": "0.5"}, "valueType": "NUMBER"},
      "shown": {"defaultValue": {"value": "true"}, "valueType": "BOOLEAN"},
      "stray": {"defaultValue": {"value": "x"}}},
      "parameterGroups": {"Net": {"parameters": {"net_port": {"defaultValue": {"value": "80"}}}}}}

      """)
  }

  @Test("gives a missing key the default of all builds, and compares with it, whatever a build configuration has")
  func configured() throws {
    let registry = try workspace.write(
      "configured.yml",
      """
      $registry: {configurations: {debug: DEBUG}}
      limit: {owner: net, type: int, default: {value: 3, debug: 9}, dashboard: pinned}
      port: {owner: net, type: int, default: {value: 80, debug: 8080}}

      """)
    let remote = try workspace.write(
      "configured.json", #"{"parameters": {"limit": {"defaultValue": {"value": "3"}, "valueType": "NUMBER"}}}"#)
    let plan = workspace.run("plan", registry, "--remote", remote, "-o", workspace.path("plan.json"))
    #expect(plan.code == 0, "\(plan)")
    let text = try String(contentsOfFile: workspace.path("plan.json"), encoding: .utf8)
    #expect(text.contains("\"80\"") && !text.contains("8080") && !text.contains("\"9\""), "\(text)")
    #expect(workspace.run("diff", registry, "--remote", remote).output.contains("port"))
    #expect(!workspace.run("diff", registry, "--remote", remote).output.contains("limit"))
  }

  private static let changes = """
    ! retries: the value '99' under 'slow' in the template lies outside the range 0...9 of the registry; decide it in the console
    ~ ratio: the default from '0.5' to '0.00001'
    = shown: keeps 'true'; the compiled-in value is 'false'
    - stray: not in the registry
    - net_port: not in the registry
    + net_host: STRING with the default 'a.example.com', in the group 'Net'

    """

  @Test("writes the template, lists the changes apart from it, and fails where people have to decide")
  func text() throws {
    let outcome = workspace.run("plan", registry, "--remote", remote, "-o", workspace.path("plan.json"), "--prune")
    #expect(outcome == Outcome(code: 1, output: "", error: Self.changes))
    let printed = workspace.run("plan", registry, "--remote", remote, "--prune")
    #expect(printed == Outcome(code: 1, output: try workspace.read("plan.json"), error: Self.changes))
  }

  @Test("gives the changes as data")
  func json() throws {
    let outcome = workspace.run(
      "plan", registry, "--remote", remote, "--prune", "--format", "json", "-o", workspace.path("plan.json"))
    #expect(outcome.code == 1 && outcome.error.isEmpty)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let summary = ["added": 1, "retyped": 0, "value-changed": 1, "removed": 2, "kept": 1, "kept-for-shipped": 0, "left": 1]
    #expect(document["summary"] as? [String: Int] == summary)
    let changes = try #require(document["changes"] as? [[String: Any]])
    #expect(changes.map { $0["key"] as? String } == ["retries", "ratio", "shown", "stray", "net_port", "net_host"])
    #expect(changes[0]["rule"] as? String == "remote-out-of-range" && changes[0]["owner"] as? String == "net")
    #expect(
      changes[1]["condition"] is NSNull && changes[1]["from"] as? String == "0.5" && changes[1]["to"] as? String == "0.00001")
    #expect(changes[2]["remote"] as? String == "true" && changes[2]["compiledIn"] as? String == "false")
    #expect(changes[5]["group"] as? String == "Net" && changes[5]["valueType"] as? String == "STRING")
  }

  @Test("annotates what is left at the registry's line")
  func annotations() {
    let outcome = workspace.run("plan", registry, "--remote", remote, "--format", "github", "-o", workspace.path("plan.json"))
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("::error file=registry.yml,line=1,"))
    #expect(outcome.output.contains("title=remote-out-of-range"))
  }

  @Test("says so where there is nothing to change, and leaves every byte")
  func nothing() throws {
    let registry = try workspace.write("one.yml", "a: {owner: b, type: int, default: 1}\n")
    let text = "{ \"parameters\": {\"a\":{\"defaultValue\": {\"value\": \"1\"} } } }"
    let remote = try workspace.write("one.json", text)
    #expect(workspace.run("plan", registry, "--remote", remote) == Outcome(code: 0, output: text, error: "nothing to change\n"))
  }

  @Test("takes the group of new parameters, whose name has a bound")
  func group() throws {
    let outcome = workspace.run("plan", registry, "--remote", remote, "--group", "New one")
    #expect(outcome.output.contains("\"New one\":{\"parameters\":{\"net_host\":"))
    #expect(outcome.error.contains("+ net_host: STRING with the default 'a.example.com', in the group 'New one'\n"))
    let long = workspace.run("plan", registry, "--remote", remote, "--group", String(repeating: "g", count: 257))
    #expect(long.code == 64 && long.error.hasPrefix("error: the name of a group has at most 256 characters\n"))
    #expect(workspace.run("plan", registry, "--remote", remote, "--group", String(repeating: "g", count: 256)).code == 1)
  }

  @Test("does not list what a rule that is off would say, but never writes what the service refuses")
  func switchedOff() throws {
    let rules = "$registry: {rules: {remote-out-of-range: off, remote-key-is-a-group: off}}\n"
    let registry = try workspace.write(
      "off.yml", try rules + workspace.read("registry.yml") + "Net: {owner: a, type: int, default: 1}\n")
    let outcome = workspace.run("plan", registry, "--remote", remote)
    #expect(!outcome.error.contains("! retries") && outcome.error.contains("! Net: not added: "))
    #expect(!outcome.output.contains("\"Net\": {\"default") && outcome.code == 1)
  }
}
