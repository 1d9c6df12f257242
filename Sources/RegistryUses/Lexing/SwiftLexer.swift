/// Splits Swift source into tokens, all branches of `#if` alike.
///
/// Any bytes give tokens, in time linear in their number: what is no Swift is `unknown`, a string on one line ends with the
/// line, and an unfinished comment or string of many lines reaches to the end of the file. No function calls itself.
package struct SwiftLexer {
  /// A string, or an interpolation in one, whose end has not come yet.
  enum Frame {
    case string(Quotes)
    /// With the number of parentheses that are open in it.
    case interpolation(parentheses: Int, Quotes)
  }

  /// How a string is delimited.
  struct Quotes {
    /// The number signs before the opening quotes.
    var hashes: Int
    var isMultiline: Bool
  }

  let bytes: [UInt8]
  let classes = ByteClass.table
  var position = 0
  var tokens: [Token] = []
  var open: [Frame] = []

  /// The tokens of a file, or of its first 4 GiB.
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = SwiftLexer(bytes: bytes.count <= UInt32.max ? bytes : Array(bytes.prefix(Int(UInt32.max))))
    lexer.readFile()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  private mutating func readFile() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { add(.blank, to: 3) }
    if bytes[position...].starts(with: "#!".utf8) { add(.comment, to: endOfLine(from: position)) }
    while position < bytes.count {
      if case .string(let quotes) = open.last { readStringText(quotes) } else { readToken() }
    }
  }

  private mutating func readToken() {
    switch classes[Int(bytes[position])] {
    case .blank: readBlank()
    case .letter: readWord()
    case .digit: readNumber()
    case .quote: openString(hashes: 0)
    case .hash: readHash()
    case .backtick: readBackticks()
    case .operator: readOperatorOrComment()
    case .punctuation: readPunctuation()
    case .other: add(.unknown, to: position + 1)
    }
  }

  /// A line break ends every string on one line that it is in an interpolation of, as it does for the compiler.
  private mutating func readBlank() {
    var end = position
    while end < bytes.count, classes[Int(bytes[end])] == .blank {
      if bytes[end].isLineBreak { closeStringsOnOneLine() }
      end += 1
    }
    add(.blank, to: end)
  }

  private mutating func closeStringsOnOneLine() {
    while case .interpolation(_, let quotes) = open.last, !quotes.isMultiline { open.removeLast(2) }
  }

  private mutating func readPunctuation() {
    if bytes[position] == UInt8(ascii: "."), byte(at: position + 1) == UInt8(ascii: ".") { return readOperator() }
    guard case .interpolation(let parentheses, let quotes) = open.last else { return add(.punctuation, to: position + 1) }
    switch bytes[position] {
    case UInt8(ascii: "("): open[open.count - 1] = .interpolation(parentheses: parentheses + 1, quotes)
    case UInt8(ascii: ")") where parentheses == 0:
      open.removeLast()
      return add(.interpolationEnd, to: position + 1)
    case UInt8(ascii: ")"): open[open.count - 1] = .interpolation(parentheses: parentheses - 1, quotes)
    default: break
    }
    add(.punctuation, to: position + 1)
  }
}

extension SwiftLexer {
  /// Ends a token that began at the current position, and goes on behind it.
  mutating func add(_ kind: Token.Kind, to end: Int) {
    tokens.append(Token(kind, position, end))
    position = end
  }

  /// The byte at an offset, or 0 behind the end.
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The offset of the next line break, or of the end of the file.
  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// How many number signs are at an offset, at most `limit`.
  func hashes(at start: Int, limit: Int = .max) -> Int {
    var count = 0
    while count < limit, byte(at: start + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }
}
