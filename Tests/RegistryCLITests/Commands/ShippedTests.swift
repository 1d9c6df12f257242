import Foundation
import RegistryText
import Testing

@Suite("Versions that shipped")
struct ShippedTests {
  let workspace: Workspace
  private let registry: String
  private static let old =
    "limit: {owner: a, type: int, default: 3, range: [0, 10]}\ngone: {owner: a, type: string, default: x}\n"
  private static let new =
    "limit: {owner: a, type: int, default: 3, range: [0, 500]}\ngone: {owner: a, type: string, default: x, retired: unused}\n"

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("config-registry.yml", Self.new)
    try workspace.write("shipped/5.0.0.yml", Self.old)
    try workspace.write("shipped/5.1/a.yml", String(Self.old.split(separator: "\n")[0]) + "\n")
    try workspace.write("shipped/5.1/b.yml", String(Self.old.split(separator: "\n")[1]) + "\n")
    try workspace.write("shipped/README.md", "not a registry\n")
    try workspace.write(
      "remote.json",
      #"{"conditions": [{"name": "new", "expression": "app.version.>=(['6.0'])"}], "parameters": {"limit": {"defaultValue": {"value": "5"}, "conditionalValues": {"new": {"value": "400"}}, "valueType": "NUMBER"}, "gone": {"defaultValue": {"value": "x"}}}}"#
    )
  }

  @Test("are compared one by one, or as an archive")
  func compat() throws {
    let one = workspace.run("compat", registry, "--against", workspace.path("shipped/5.0.0.yml"))
    #expect(one.code == 1)
    #expect(
      one.output.contains(
        "config-registry.yml:1:49: error: 'limit': 'range' was 0...10 and is 0...500; shipped versions read '500' as their default, '3' (5.0.0) [range-widened]"
      ))
    #expect(one.output.contains("5.0.0.yml:1:49: note: 5.0.0 has it here"))
    #expect(one.output.hasSuffix("1 breaking change, 1 other against 5.0.0\n"))
    let both = workspace.run(
      "compat", registry, "--against", workspace.path("shipped/5.0.0.yml"), "--against", workspace.path("shipped/5.1"))
    #expect(both.code == 1 && both.output.contains("(5.0.0, 5.1) [range-widened]"))
    let archive = workspace.run("compat", registry, "--against", workspace.path("shipped"))
    #expect(archive.code == 1 && archive.output.contains("(5.0.0, 5.1) [range-widened]"), "\(archive)")
    try workspace.write("config-registry.yml", "$registry: {supported_from: '5.1'}\n" + Self.new)
    #expect(workspace.run("compat", registry, "--against", workspace.path("shipped")).output.contains("(5.1) [range-widened]"))
    try workspace.write("config-registry.yml", "$registry: {supported_from: '5.2'}\n" + Self.new)
    #expect(workspace.run("compat", registry, "--against", workspace.path("shipped")).code == 2)
    #expect(workspace.run("compat", registry, "--against", registry).code == 0)
    #expect(workspace.run("compat", registry).code == 64)
  }

  @Test("come from standard input too")
  func standardInput() throws {
    let outcome = try Tool.shell("\"$TOOL\" compat config-registry.yml --against - < shipped/5.0.0.yml", in: workspace)
    #expect(
      outcome.end == .exited(1) && String(decoding: outcome.output, as: UTF8.self).contains("(standard input) [range-widened]"))
  }

  @Test("do not belong to the registry in whose folder they are")
  func folder() throws {
    try workspace.write("Registry/keys.yml", Self.new)
    try workspace.write("Registry/shipped/5.0.yml", Self.old)
    try workspace.write("Registry/shipped/5.1/keys.yml", Self.old)
    #expect(workspace.run("validate", workspace.path("Registry")).output == "2 keys, no findings\n")
    try workspace.write("Registry/shipped/other.yml", "other: {owner: a, type: int, default: 1}\n")
    #expect(workspace.run("validate", workspace.path("Registry")).output.contains("duplicate-key"))
  }

  @Test("are shown in every format", arguments: ["json", "github", "sarif", "gitlab", "markdown"])
  func formats(format: String) {
    for command in [
      ["compat", "--against", workspace.path("shipped/5.0.0.yml")],
      ["fleet", "--shipped", workspace.path("shipped"), "--remote", workspace.path("remote.json")],
    ] {
      let outcome = workspace.run(command + [registry, "--format", format])
      let isCompat = command[0] == "compat"
      #expect(outcome.code == (isCompat ? 1 : 0) && outcome.error.isEmpty, "\(outcome)")
      #expect(!outcome.output.isEmpty || !isCompat, "\(outcome)")
    }
  }

  @Test("that are broken are all named, with exit code 2; a file of a newer format is read as far as it goes")
  func lenient() throws {
    try workspace.write(
      "shipped/5.2.yml", "limit: {owner: a, type: int, default: 3, range: [0, 500], sharding: yes}\n$registry: {regions: [eu]}\n")
    let outcome = workspace.run("compat", registry, "--against", workspace.path("shipped/5.2.yml"))
    #expect(outcome.code == 0 && outcome.output.contains("'sharding'"), "\(outcome)")
    try workspace.write("shipped/5.3.yml", "- a\n")
    try workspace.write("shipped/5.4.yml", "limit: {owner: 'a\n")
    for command in ["check", "fleet"] {
      let broken = workspace.run([
        command, registry, "--shipped", workspace.path("shipped"), "--remote", workspace.path("remote.json"),
      ])
      #expect(broken.code == 2 && broken.error.contains("5.3.yml") && broken.error.contains("5.4.yml"), "\(broken)")
    }
  }

  @Test("are asked for what today's template does there")
  func fleet() throws {
    let command = ["fleet", registry, "--shipped", workspace.path("shipped"), "--remote", workspace.path("remote.json")]
    #expect(workspace.run(command).output.hasSuffix("2 versions: every key is read as it is meant\n"))
    try workspace.write("remote.json", try workspace.read("remote.json").replacing("6.0", with: "5.1"))
    let outcome = workspace.run(command)
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains("  5.1: the value '400' under 'new' is out of range there; installs read the default '3'\n"),
      "\(outcome)")
    #expect(workspace.run(command + ["--since", "5.2"]).code == 2)
    #expect(
      workspace.run(command + ["--since", "5.1"]).output.hasPrefix(
        "version  keys  fine  clamped  default  unreadable  gone\n5.1 "))
    try workspace.write("config-registry.yml", "$registry: {supported_from: 5.0.1}\n" + Self.new)
    #expect(!workspace.run(command).output.contains("5.0.0"))
    #expect(workspace.run("fleet", registry, "--remote", workspace.path("remote.json")).code == 64)
  }

  @Test("are protected by check, diff and plan")
  func protection() throws {
    try workspace.write("remote.json", try workspace.read("remote.json").replacing("6.0", with: "5.0"))
    let options = [registry, "--shipped", workspace.path("shipped"), "--remote", workspace.path("remote.json")]
    for command in ["check", "diff"] {
      let outcome = workspace.run([command] + options)
      #expect(outcome.code == 1 && outcome.output.contains("[shipped-out-of-range]"), "\(outcome)")
    }
    let plan = workspace.run(["plan"] + options)
    #expect(plan.code == 1 && plan.error.contains("! limit: the value '400' under 'new' is out of range there"), "\(plan)")
    try workspace.write("config-registry.yml", String(Self.new.split(separator: "\n")[0]) + "\n")
    let pruned = workspace.run(["plan", "--prune"] + options)
    #expect(pruned.error.contains("= gone: not in the registry, and kept: shipped versions read it (5.0.0 to 5.1)"), "\(pruned)")
    #expect(pruned.output.contains("\"gone\""))
    #expect(!workspace.run("plan", "--prune", registry, "--remote", workspace.path("remote.json")).output.contains("\"gone\""))
    #expect(workspace.run("check", registry, "--since", "5.0").code == 64)
  }

  @Test("say nothing that commands a terminal")
  func hostile() throws {
    let text = "\\e[2Jx\\u202E"
    try workspace.write("config-registry.yml", "k: {owner: a, type: enum, values: [a, \"\(text)\"], default: a}\n")
    try workspace.write(
      "shipped/5.0.0.yml",
      "k: {owner: a, type: enum, values: [a], default: a}\n\"\(text)\": {owner: \"\(text)\", type: int, default: 1}\n")
    try workspace.write(
      "remote.json",
      #"{"conditions": [{"name": "\u001b[2J", "expression": "\u001b[2J"}], "parameters": {"k": {"defaultValue": {"value": "\u001b[2J"}, "conditionalValues": {"\u001b[2J": {"value": "\u202E"}}}}}"#
    )
    for format in ["text", "markdown", "github"] {
      for command in [
        ["compat", "--against", workspace.path("shipped/5.0.0.yml")],
        ["fleet", "--shipped", workspace.path("shipped"), "--remote", workspace.path("remote.json")],
      ] {
        let outcome = workspace.run(command + [registry, "--format", format])
        #expect(outcome.code == 1 && !outcome.output.contains("\u{1B}") && !outcome.output.contains("\u{202E}"), "\(outcome)")
      }
    }
  }

  @Test("are archived in a folder that is made for them, in one that exists")
  func missingFolder() throws {
    func archive(_ folder: String) -> Outcome {
      workspace.run("archive", registry, "--version", "5.2.0", "--to", workspace.path(folder))
    }
    #expect(archive("new").code == 0 && archive("other/").code == 0)
    #expect(try archive("other").code == 0 && workspace.read("new/5.2.0.yml") == workspace.read("other/5.2.0.yml"))
    let nested = archive("none/new")
    #expect(nested.code == 2 && nested.error.contains("cannot make the folder 'none/new': no such file or folder"))
    try workspace.write("file", "text")
    #expect(archive("file").code == 2)
    let invalid = try workspace.write("invalid.yml", "a: {owner: m, type: int}\n")
    #expect(workspace.run("archive", invalid, "--version", "1.0", "--to", workspace.path("never")).code == 1)
    #expect(!FileManager.default.fileExists(atPath: workspace.path("never")))
  }

  @Test("are archived in one form, and not replaced by another registry")
  func archive() throws {
    let outcome = workspace.run("archive", registry, "--version", "5.2.0", "--to", workspace.path("shipped"))
    #expect(outcome.code == 0, "\(outcome)")
    let text = try workspace.read("shipped/5.2.0.yml")
    #expect(text.hasPrefix("limit:\n  owner: a\n  type: int\n  default: 3\n  range: [0, 500]\n"))
    try workspace.write("config-registry.yml", "# the same\n" + Self.new)
    #expect(workspace.run("archive", registry, "--version", "5.2.0", "--to", workspace.path("shipped")).code == 0)
    try workspace.write("config-registry.yml", Self.old)
    let other = workspace.run("archive", registry, "--version", "5.2.0", "--to", workspace.path("shipped"))
    #expect(other.code == 2 && other.error.contains("it has another registry, which shipped with that version"), "\(other)")
    #expect(try workspace.read("shipped/5.2.0.yml") == text)
    #expect(workspace.run("archive", registry, "--version", "5.2.0", "--to", workspace.path("shipped"), "--force").code == 0)
    #expect(workspace.run("archive", registry, "--version", "next", "--to", workspace.path("shipped")).code == 64)
    #expect(workspace.run("--version").code == 0 && workspace.run("compat", "--version").code == 0)
  }
}
