import Foundation
import RegistryEmitter
import RegistryModel
import RegistryText
import TestSupport
import Testing

/// Texts that could end a literal, a line or a comment, or be shown as something else than they are.
@Suite("hostile texts")
struct HostileTextTests {
  private static let pieces = [
    "\"", "\"\"\"", "\\", "\\(x)", "\\u{41}", "\\n", "#", "\"#", "\\#(x)", "'", "`", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1}",
    "\u{7F}",
    "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{E0041}",
    "\u{FFFE}", "\u{10FFFF}", "\u{E000}", "é", "e\u{301}", "👩‍👩‍👧", "*/", "/*", "//", "///", "fatalError()", "import Nonexistent",
    "}", "{", "$0", "%",
    "%25", "%0A", "%3D", "=", " ", "  ", "{{key}}", "{{{x}}}", "{{/entries}}", "<!--", "&amp;", "#if false",
    "#sourceLocation(file: \"x\", line: 1)",
    "Type", "self", "0", "-", "_", "…", "// MARK: -", "swift-format-ignore", "\u{1B}[31m", "::error::x", "##[error]x",
    "##vso[x]", "##", "[",
  ]

  private static let texts: [String] = {
    var random = SeededGenerator(seed: 7)
    let made = (0..<140).map { _ in
      (0..<Int.random(in: 2...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    return pieces + made + [""]
  }()

  @Test("every text of a registry comes back from the compiled file as it was, and none becomes code")
  func roundTrip() throws {
    let file = try Generated.file(Array(Self.registry.utf8), template: .standalone)
    #expect(!file.utf8.contains(UInt8(ascii: "\r")))
    // What a build service would take for a command, should the file be printed into its log.
    #expect(!file.contains(/##[A-Za-z]*\[/))
    try SwiftCompiler.withFolder { folder in
      let sources = ["Generated.swift": file, "main.swift": Self.program]
      for (name, text) in sources { try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8) }
      let options = ["-swift-version", "6", "-warnings-as-errors"]
      let compiled = try SwiftCompiler.compile(sources.keys.sorted(), options: options, output: "program", in: folder)
      try #require(compiled.status == 0, "\(compiled.output.prefix(4000))")
      let lines = try SwiftCompiler.run("./program", in: folder).output.split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, text) in Self.texts.enumerated() {
        let expected = Self.hex(text)
        #expect(lines[index] == "\(expected) \(expected) \(index.isMultiple(of: 4) ? expected : "-")", "\(text.debugDescription)")
      }
    }
  }

  /// Each text in every place that takes one.
  private static var registry: String {
    texts.enumerated().map { index, text in
      let quoted = quoted(text)
      let people = "  owner: \(self.quoted("o" + text))\n  description: \(quoted)\n  tracker: \(quoted)\n  tags: [\(quoted)]\n"
      let string = "text_\(index):\n\(people)  type: string\n  default: \(quoted)\n  expires: never\n  reason: \(quoted)\n"
      guard index.isMultiple(of: 4) else { return string }
      return string + "choice_\(index):\n\(people)  type: enum\n  values: [zzz, \(quoted)]\n  default: \(quoted)\n"
    }.joined()
  }

  /// Prints each text as the accessor, `defaults` and the enum have it.
  private static var program: String {
    let lines = texts.indices.map { index in
      let choice = index.isMultiple(of: 4) ? "hex(FeatureConfig.choice\(index).rawValue)" : "\"-\""
      return "print(hex(FeatureConfig.text\(index)), hex(FeatureConfig.defaults[\"text_\(index)\"] ?? \"none\"), \(choice))"
    }
    return """
      func hex(_ text: String) -> String { "." + text.utf8.map { String($0, radix: 16) }.joined(separator: "") }
      \(lines.joined(separator: "\n"))

      """
  }

  private static func hex(_ text: String) -> String { "." + text.utf8.map { String($0, radix: 16) }.joined(separator: "") }

  /// The text in double quotes as YAML has them, everything but plain ASCII escaped.
  private static func quoted(_ text: String) -> String {
    let inside = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case " "..."~": String(scalar)
      default: "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count) + String(scalar.value, radix: 16)
      }
    }
    return "\"" + inside.joined() + "\""
  }
}
