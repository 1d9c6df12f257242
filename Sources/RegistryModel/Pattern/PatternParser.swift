/// Reads the subset of regular expressions that a `pattern` may use.
///
/// Literals, `.`, classes (`[a-z]`, `[^,]`), `\d \w \s` and their capitals (ASCII), `\n \r \t \u{1F4B3}`, groups, `|`,
/// `* + ? {n} {n,} {n,m}`, `^` and `$`. Look-around, back-references, `\b` and flags are refused by name: they have no
/// linear-time form or differ between engines.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0
  /// Deep enough for any pattern written by hand, shallow enough for the call stack.
  private static let maximumDepth = 50
  static let maximumRepetition = 1_000

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The syntax of the text as a whole.
  mutating func parse() throws(PatternError) -> PatternSyntax {
    let syntax = try alternatives()
    if position < scalars.count { throw error("')' closes no group") }
    return syntax
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func error(_ message: String, at offset: Int? = nil) -> PatternError {
    PatternError(message: message, offset: offset ?? position)
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(PatternError) -> PatternSyntax {
    var branches = [try sequence()]
    while skip("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(PatternError) -> PatternSyntax {
    var items: [PatternSyntax] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      let item = try atom()
      items.append(try quantified(item))
    }
    return items.isEmpty ? .empty : .sequence(items)
  }

  private mutating func atom() throws(PatternError) -> PatternSyntax {
    let start = position
    position += 1
    switch scalars[start] {
    case "(": return try group(from: start)
    case "[": return .set(try characterClass(from: start))
    case ".": return .set(ScalarRanges.any)
    case "^": return .start
    case "$": return .end
    case "\\": return .set(try escape())
    case "*", "+", "?", "{": throw error("'\(scalars[start])' repeats nothing", at: start)
    case let scalar: return .set([scalar.value...scalar.value])
    }
  }

  private mutating func group(from start: Int) throws(PatternError) -> PatternSyntax {
    if skip("?"), !skip(":") { throw error(unsupportedGroup, at: start) }
    guard depth < Self.maximumDepth else { throw error("groups are nested deeper than \(Self.maximumDepth)", at: start) }
    depth += 1
    let inner = try alternatives()
    depth -= 1
    guard skip(")") else { throw error("'(' is not closed", at: start) }
    return inner
  }

  /// Why a group that begins with `(?` is refused, by the characters behind it.
  private var unsupportedGroup: String {
    let name = String(String.UnicodeScalarView(scalars[position...].prefix(2)))
    switch (name.first, name) {
    case ("="?, _), ("!"?, _): return Self.noLookAround("look-ahead", "(?\(name.prefix(1))")
    case (_, "<="), (_, "<!"): return Self.noLookAround("look-behind", "(?\(name)")
    case ("<"?, _), ("P"?, _): return "a group cannot have a name; write '(...)'"
    case ("i"?, _): return "flags such as '(?i)' are not supported; write both cases, as in '[aA]'"
    default: return "only '(...)' and '(?:...)' groups are supported"
    }
  }

  private static func noLookAround(_ name: String, _ opening: String) -> String {
    "\(name) '\(opening)...)' is not supported; describe the whole text without it"
  }

  private mutating func quantified(_ item: PatternSyntax) throws(PatternError) -> PatternSyntax {
    let start = position
    guard let (minimum, maximum) = try quantifier() else { return item }
    if next == "?" || next == "+" || next == "*" || next == "{" {
      throw error(
        "a second quantifier follows the first; put the first into a group, lazy and possessive forms are not supported")
    }
    switch item {
    case .start, .end: throw error("an anchor cannot be repeated", at: start)
    default: return .repeated(item, minimum: minimum, maximum: maximum)
    }
  }

  private mutating func quantifier() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    let start = position
    guard skip("{") else { return nil }
    guard let minimum = number() else {
      throw error("'{' begins no '{n}', '{n,}' or '{n,m}'; write '\\{' for the character", at: start)
    }
    let maximum = skip(",") ? number() : minimum
    guard skip("}") else { throw error("'{' is not closed", at: start) }
    if let maximum, maximum < minimum { throw error("'{\(minimum),\(maximum)}' has its bounds reversed", at: start) }
    guard max(minimum, maximum ?? 0) <= Self.maximumRepetition else {
      throw error("a repetition is bounded by \(Self.maximumRepetition)", at: start)
    }
    return (minimum, maximum)
  }

  private mutating func number() -> Int? {
    let start = position
    var value = 0
    while let digit = next, ("0"..."9").contains(digit) {
      // Stays above any bound that is accepted, without overflow.
      value = min(value * 10 + Int(digit.value - 0x30), Self.maximumRepetition + 1)
      position += 1
    }
    return position > start ? value : nil
  }

  private mutating func characterClass(from start: Int) throws(PatternError) -> [ClosedRange<UInt32>] {
    let isNegated = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    while !skip("]") {
      guard position < scalars.count else { throw error("'[' is not closed", at: start) }
      ranges += try classMember()
    }
    if ranges.isEmpty { throw error("'[]' matches nothing; write '\\]' for the character", at: start) }
    let normalized = ScalarRanges.normalized(ranges)
    return isNegated ? ScalarRanges.complement(normalized) : normalized
  }

  private mutating func classMember() throws(PatternError) -> [ClosedRange<UInt32>] {
    let start = position
    let first = try classScalars()
    guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else { return first }
    position += 1
    let last = try classScalars()
    guard first.count == 1, last.count == 1, first[0].count == 1, last[0].count == 1 else {
      throw error("a range needs a single character at each end", at: start)
    }
    guard first[0].lowerBound <= last[0].lowerBound else { throw error("a range has its ends reversed", at: start) }
    return [first[0].lowerBound...last[0].lowerBound]
  }

  private mutating func classScalars() throws(PatternError) -> [ClosedRange<UInt32>] {
    guard position < scalars.count else { throw error("'[' is not closed") }
    let scalar = scalars[position]
    position += 1
    if scalar == "\\" { return try escape() }
    if scalar == "[" { throw error("'[' inside a class has to be written '\\['", at: position - 1) }
    return [scalar.value...scalar.value]
  }

  /// What follows a backslash.
  private mutating func escape() throws(PatternError) -> [ClosedRange<UInt32>] {
    guard let scalar = next else { throw error("'\\' escapes nothing") }
    position += 1
    switch scalar {
    case "d": return ScalarRanges.digit
    case "w": return ScalarRanges.word
    case "s": return ScalarRanges.space
    case "D": return ScalarRanges.complement(ScalarRanges.digit)
    case "W": return ScalarRanges.complement(ScalarRanges.word)
    case "S": return ScalarRanges.complement(ScalarRanges.space)
    case "n": return [0x0A...0x0A]
    case "r": return [0x0D...0x0D]
    case "t": return [0x09...0x09]
    case "u": return try codePoint()
    case "a"..."z", "A"..."Z", "0"..."9": throw error("'\\\(scalar)' is not supported", at: position - 2)
    default: return [scalar.value...scalar.value]
    }
  }

  /// The `{1F4B3}` of `\u{1F4B3}`.
  private mutating func codePoint() throws(PatternError) -> [ClosedRange<UInt32>] {
    let start = position
    guard skip("{") else { throw error("'\\u' wants a code point in braces, as in '\\u{1F4B3}'", at: start) }
    var digits = ""
    while let digit = next, digit != "}", digits.unicodeScalars.count < 8 {
      digits.unicodeScalars.append(digit)
      position += 1
    }
    // `UInt32(_:radix:)` would also take a sign.
    guard skip("}"), digits.first?.isHexDigit == true, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw error("'\\u{\(digits)}' is not a code point", at: start)
    }
    return [scalar.value...scalar.value]
  }
}
