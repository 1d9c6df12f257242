import RegistryDiagnostics

/// What must hold for every text that reaches a terminal, a log or a reviewer.
///
/// The characters are listed here anew, so that a gap in the product's own definition shows.
enum ShownText {
  private static let deceptive: [ClosedRange<UInt32>] = [
    0x00...0x09, 0x0B...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202E,
    0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F,
  ]

  /// Whether a character other than a line feed commands a terminal or shows as what it is not.
  static func hasDeceptiveCharacter(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value > 0x7E || scalar.value < 0x20 ? deceptive.contains { $0.contains(scalar.value) } : false
    }
  }

  /// Whether a build service would take a part of the text for a command of the input's.
  static func hasCommand(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      line.drop { $0.isWhitespace }.utf8.starts(with: "::".utf8) || hasBracketCommand(line)
    }
  }

  /// Whether `##[…]`, or `##word[…]` in letters of any case, is in the text.
  static func hasBracketCommand(_ text: some StringProtocol) -> Bool {
    var hashes = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "#"): hashes += 1
      case UInt8(ascii: "[") where hashes >= 2: return true
      case UInt8(ascii: "a")...UInt8(ascii: "z") where hashes >= 2, UInt8(ascii: "A")...UInt8(ascii: "Z") where hashes >= 2: break
      default: hashes = 0
      }
    }
    return false
  }

  /// Every format of a report, held to what its readers may be shown.
  static func violations(of report: Report) -> [String] {
    var violations: [String] = []
    let text = report.text()
    if hasCommand(text) { violations.append("the text format begins a line with a workflow command") }
    for (format, shown) in [("text", text), ("json", report.json()), ("github", report.github()), ("sarif", report.sarif())]
    where hasDeceptiveCharacter(shown) {
      violations.append("the format '\(format)' shows a control or bidi character as it is")
    }
    return violations + commands(in: report)
  }

  /// Each finding is one command of GitHub's, whatever it quotes.
  private static func commands(in report: Report) -> [String] {
    let kinds = ["::error ", "::warning ", "::notice "]
    let lines = report.github().split(separator: "\n").filter { $0.utf8.starts(with: "::".utf8) }
    let isOwn = lines.allSatisfy { line in kinds.contains { line.utf8.starts(with: $0.utf8) } }
    return isOwn && lines.count <= report.diagnostics.count + 1 ? [] : ["an input adds a workflow command of its own"]
  }
}
