import Foundation
import Testing

@testable import RegistryCLI

@Suite("list")
struct ListCommandTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.sound)
  }

  private func list(_ words: String...) -> Outcome {
    workspace.run(["list", registry, "--today", "2026-11-30"] + words)
  }

  @Test("lists the keys that the options choose")
  func text() {
    let output = """
      key                  owner     type  default  expires     state
      checkout_v2_enabled  payments  bool  false    2026-12-01  expires tomorrow

      1 of 3 keys (as of 2026-11-30)

      """
    #expect(list("--state", "due", "--type", "bool", "--type", "int") == Outcome(code: 0, output: output))
    #expect(list("--state", "due", "--within", "0").output == "0 of 3 keys (as of 2026-11-30)\n")
    #expect(list("--expires-before", "2026-12-02", "--owner", "payments", "--key", "checkout*").output == output)
  }

  @Test("shows the defaults of a build configuration")
  func configurations() throws {
    let text = """
      $registry: {configurations: {beta: BETA, debug: DEBUG}}
      limit: {owner: m, type: int, default: {debug: 3, value: 1, beta: 2}}
      size: {owner: m, type: int, default: {value: 4, debug: 5}}

      """
    let registry = try workspace.write("configured.yml", text)
    func list(_ words: String...) -> Outcome { workspace.run(["list", registry, "--today", "2026-11-30"] + words) }
    #expect(list().output.contains("int   1 (beta: 2, debug: 3)\n"))
    #expect(list("--format", "csv").output.contains("\nlimit,m,int,1,"))
    #expect(list("--configuration", "beta", "--format", "csv").output.contains("\nlimit,m,int,2,"))
    #expect(list("--configuration", "beta", "--format", "csv").output.contains("\nsize,m,int,4,"))
    #expect(list("--configuration", "debug", "--format", "yml").output.contains("default: 5\n"))
    #expect(list("--key", "size", "--format", "json").output.contains(#""debug": "5""#))
    let unknown = list("--configuration", "bta")
    #expect(unknown.code == 1 && unknown.error.contains("the registry does not declare a build configuration 'bta'"))
    #expect(unknown.error.contains("did you mean 'beta'?"))
    let report = workspace.run(["report", registry, "--format", "markdown", "--configuration", "none"])
    #expect(report.code == 1 && report.error.contains("'none'"))
    let page = workspace.run(["report", registry, "--today", "2026-11-30"]).output
    #expect(page.contains("default in beta: 2") && page.contains("default in debug: 3"))
    let beta = workspace.run(["report", registry, "--today", "2026-11-30", "--configuration", "beta"]).output
    #expect(!beta.contains("default in") && beta.contains("<code>2</code>"))
  }

  @Test("leaves the comparison with the dashboard and with old versions to 'value'")
  func comparisons() throws {
    let head = "$registry: {configurations: {beta: BETA}}\n"
    let plain = try workspace.write("plain.yml", "limit: {owner: m, type: int, dashboard: pinned, default: 1}\n")
    let configured = try workspace.write(
      "both.yml", head + "limit: {owner: m, type: int, dashboard: pinned, default: {value: 1, beta: 2}}\n")
    let export = try workspace.write(
      "export.json", #"{"parameters": {"limit": {"valueType": "NUMBER", "defaultValue": {"value": "1"}}}}"#)
    #expect(workspace.run(["diff", configured, "--remote", export]).code == 0)
    #expect(workspace.run(["compat", configured, "--against", plain]).code == 0)
    #expect(!workspace.run(["compat", configured, "--against", plain]).output.contains("default-changed"))
    let folder = workspace.path("releases")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(workspace.run(["archive", configured, "--version", "1.0", "--to", folder]).code == 0)
    let archived = try String(contentsOfFile: folder + "/1.0.yml", encoding: .utf8)
    #expect(archived.contains("  default: 1\n") && !archived.contains("beta"))
  }

  @Test("shows an entry whose owner nobody has named, and says so, as do the report and the comparison with CODEOWNERS")
  func withoutOwner() throws {
    let registry = try workspace.write("open.yml", "a: {type: int, default: 1}\nb: {owner: m, type: int, default: 2}\n")
    let list = workspace.run(["list", registry, "--today", "2026-11-30"])
    #expect(list.code == 1 && list.output.contains("a    TODO   int   1\n") && list.output.contains("b    m      int   2\n"))
    #expect(list.error.contains("'a' lacks 'owner' [missing-attribute]"))
    let report = workspace.run(["report", registry, "--today", "2026-11-30", "--format", "markdown"])
    #expect(report.code == 1 && report.output.contains("TODO") && report.error.contains("[missing-attribute]"))
    let codeowners = try workspace.write("CODEOWNERS", "* @o/m\n")
    let owners = workspace.run(["owners", registry, "--codeowners", codeowners])
    #expect(owners.code == 1 && owners.output.contains("TODO") && owners.output.contains("[missing-attribute]"))
  }

  @Test("names the team that is meant where none has the name")
  func unknownOwner() {
    #expect(list("--owner", "paymnts").error == "no key has the owner 'paymnts'; did you mean 'payments'?\n")
    #expect(list("--owner", "paymnts").code == 0)
  }

  @Test("has every key as JSON for programs")
  func json() throws {
    let output = list("--format", "json").output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let keys = try #require(report["keys"] as? [[String: Any]])
    #expect(keys.map { $0["key"] as? String } == ["checkout_v2_enabled", "upload_chunk_bytes", "config_version"])
    #expect(keys[0]["daysLeft"] as? Int == 1 && keys[0]["states"] as? [String] == ["due"])
    #expect(keys[1]["limits"] as? [String] == ["65536 to 8388608"] && keys[1]["line"] as? Int == 6)
  }

  @Test("gives the entries as a registry of its own")
  func normalForm() throws {
    let output = list("--owner", "media", "--format", "yml").output
    #expect(output.hasPrefix("upload_chunk_bytes:\n") && output.contains("  range: [65536, 8388608]\n"))
    try workspace.write("part.yml", output)
    #expect(workspace.run("list", workspace.path("part.yml"), "--format", "yml").output == output)
  }

  @Test("says why a registry cannot be listed")
  func faulty() throws {
    try workspace.write("registry.yml", Registries.invalid)
    let outcome = list()
    #expect(outcome.code == 1 && outcome.output.isEmpty && outcome.error.contains("[default-out-of-range]"))
  }

  @Test("shows no text of a registry raw, in any format", arguments: ["text", "json", "markdown", "csv"])
  func hostile(format: String) throws {
    try workspace.write("registry.yml", HostileInputs.soundRegistry)
    let output = list("--format", format).output
    #expect(output.contains("flag") && !ShownText.hasDeceptiveCharacter(output) && !ShownText.hasCommand(output))
  }
}
