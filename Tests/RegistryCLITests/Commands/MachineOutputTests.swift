import Foundation
import Testing

@testable import RegistryCLI

@Suite("The formats for programs")
struct MachineOutputTests {
  let workspace: Workspace
  private let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.doubtful)
    try workspace.write("cut.json", "{\"parameters\": {")
    try workspace.write("foreign.json", "[1, 2]")
  }

  private func rules(in json: String) throws -> [String] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    return try #require(report["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
  }

  private func run(in sarif: String) throws -> [String: Any] {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test(
    "are whole on standard output at exit code 2 too",
    arguments: [
      ["check", "none.yml"], ["validate", "none.yml"], ["expiry", "none.yml"], ["generate", "none.yml"],
      ["diff", "none.yml", "--remote", "cut.json"], ["plan", "none.yml", "--remote", "cut.json"],
      ["import", "--remote", "cut.json"], ["check", "registry.yml", "--remote", "gone.json"],
      ["generate", "registry.yml", "-o", "no/such/folder.swift"],
    ])
  func failure(words: [String]) throws {
    let paths = words.map { $0.contains(".") ? workspace.path($0) : $0 }
    let json = workspace.run(paths + ["--format", "json"])
    #expect(json.code == 2 && json.error.isEmpty)
    #expect(try !rules(in: json.output).isEmpty)
    let sarif = workspace.run(paths + ["--format", "sarif"])
    #expect(sarif.code == 2 && sarif.error.isEmpty)
    let run = try run(in: sarif.output)
    #expect((run["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == false)
    for format in ["github", "gitlab"] {
      let outcome = workspace.run(paths + ["--format", format])
      #expect(outcome.code == 2 && outcome.error.isEmpty && outcome.output.contains("error") || outcome.output.contains("major"))
    }
    // People read the reason on standard error.
    #expect(workspace.run(paths).output.isEmpty)
  }

  @Test(
    "have the findings of the registry beside why the export cannot be used",
    arguments: ["check", "diff", "plan"], ["cut.json", "foreign.json", "gone.json"])
  func beside(command: String, export: String) throws {
    let outcome = workspace.run(command, registry, "--remote", workspace.path(export), "--format", "json")
    #expect(outcome.code == 2)
    let rules = try rules(in: outcome.output)
    #expect(rules.contains("missing-expiry"))
    #expect(rules.count > 1)
  }

  @Test("say at exit codes 0 and 1 that the run has looked at everything", arguments: [Registries.doubtful, "a: 1\n"])
  func success(text: String) throws {
    try workspace.write("registry.yml", text)
    let run = try run(in: workspace.run("check", registry, "--format", "sarif").output)
    #expect((run["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == true)
  }

  @Test("have what a comparison and a day say as members")
  func members() throws {
    let export = try workspace.write("live.json", "{\"parameters\": {}}")
    let diff = workspace.run("diff", registry, "--remote", export, "--format", "json").output
    #expect(diff.contains("\"onlyInRegistry\": 1,\n"))
    #expect(diff.contains("\"details\": {\n        \"registryValue\": "))
    let expiry = workspace.run("expiry", registry, "--today", "2026-11-30", "--format", "json").output
    #expect(expiry.contains("\"expiry\": {\n    \"today\": \"2026-11-30\",\n    \"source\": \"--today\",\n    \"expired\": 0,"))
  }

  @Test("are known to 'expiry', with Markdown beside them")
  func markdown() throws {
    try workspace.write("registry.yml", "a_flag: {owner: '@web', type: bool, default: true, expires: 2026-11-29}\n")
    let output = """
      **Expiry:** 1 entry: 1 expired (as of 2026-11-30, from --today)

      | owner | last day | key | status | tracker |
      |---|---|---|---|---|
      | `@web` | 2026-11-29 | `a_flag` | expired yesterday |  |

      """
    #expect(
      workspace.run("expiry", registry, "--today", "2026-11-30", "--format", "markdown") == Outcome(code: 1, output: output))
  }
}

@Suite("A path in the formats for services")
struct RepositoryRootTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("ios/flags.yml", "new_paywall:\n  owner: growth\n  type: bool\n  default: maybe\n  expires: 2031-01-01\n")
    try workspace.write("ios/sound.yml", "limit:\n  owner: media\n  type: int\n  default: 5\n")
    try workspace.makeFolder("temporary")
  }

  /// What the tool prints in the folder `ios`.
  private func output(_ words: String, _ environment: [String: String] = [:]) throws -> String {
    try Tool.shell("cd ios && \"$TOOL\" \(words)", in: workspace, environment: environment).text
  }

  @Test(
    "is relative to the repository of the service, or to '--root'",
    arguments: [
      ("", ["GITHUB_WORKSPACE": "."], "ios/flags.yml"), ("", ["CI_PROJECT_DIR": "."], "ios/flags.yml"),
      ("", ["CI_PROJECT_DIR": "/nowhere", "GITHUB_WORKSPACE": "."], "ios/flags.yml"), ("--root ..", [:], "ios/flags.yml"),
      ("--root .", ["GITHUB_WORKSPACE": "."], "flags.yml"), ("", [:], "flags.yml"), ("", ["GITHUB_WORKSPACE": ""], "flags.yml"),
      ("--root ../link", [:], "ios/flags.yml"),
    ])
  func root(option: String, variables: [String: String], path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: workspace.path("link"), withDestinationPath: workspace.path)
    let environment = variables.mapValues { $0 == "." ? workspace.path : $0 }
    #expect(try output("check flags.yml --format github \(option)", environment).hasPrefix("::error file=\(path),line=4,"))
    #expect(try output("check flags.yml --format sarif \(option)", environment).contains("\"uri\": \"\(path)\"\n"))
    #expect(try output("check flags.yml --format gitlab \(option)", environment).contains("\"path\": \"\(path)\",\n"))
    // People and programs see the path that was given.
    #expect(try output("check flags.yml \(option)", environment).hasPrefix("flags.yml:4:"))
    #expect(try output("check flags.yml --format json \(option)", environment).contains("\"path\": \"flags.yml\""))
  }

  @Test("of an export outside is that of the registry's line", arguments: ["../temporary/live.json", "-"])
  func export(path: String) throws {
    try workspace.write("temporary/live.json", "{\"parameters\": {\n\"limit\": {\"defaultValue\": {\"value\": \"5%\"}}}}\n")
    let input = path == "-" ? "< ../temporary/live.json" : ""
    let text = try output("diff sound.yml --root . --remote \(path) --format github \(input)")
    #expect(text.hasPrefix("::error file=sound.yml,line=1,endLine=1,col=1,endColumn=6,title=remote-unreadable::"))
    #expect(text.contains("%0Anote: \(path == "-" ? "<stdin>" : path):2:37: found here%0A"))
  }

  @Test("is there for every finding of a comparison", arguments: ["sarif", "github", "gitlab"])
  func everywhere(format: String) throws {
    try workspace.write("temporary/live.json", "{\"parameters\": {\"limit\": {}, \"stray\": {}}}\n")
    let text = try output(
      "diff sound.yml --root . --remote ../temporary/live.json --ignore 'none_*' --format \(format)")
    let places = text.components(separatedBy: "sound.yml").count - 1
    #expect(places >= 3)
    #expect(!text.contains("title=unused-ignore::") || text.contains("::warning file=sound.yml,title=unused-ignore::"))
  }

  @Test("has a root that is a folder")
  func wrongRoot() throws {
    let outcome = workspace.run("check", workspace.path("ios/sound.yml"), "--root", workspace.path("none"))
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("none: error: the root 'none' is not a folder [system-error]\n"))
  }
}
