import TestSupport

/// Texts that have broken generators, terminals or logs before, and mixtures of their pieces. The seed is fixed, so that a
/// failure can be seen again.
struct NastyTexts {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// What closes, opens, splits, comments out, interpolates, encodes, commands, hides or combines.
  static let pieces: [String] = [
    "\"", "\"\"\"", "'", "\\", "\\\\", "\\(x)", "\\u{41}", "\\n", "\\#(x)", "#", "#\"", "\"#", "##", "`", "$0", "$(x)", "\\0",
    "*/", "/*", "//", "///", "}", "{", "{{x}}", "{{{x}}}", "{{/x}}", "{{=<% %>=}}", "%", "%0A", "%25", "%3D", "%%", "=", "==",
    "\n", "\r", "\r\n", "\n\n", "\t", " ", "  ", "\u{0}", "\u{1}", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}[31m",
    "\u{1B}]0;x\u{7}",
    "\u{7F}", "\u{80}", "\u{85}", "\u{9B}31m", "\u{A0}", "\u{AD}", "\u{300}", "e\u{301}", "\u{E9}", "\u{61C}", "\u{200B}",
    "\u{200D}",
    "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{2060}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}",
    "\u{E000}", "\u{FE0F}", "🚩", "👩‍👩‍👧", "🇩🇪", "\u{1F3FB}", "\u{1D54F}", "\u{E0041}", "\u{10FFFD}", "ß", "ı", "İ", "ﬁ", "한",
    "\u{1112}\u{1161}",
    "::error::x", "::set-output name=a::b", "##[error]x", "##vso[task.x]y", "##teamcity[x]", "::add-mask::x", "]]>", "<!--",
    "&amp;", "<script>",
    "fatalError()", "import Darwin", "#if", "#error(\"x\")", "let x = 1", "@available", ": ", " #", "- ", "|", ">", "&a", "*a",
    "!!str", "?", ",",
    "null", "~", "true", "NO", "0x1F", "1e400", "-0", "NaN", "..", "...", "---", "%YAML", "<<",
  ]

  /// Each piece alone and between others, the empty text, long ones, and mixtures.
  static func all(mixtures count: Int, seed: UInt64) -> [String] {
    var texts = NastyTexts(seed: seed)
    let alone = pieces.flatMap { [$0, "a\($0)\($0)b\($0)"] }
    let long = [String(repeating: "x\"\\\n", count: 10_000), String(repeating: "\u{202E}🚩", count: 2_000)]
    return ["", " "] + alone + long + (0..<count).map { _ in texts.next() }
  }

  mutating func next() -> String {
    (0..<Int.random(in: 1...8, using: &generator)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}

extension String {
  /// The text as a double-quoted scalar of YAML, in which everything but letters and digits is an escape.
  var yaml: String {
    let escaped = unicodeScalars.map { scalar -> String in
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"\(escaped.joined())\""
  }

  /// The text as a string of JSON.
  var json: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case _ where scalar.value < 0x20: return "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: return String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
