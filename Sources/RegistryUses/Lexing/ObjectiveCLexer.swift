/// Splits Objective-C source into tokens as far as strings, comments and messages go.
///
/// A string is three tokens, as in Swift; the `@` before it is punctuation. Any bytes give tokens, in linear time.
package struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private let classes = ByteClass.table
  private var position = 0
  private var tokens: [Token] = []

  /// The tokens of a file, or of its first 4 GiB.
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = ObjectiveCLexer(bytes: bytes.count <= UInt32.max ? bytes : Array(bytes.prefix(Int(UInt32.max))))
    while lexer.position < lexer.bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { add(.blank, to: 3) }
  }

  private mutating func readToken() {
    switch classes[Int(bytes[position])] {
    case .blank: add(.blank, to: end { classes[Int($0)] == .blank })
    case .letter: add(.identifier, to: end { isWord($0) })
    case .digit: add(.number, to: end { isWord($0) || $0 == UInt8(ascii: ".") })
    case .quote: readString()
    case .hash: readDirective()
    default:
      switch (bytes[position], next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): add(.comment, to: endOfLineComment())
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): add(.comment, to: endOfBlockComment())
      case (UInt8(ascii: "'"), _): add(.number, to: endOfCharacter())
      default: add(.punctuation, to: position + 1)
      }
    }
  }

  private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  private func isWord(_ byte: UInt8) -> Bool { classes[Int(byte)] == .letter || classes[Int(byte)] == .digit }

  private func end(_ belongs: (UInt8) -> Bool) -> Int {
    var end = position + 1
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end
  }

  private mutating func add(_ kind: Token.Kind, to end: Int) {
    tokens.append(Token(kind, position, end))
    position = end
  }

  /// `#define`, also where blanks follow the number sign; a `#` that joins tokens of a macro is unknown.
  private mutating func readDirective() {
    var end = position + 1
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let start = end
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    add(end > start ? .hashWord : .unknown, to: end > start ? end : position + 1)
  }

  /// A string ends with its line, unless a backslash is the last character there.
  private mutating func readString() {
    add(.stringStart, to: position + 1)
    let close = endOfText(from: position, before: UInt8(ascii: "\""))
    if close > position { add(.stringText, to: close) }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { add(.stringEnd, to: position + 1) }
  }

  /// A character that does not end, as an apostrophe in a disabled branch, reaches to the end of its line.
  private func endOfCharacter() -> Int {
    let close = endOfText(from: position + 1, before: UInt8(ascii: "'"))
    return close < bytes.count && bytes[close] == UInt8(ascii: "'") ? close + 1 : close
  }

  private func endOfText(from start: Int, before quote: UInt8) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != quote, !bytes[end].isLineBreak { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(end, bytes.count)
  }

  private func endOfLineComment() -> Int {
    var end = position
    while end < bytes.count, !bytes[end].isLineBreak { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(end, bytes.count)
  }

  private func endOfBlockComment() -> Int {
    var end = position + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return bytes.count
  }
}
