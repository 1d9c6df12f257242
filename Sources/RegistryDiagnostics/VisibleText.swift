import RegistryJSON

extension StringProtocol {
  /// The text as it may be shown in a terminal or a log: on one line, with nothing in it that deceives or commands.
  ///
  /// Unprintable scalars become `\n`, `\r`, `\t` or `\u{202E}`. The second hash of what a build service takes for a
  /// command wherever it stands (`##[…]`, `##vso[…]`, `##teamcity[…]`) becomes `\u{23}`.
  public var visible: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return String(self) }
    var shown = ""
    for piece in VisiblePieces(self) { shown += piece.text }
    return shown
  }

  /// A path as it may be shown at the start of a line, where two colons would begin a workflow command.
  var visiblePath: String {
    let text = visible
    let trimmed = text.unicodeScalars.drop { $0.properties.isWhitespace }
    return trimmed.starts(with: "::".unicodeScalars) ? "./" + text : text
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
  private var previous: Unicode.Scalar?

  init(_ text: some StringProtocol) { rest = Substring(text).unicodeScalars }

  mutating func next() -> Piece? {
    guard let scalar = rest.popFirst() else { return nil }
    let isCommand = scalar == "#" && previous == "#" && rest.startsBuildServiceCommand
    previous = scalar
    return Piece(scalar: scalar, isEscaped: isCommand || scalar.isUnprintable)
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

extension Substring.UnicodeScalarView {
  /// Whether what follows two hashes makes them a command: letters, if any, and a bracket.
  fileprivate var startsBuildServiceCommand: Bool {
    let longestName = 16
    return prefix(longestName).drop { $0.properties.isAlphabetic }.first == "["
  }
}
