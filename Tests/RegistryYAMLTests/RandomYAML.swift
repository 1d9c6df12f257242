/// Texts that are YAML, or nearly.
enum RandomYAML {
  static func lines(_ random: inout SplitMix) -> String {
    // Most lines are ordinary, or hardly a text would be read by line.
    let strangeness = random.next(below: 12)
    return (0..<random.next(below: 9) + 1).map { _ in line(&random, strangeness) }.joined(separator: "\n")
  }

  private static func line(_ random: inout SplitMix, _ strangeness: Int) -> String {
    let isStrange = random.next(below: 40) < strangeness
    let indent = random.pick(isStrange ? ["", " ", "   ", "      ", "\t"] : ["", "  ", "  ", "    "])
    let key = random.pick(isStrange ? strangeKeys : ["a", "b2", "C_c", "$d", "0"])
    let value = random.pick(isStrange ? strangeValues : values)
    switch random.next(below: 10) {
    case 0: return random.pick(["", "  ", indent])
    case 1: return indent + random.pick(["#", "# c", "#: c", "# é"])
    case 2: return "\(indent)\(key):"
    default: return "\(indent)\(key): \(value)"
    }
  }

  private static let strangeKeys = [
    "", "'a'", "a b", "-", "- a", "?", "? a", "<<", "a:b", "é", "...", "---", "%a", "&a b", "!a b",
  ]
  private static let values = [
    "", "x", "x y", "x#y", "x  # c", "'x'", "''", "\"x: y\"", "\"\"  # c", "[]", "[a]", "[a, b]", "[ a b ,c]  # c", "-1", "1.5",
    "~", "é ü", "日本", "x, y", "2026-12-01", "x:y", "(x)", "'\\'", "  x ", "x 'y'", "/x", ".", "+1", "$x", "[ ]", "[-1, 2.5]",
    "# c", "-x", "x{y}", "x # é",
  ]
  private static let strangeValues = [
    "x: y", "x:", "- x", "-", "'x''y'", "'x", "\"\\n\"", "[a,]", "[a: b]", "[[a]]", "[a", "[é]", "[a] b", "[a]#c", "'x'#c",
    "'x' y",
    "|", ">-", "&a x", "*a", "!t x", "%x", "@x", "`x", "{a: b}", "?x", ":x", ",x", "]", "x\t", "\tx", "x\r", "\u{FEFF}x",
    "x\u{A0}y", "<x", "=x", "--- x", "[.., a]", "[a\tb]", "\u{1F600}", "[- a]", "[-, a]", "'\u{85}'", "x\u{2028}y", "# \u{FEFF}",
  ]

  /// Each character that means something to YAML, alone and in company.
  static func tokens(_ random: inout SplitMix) -> String {
    let start = random.pick(["", "", "a: ", "a:\n  b: ", "a: 1\n"])
    return start + (0..<random.next(below: 9) + 1).map { _ in random.pick(allTokens) }.joined()
  }

  private static let allTokens = [
    "a", "a", "b: ", "\n", "\nc: ", "\n  d: ", "\n    e: ", " ", "  ", ":", ": ", "#", " #", "-", "- ", "'", "\"", "[", "]", ",",
    ", ", "{",
    "}", "\t", "\r", "?", "? ", "!", "&", "*", "|", ">", "%", "@", "`", "<<", "=", "~", ".", "...", "---", "\\", "é", "\u{FEFF}",
    "0", "/",
  ]

  /// The text up to anywhere.
  static func cut(_ text: String, _ random: inout SplitMix) -> String {
    let scalars = text.unicodeScalars
    return String(String.UnicodeScalarView(scalars.prefix(random.next(below: scalars.count + 1))))
  }

  /// The text with a token put in anywhere, or in place of a character.
  static func changed(_ text: String, _ random: inout SplitMix) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = random.next(below: scalars.count + 1)
    let end = min(scalars.count, place + random.next(below: 2))
    scalars.replaceSubrange(place..<end, with: random.pick(allTokens).unicodeScalars)
    return String(String.UnicodeScalarView(scalars))
  }
}
