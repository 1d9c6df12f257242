import RegistryText

// Messages on one string, name or tag.
extension SyntaxFinding {
  static func tabIndentation(_ place: PackedPosition) -> Self {
    Self(place, "a tab may not be used for indentation", fix: "indent with spaces")
  }

  static func badStart(_ place: PackedPosition, _ character: String) -> Self {
    Self(place, "an unquoted string cannot start with '\(character)'", fix: "quote the string")
  }

  static func colonInBrackets(_ place: PackedPosition) -> Self {
    Self(place, "a ':' in brackets must be followed by a space", fix: "put a space after the colon, or quote the string")
  }

  static func blockInBrackets(_ place: PackedPosition) -> Self {
    Self(place, "a block string is not allowed in brackets", fix: "quote the string")
  }

  static func blockIndentation(_ place: PackedPosition) -> Self {
    Self(place, "the indentation after '|' or '>' must be from 1 to 9")
  }

  static func textAfterBlockIndicator(_ place: PackedPosition, _ excerpt: String) -> Self {
    Self(
      place, "'\(excerpt)' starts a block string, whose text begins on the next line",
      fix: "quote the string, or put it on the lines below")
  }

  static func unclosedQuote(_ place: PackedPosition, _ quote: String) -> Self {
    Self(place, "the quote is never closed", fix: "add the closing \(quote)")
  }

  /// A string that ends where the next quote was meant to open.
  static func missingQuote(_ place: PackedPosition, endsBefore rest: String, at end: PackedPosition) -> Self {
    Self(
      place, "the closing quote of this string seems to be missing", fix: "add the closing quote",
      note: ("the string ends here, before '\(rest)'", end))
  }

  static func unknownEscape(_ place: PackedPosition, _ letter: String) -> Self {
    escape(place, "'\\\(letter)' is not a valid YAML escape", fix: writeBackslash)
  }

  static func shortEscape(_ place: PackedPosition, _ letter: String, digits: Int) -> Self {
    escape(place, "escape '\\\(letter)' must be followed by \(digits) hexadecimal digits", fix: writeBackslash)
  }

  static func escapeOfNoCharacter(_ place: PackedPosition, _ letter: String) -> Self {
    escape(
      place, "escape '\\\(letter)' does not name a Unicode character",
      fix: "write the character itself, or '\\U' with its eight digits")
  }

  private static let writeBackslash = "write '\\\\' for a backslash, or use single quotes"

  /// The place is that of the backslash.
  private static func escape(_ place: PackedPosition, _ message: String, fix: String) -> Self {
    var finding = Self(place, message, fix: fix)
    finding.end = PackedPosition(line: place.line, column: place.column + 2)
    return finding
  }

  static func badAnchor(_ place: PackedPosition) -> Self { badName(place, "'&' starts an anchor") }

  static func badAlias(_ place: PackedPosition) -> Self { badName(place, "'*' starts an alias") }

  private static func badName(_ place: PackedPosition, _ start: String) -> Self {
    Self(place, "\(start), whose name may have only ASCII letters, digits, '-' and '_'", fix: "quote the string")
  }

  static func badTag(_ place: PackedPosition, _ excerpt: String) -> Self {
    Self(place, "'\(excerpt)' is not a valid tag", fix: "quote the string if it starts with '!'")
  }

  static func undeclaredTagHandle(_ place: PackedPosition) -> Self {
    Self(place, "the tag's handle is not declared", fix: "remove the tag, or quote the string if it starts with '!'")
  }
}
