import Foundation
import Testing

@Suite("Nothing of an input commands a terminal or a build service")
struct InjectionTests {
  let workspace: Workspace
  private let texts = NastyTexts.all(mixtures: 40, seed: 7).filter { $0.utf8.count < 1_000 }

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "valid.yml",
      registry { text, index in
        "k\(index): {owner: \(text), type: bool, default: true, expires: 2026-11-\(index % 30 + 1), tracker: \(text)}"
      })
    try workspace.write(
      "defaults.yml",
      registry { text, index in "k\(index): {owner: \(text), type: int, default: \(text), range: [\(text), \(text)]}" })
    try workspace.write(
      "keys.yml",
      registry { text, index in "\(text): {owner: \(text), type: \(text), default: 1, \(text): 2, fallback: \(text)}" })
    try workspace.write(
      "values.yml",
      registry { text, index in
        "k\(index): {owner: a, type: enum, values: [\(text), \(text)], default: x, expires: \(text), accessor: \(text)}"
      })
    try workspace.write(
      "settings.yml",
      registry { text, index in "$registry: {owners: [\(text)], rules: {\(text): \(text)}, \(text): 1, type_name: \(text)}" })
    try workspace.write(
      "patterns.yml",
      registry { text, index in "k\(index): {owner: a, type: string, default: x, pattern: \(text), max_length: \(text)}" })
    // As it is, and so not YAML in most cases.
    try workspace.write("raw.yml", texts.enumerated().map { "k\($0.offset): \($0.element)\n" }.joined())
    try workspace.write("lines.yml", "a:\n  ::error::x\n##[error]x\n")
  }

  private func registry(_ entry: (String, Int) -> String) -> String {
    texts.enumerated().map { entry($0.element.yaml, $0.offset) + "\n" }.joined()
  }

  private static let files = [
    "valid.yml", "defaults.yml", "keys.yml", "values.yml", "settings.yml", "patterns.yml", "raw.yml", "lines.yml",
  ]

  /// Checks what a run printed, by the rules of the services: a line that begins with two colons, whatever blanks are before
  /// them, or holds two hashes, a name and a bracket, is a command.
  private func expectHarmless(_ text: String, isGitHub: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!ShownText.hasDeceptiveCharacter(text), sourceLocation: sourceLocation)
    #expect(!ShownText.hasBracketCommand(text), sourceLocation: sourceLocation)
    for line in text.split(separator: "\n") where line.drop(while: \.isWhitespace).hasPrefix("::") {
      #expect(
        isGitHub && line.firstMatch(of: #/^::(error|warning|notice) (file=[^,:]*,)?([a-zA-Z]+=[0-9]+,)*title=[a-z-]+::/#) != nil,
        "\(line.prefix(200))", sourceLocation: sourceLocation)
    }
  }

  @Test("in any format of any command", arguments: files)
  func findings(file: String) throws {
    let runs = ["text", "github", "json", "sarif"].map { ("check", $0) } + [("expiry", "text"), ("generate", "text")]
    for (command, format) in runs {
      let outcome = workspace.run(
        command, workspace.path(file), "--format", format, "--today", "2026-11-15", "--max-findings", "100000")
      #expect(outcome.code <= 1)
      // What is generated is source code, and no message.
      if command != "generate" { expectHarmless(outcome.output, isGitHub: format == "github") }
      expectHarmless(outcome.error, isGitHub: format == "github")
    }
  }

  @Test("by the name of a file")
  func names() throws {
    for text in texts where !text.contains("\0") && text.utf8.count < 200 {
      let name = text.replacingOccurrences(of: "/", with: ":") + ".yml"
      try workspace.write("names/\(name)", Registries.invalid)
      for format in ["text", "github"] {
        // Shortened, so that the name is at the start of a line, as it is for who runs the tool where the file is.
        let found = workspace.run("check", workspace.path("names/\(name)"), "--format", format)
        #expect(found.code == 1)
        expectHarmless(found.output, isGitHub: format == "github")
      }
      try FileManager.default.removeItem(atPath: workspace.path("names"))
    }
  }

  @Test("by an argument")
  func arguments() {
    for text in texts where !text.contains("\0") {
      for words in [
        [text], ["check", text], ["check", "--\(text)"], ["check", "--format", text], ["check", "--today", text],
        ["explain", text],
        ["generate", "--template", text], ["generate", "-o", text, "none.yml"], ["check", "--within=\(text)"], ["help", text],
      ] {
        let outcome = workspace.run(words)
        expectHarmless(outcome.error)
      }
    }
  }

  @Test("by a template")
  func template() throws {
    let registry = try workspace.write("registry.yml", Registries.sound)
    for text in texts {
      let path = try workspace.write("own.mustache", "\(text){{\(text)}}{{#\(text)}}{{> \(text)}}")
      let outcome = workspace.run("generate", registry, "--template", path)
      #expect(outcome.code == 2 || outcome.code == 0)
      expectHarmless(outcome.error)
    }
  }
}
