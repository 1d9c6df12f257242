extension Unicode.Scalar {
  /// Whether the scalar can deceive a reader in a terminal, a log or a review: controls, line and paragraph separators,
  /// bidi controls, and everything that is invisible (zero-width and other ignorable ones, tags, variation selectors,
  /// byte order marks).
  ///
  /// All outputs use this definition. Combining marks and private-use characters are printable.
  package var isUnprintable: Bool {
    if value < 0x7F { return value < 0x20 }
    if value <= 0x9F { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// The scalar as an escape of Swift's string literals: `\n`, `\r`, `\t`, or `\u{202E}` for any other.
  package var swiftEscape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(value.hexadecimal())}"
    }
  }

  /// The scalar's number as Unicode writes it, with at least four digits: `U+202E`.
  package var codePointName: String { "U+" + value.hexadecimal(digits: 4) }
}
