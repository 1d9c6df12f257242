/// A token of a source file: what it is, and which bytes it covers.
///
/// The tokens of a file follow each other without a gap: joined they are the file again.
package struct Token: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// Spaces, tabs and line breaks.
    case blank
    case comment
    /// A name or a keyword, with its backticks.
    case identifier
    case number
    /// A run of operator characters.
    case `operator`
    /// One of `( ) [ ] { } , ; : . @ \`; in Objective-C every other character too.
    case punctuation
    /// A word with its number sign: `#if`, `#selector`, `#Preview`.
    case hashWord
    /// The opening quotes of a string with their number signs.
    case stringStart
    /// A stretch of a string's own text, with its escapes.
    case stringText
    /// The closing quotes of a string; a string that does not end has none.
    case stringEnd
    /// `\(` in a string.
    case interpolationStart
    /// The `)` of an interpolation.
    case interpolationEnd
    /// A regular expression as a whole: `/…/` or `#/…/#`.
    case regex
    /// What is in no source that compiles.
    case unknown
  }

  package var kind: Kind
  /// The offset of the first byte.
  package var start: UInt32
  /// The offset behind the last byte.
  package var end: UInt32

  package init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// The bytes that the token covers.
  package var range: Range<Int> { Int(start)..<Int(end) }
}
