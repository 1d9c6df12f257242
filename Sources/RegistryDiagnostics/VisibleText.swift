import RegistryJSON

extension StringProtocol {
  /// The text as it may be shown in a terminal or a log: on one line, with nothing in it that deceives or commands.
  ///
  /// Unprintable scalars become `\n`, `\r`, `\t` or `\u{202E}`, and so does the bracket of what a build service
  /// would take for a command (`##[…]`).
  package var visible: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return String(self) }
    var shown = ""
    for piece in VisiblePieces(self) { shown += piece.text }
    return shown
  }

  /// The text as it may be shown at the start of a line, where two colons would begin a workflow command, whatever blanks
  /// are before them.
  package var visibleAtLineStart: String {
    let text = visible
    guard let colon = text.startOfWorkflowCommand else { return text }
    return text[..<colon] + "\\u{3A}" + text[text.unicodeScalars.index(after: colon)...]
  }

  /// A path as it may be shown at the start of a line.
  var visiblePath: String {
    let text = visible
    return text.startOfWorkflowCommand == nil ? text : "./" + text
  }
}

extension String {
  /// Where the two colons are, if the text begins with them.
  fileprivate var startOfWorkflowCommand: Index? {
    let trimmed = unicodeScalars.drop { $0.properties.isWhitespace }
    return trimmed.starts(with: "::".unicodeScalars) ? trimmed.startIndex : nil
  }
}

/// A text scalar by scalar, and whether each is to be shown as an escape.
struct VisiblePieces: Sequence, IteratorProtocol {
  struct Piece {
    var scalar: Unicode.Scalar
    var isEscaped: Bool

    var text: String { isEscaped ? scalar.escaped : String(scalar) }
  }

  private var rest: Substring.UnicodeScalarView
  private var watch = LogCommandWatch()

  init(_ text: some StringProtocol) { rest = Substring(text).unicodeScalars }

  mutating func next() -> Piece? {
    guard let scalar = rest.popFirst() else { return nil }
    return Piece(scalar: scalar, isEscaped: watch.completesCommand(scalar) || scalar.isUnprintable)
  }
}

extension Unicode.Scalar {
  /// The scalar as an escape of Swift's string literals.
  fileprivate var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
