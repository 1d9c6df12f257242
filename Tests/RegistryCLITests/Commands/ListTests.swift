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
