/// An error in a JSON text, and where it is.
package struct JSONFinding: Error, Equatable, Sendable {
  /// What is wrong. A caller can choose its own message and severity for each kind.
  package enum Kind: Equatable, Sendable {
    /// The text is empty or only whitespace.
    case empty
    /// The text is longer than `JSONReader.Options.sizeLimit` bytes.
    case tooLarge(limit: Int)
    /// Objects and arrays are nested deeper than `JSONReader.Options.depthLimit`.
    case tooDeep(limit: Int)
    /// The text is in an encoding other than UTF-8, named here.
    case otherEncoding(String)
    case invalidUTF8
    /// The text ends or continues with something else where a value is expected.
    case missingValue
    case missingName
    case missingColon
    case missingComma
    case unclosedObject
    case unclosedArray
    case unclosedString
    case unclosedComment
    /// A string runs into a line break.
    case lineBreakInString
    /// An object is closed with `]` or an array with `}`.
    case mismatchedClose
    /// A string or a name in single quotes.
    case singleQuotes
    /// A name without quotes.
    case unquotedName(String)
    /// A word that is not a JSON value, such as `NaN`, `True` or `undefined`.
    case unknownWord(String)
    case leadingZero
    /// A number that breaks the grammar in another way, such as `.5`, `+1`, `1.` or `0x10`.
    case malformedNumber(String)
    case invalidEscape
    case loneSurrogate
    /// A raw control character in a string.
    case controlCharacter(UInt8)
    case duplicateName(String)
    case trailingComma
    /// A comment where the options do not allow it.
    case comment
    /// Anything but whitespace after the value.
    case trailingText
  }

  package var kind: Kind
  /// The bytes with the error; empty at the end of the text.
  package var range: Range<Int>
  /// A related range: the first member of that name, or the bracket that a wrong one should match.
  package var related: Range<Int>?

  init(_ kind: Kind, _ range: Range<Int>, related: Range<Int>? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
  }
}

extension JSONFinding {
  /// Whether the reader continues after it, and still returns a document.
  package var isRecoverable: Bool {
    switch kind {
    case .duplicateName, .trailingComma, .comment, .loneSurrogate, .invalidEscape, .controlCharacter, .leadingZero: true
    default: false
    }
  }

  /// Whether the text violates the grammar of RFC 8259, which allows repeated names and sets no limits.
  package var breaksGrammar: Bool {
    switch kind {
    case .duplicateName, .tooLarge, .tooDeep: false
    default: true
    }
  }

  /// Whether the text ends before its value is complete, as a truncated file does.
  package var isCutOff: Bool {
    switch kind {
    case .unclosedObject, .unclosedArray, .unclosedString, .unclosedComment: true
    default: false
    }
  }
}
