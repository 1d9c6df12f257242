import Foundation
import Testing

@testable import RegistryCLI

/// Whole commands on inputs that try to command whoever reads what is printed. The parts have such tests of their own; these
/// hold what is put together from them.
@Suite("No text of an input reaches a terminal or a log raw")
struct HostileOutputTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let formats = ["text", "json", "github", "sarif", "gitlab"]

  /// Runs a command line, and checks what both streams show. What they show is not empty where findings are expected.
  @discardableResult
  private func run(
    _ arguments: [String], environment: [String: String] = [:], prints: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Outcome {
    let outcome = workspace.run(arguments, environment: environment, isShortened: false)
    for shown in [outcome.output, outcome.error] {
      let comment = Comment(rawValue: arguments.joined(separator: " ").debugDescription)
      #expect(!ShownText.hasDeceptiveCharacter(shown), comment, sourceLocation: sourceLocation)
      let isGitHub = arguments.contains("github")
      let lines = shown.split(separator: "\n").filter { line in
        !isGitHub || !["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
      }
      #expect(!ShownText.hasCommand(lines.joined(separator: "\n")), comment, sourceLocation: sourceLocation)
    }
    #expect(!prints || !(outcome.output + outcome.error).isEmpty, sourceLocation: sourceLocation)
    return outcome
  }

  @Test("of a registry that is sound and of an export that disagrees with it", arguments: formats + ["markdown"])
  func comparison(format: String) throws {
    let registry = try workspace.write("registry.yml", HostileInputs.soundRegistry)
    let export = try workspace.write("export.json", HostileInputs.export)
    let options = ["--format", format, "--today", "2026-11-30", registry]
    #expect(run(["diff", "--format", format, "--remote", export, registry]).code == 1)
    guard format != "markdown" else { return }
    #expect(run(["check"] + options).code == 1)
    #expect(run(["check", "--remote", export] + options).code == 1)
    #expect(run(["expiry"] + options).code == 1)
    run(["validate"] + options, prints: false)
    #expect(run(["generate"] + options).code == 0)
    #expect(run(["generate", "--template", "standalone"] + options).code == 0)
    #expect(run(["generate", "--dump-context"] + options).code == 0)
    #expect(run(["generate", "-o", workspace.path("none.swift"), "--check"] + options).code == 1)
    #expect(run(["import", "--remote", export, "--format", format]).code == 0)
    let plan = ["plan", "--remote", export, "-o", workspace.path("plan.json"), "--format", format, registry]
    #expect(run(plan).code == 1)
    #expect(run(plan + ["--prune"]).code == 1)
  }

  @Test("of a registry that is edited, and of the edits", arguments: formats)
  func edits(format: String) throws {
    let registry = try workspace.write("registry.yml", HostileInputs.soundRegistry)
    let hostile = HostileInputs.text
    let commands = [
      ["extend", "flag", "--to", "2027-01-31", "--reason", hostile, "--today", "2026-11-30"],
      ["assign", "size", "note", "--to", hostile], ["assign", "--from", hostile, "--to", "b"],
      ["set", "note", "description", hostile], ["set", "note", "default", hostile], ["retire", "size", "--reason", hostile],
      ["rename", "note", hostile], ["extend", hostile, "--by", "1d", "--reason", "r"],
    ]
    for command in commands {
      for options in [["--dry-run"], []] { run(command + ["--registry", registry, "--format", format] + options, prints: false) }
    }
    for command in [["fix", "--dry-run"], ["format", "--dry-run"], ["format", "--check"], ["format"], ["fix"]] {
      run(command + ["--format", format, registry], prints: false)
    }
    let wrong = try workspace.write("wrong.yml", HostileInputs.wrongRegistry)
    run(["fix", "--format", format, wrong], prints: false)
  }

  @Test("of a registry in which everything is wrong", arguments: formats)
  func wrong(format: String) throws {
    let registry = try workspace.write("registry.yml", HostileInputs.wrongRegistry)
    let export = try workspace.write("export.json", HostileInputs.export)
    for command in ["check", "validate", "expiry", "generate"] {
      #expect(run([command, registry, "--format", format]).code == 1)
    }
    for command in ["diff", "plan"] { #expect(run([command, registry, "--remote", export, "--format", format]).code == 1) }
  }

  /// A template of one's own and an export keep their bytes where they go to a file or to another program.
  @Test("of a file that is printed as it is, where a terminal shows it")
  func printedFiles() throws {
    let registry = try workspace.write("registry.yml", HostileInputs.soundRegistry)
    let export = try workspace.write("export.json", HostileInputs.export)
    let template = try workspace.write("own.mustache", HostileInputs.text + "\n\tx\r\n")
    let commands = [["plan", "--remote", export, registry], ["generate", registry, "--template", template]]
    for command in commands {
      let shown = workspace.run(command, terminals: [.output])
      #expect(shown.code == (command[0] == "plan" ? 1 : 0))
      #expect(!ShownText.hasDeceptiveCharacter(shown.output.replacingOccurrences(of: "\t", with: "")))
      #expect(!shown.output.contains("##["))
      let piped = workspace.run(command).output
      #expect(piped != shown.output && ShownText.hasDeceptiveCharacter(piped))
    }
    #expect(workspace.run(commands[1], terminals: [.output]).output.hasSuffix("\n\tx\\r\n"))
    let sound = try workspace.write("sound.json", "{\"parameters\": {}}\r\n")
    let plan = ["plan", "--remote", sound, try workspace.write("sound.yml", "a: {owner: b, type: int, default: 1}")]
    #expect(
      workspace.run(plan, terminals: [.output]).output == workspace.run(plan).output.replacingOccurrences(of: "\r", with: "\\r"))
  }

  @Test("of a file that is not YAML", arguments: formats)
  func syntax(format: String) throws {
    let raw = HostileInputs.raw
    let texts = [
      HostileInputs.text, "a: \u{1B}[31m", "\(raw): [", "a: &\(raw) b\nc: *\(raw)x", "%\(raw)\n---\na: 1", "a: !\(raw) b",
      "\t\(raw)",
      "- \(raw)", "a: 1\n---\n\(raw)", "a: \"\\\(raw)\"", "a: {\(raw): {}, \(raw): {}}", "? [\(raw)]\n: x", "a: >\(raw)\n b",
    ]
    for text in texts {
      let registry = try workspace.write("registry.yml", text)
      #expect(run(["validate", registry, "--format", format]).code != 0, "\(text.debugDescription)")
      run(["expiry", registry, "--format", format])
    }
  }

  @Test("of a file that is not a template", arguments: formats)
  func foreign(format: String) throws {
    let registry = try workspace.write("registry.yml", HostileInputs.soundRegistry)
    for text in HostileInputs.foreign {
      let export = try workspace.write("export.json", text)
      for command in ["diff", "plan", "check"] {
        #expect(run([command, registry, "--remote", export, "--format", format]).code != 0, "\(text.debugDescription)")
      }
      run(["import", "--remote", export, "--format", format])
    }
  }

  @Test("of a Mustache template that is wrong", arguments: formats)
  func template(format: String) throws {
    let registry = try workspace.write("registry.yml", Registries.sound)
    for text in HostileInputs.templates {
      let template = try workspace.write("own.mustache", text)
      let outcome = run(["generate", registry, "--template", template, "--format", format])
      #expect(outcome.code == 2, "\(text.debugDescription)")
      #expect((format == "text" ? outcome.output : outcome.error).isEmpty)
    }
  }

  @Test(
    "of a file's name", arguments: ["::error::x", "\u{1B}[31mred\n::error::x", "##[error]\u{202E}x", "a\r\u{9B}2J,title=b"],
    formats)
  func names(name: String, format: String) throws {
    let registry = try workspace.write("\(name).yml", Registries.sound + Registries.doubtful)
    let wrong = try workspace.write("flags/\(name)/\(name).yml", Registries.invalid)
    let export = try workspace.write("\(name).json", HostileInputs.export)
    let template = try workspace.write("\(name).mustache", "{{>none}}")
    let options = ["--format", format]
    #expect(run(["check", registry, wrong, workspace.path("flags/\(name)")] + options).code == 1)
    #expect(run(["check", "\(name).yml"] + options).code == 2)
    #expect(run(["diff", registry, "--remote", export] + options).code == 1)
    #expect(run(["diff", registry, "--remote", "\(name).json"] + options).code == 2)
    #expect(run(["generate", registry, "--template", template] + options).code == 2)
    #expect(run(["generate", registry] + options).code == 0)
    #expect(run(["generate", registry, "-o", "\(name)/x.swift"] + options).code == 2)
    #expect(run(["generate", registry, "-o", workspace.path("\(name).swift"), "--check"] + options).code == 1)
    #expect(run(["plan", registry, "--remote", export, "-o", "\(name)/x.json"] + options).code == 2)
    #expect(run(["import", "--remote", export, "-o", "\(name)/x.yml"] + options).code == 2)
  }

  @Test("of an argument or a variable")
  func arguments() {
    let text = HostileInputs.text
    let lines = [
      [text], ["--\(text)"], ["help", text], ["check", "--\(text)"], ["check", "--\(text)", "--help"], ["check", "-\(text)"],
      ["check", "--strict=\(text)"], ["explain", text], ["explain", "a", text], ["check", "--format", text],
      ["check", "--color", text],
      ["check", "--today", text], ["check", "--within", text], ["check", "--max-findings", text], ["generate", "--access", text],
      ["generate", "--template", "x" + text.replacingOccurrences(of: "/", with: "")], ["generate", "--check", "-o", text],
      ["diff", "--remote", text], ["import", "--remote", "x", text], ["check", text], ["check", "--\(text)=\(text)"],
    ]
    for line in lines { run(line) }
    run(["check", "-h", text])
    let outcome = run(["expiry", "--format", "github"], environment: ["SOURCE_DATE_EPOCH": text])
    #expect(outcome.code == 2)
  }
}
