extension Unicode.Scalar {
  /// Whether the scalar can deceive who reads it in a terminal, a log or a review: controls, line and paragraph
  /// separators, bidi controls, and everything that shows as nothing (zero-width and other ignorable ones, tags,
  /// variation selectors, byte order marks).
  ///
  /// One definition for all outputs. Combining marks and private-use characters are not among them.
  package var isUnprintable: Bool {
    if value < 0x7F { return value < 0x20 }
    if value <= 0x9F { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
