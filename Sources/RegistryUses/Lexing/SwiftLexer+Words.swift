extension SwiftLexer {
  /// An identifier or a keyword, or an operator of characters outside ASCII.
  mutating func readWord() {
    let end = endOfWord(from: position)
    if end == position { readOperator() } else { add(.identifier, to: end) }
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let kind = classes[Int(bytes[end])]
      guard kind == .letter || kind == .digit else { break }
      if bytes[end] >= 0xC2, OperatorScalar.length(in: bytes, at: end) != nil { break }
      end += 1
    }
    return end
  }

  /// A name in backticks; a backtick that its line has no second one for is alone.
  mutating func readBackticks() {
    var end = position + 1
    while end < bytes.count, !bytes[end].isLineBreak, bytes[end] != UInt8(ascii: "`") { end += 1 }
    if byte(at: end) == UInt8(ascii: "`") { add(.identifier, to: end + 1) } else { add(.unknown, to: position + 1) }
  }

  /// `1_000`, `0xFF`, `1.5e-3`, `0x1p-2`; the `1` of `tuple.1.0`, of `1.description` and of `1...5` is a number by itself.
  mutating func readNumber() {
    let isHexadecimal = byte(at: position) == UInt8(ascii: "0") && byte(at: position + 1) | 0x20 == UInt8(ascii: "x")
    let mark = UInt8(ascii: isHexadecimal ? "p" : "e")
    var end = endOfDigits(from: position, exponentMark: mark)
    if byte(at: end) == UInt8(ascii: "."), isDigit(at: end + 1), !isBehindDot {
      end = endOfDigits(from: end + 1, exponentMark: mark)
    }
    add(.number, to: end)
  }

  private func endOfDigits(from start: Int, exponentMark mark: UInt8) -> Int {
    var end = start
    while end < bytes.count {
      let kind = classes[Int(bytes[end])]
      let isSign = (bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+")) && end > start
      guard kind == .letter || kind == .digit || isSign && bytes[end - 1] | 0x20 == mark && isDigit(at: end + 1) else { break }
      end += 1
    }
    return end
  }

  private func isDigit(at offset: Int) -> Bool { classes[Int(byte(at: offset))] == .digit }

  private var isBehindDot: Bool {
    position > 0 && bytes[position - 1] == UInt8(ascii: ".") && tokens.last?.kind == .punctuation
  }

  /// `#if`, a string or a regular expression with number signs; signs alone are unknown.
  mutating func readHash() {
    let count = hashes(at: position)
    switch byte(at: position + count) {
    case UInt8(ascii: "\""): openString(hashes: count)
    case UInt8(ascii: "/"): readExtendedRegex(hashes: count)
    default:
      let end = endOfWord(from: position + 1)
      if count == 1, end > position + 1 { add(.hashWord, to: end) } else { add(.unknown, to: position + count) }
    }
  }

  mutating func readOperatorOrComment() {
    if bytes[position] == UInt8(ascii: "/") {
      switch byte(at: position + 1) {
      case UInt8(ascii: "/"): return add(.comment, to: endOfLine(from: position))
      case UInt8(ascii: "*"): return add(.comment, to: endOfBlockComment())
      default: if let end = endOfRegex() { return add(.regex, to: end) }
      }
    }
    readOperator()
  }

  /// Comments nest; one that does not end reaches to the end of the file.
  private func endOfBlockComment() -> Int {
    var depth = 0
    var end = position
    while end + 1 < bytes.count {
      switch (bytes[end], bytes[end + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, end) = (depth + 1, end + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        (depth, end) = (depth - 1, end + 2)
        if depth == 0 { return end }
      default: end += 1
      }
    }
    return bytes.count
  }

  /// A run of operator characters up to a comment. Dots belong to one that starts with a dot.
  mutating func readOperator() {
    let takesDots = bytes[position] == UInt8(ascii: ".")
    var end = position
    while end < bytes.count {
      let isDot = bytes[end] == UInt8(ascii: ".")
      if isDot ? takesDots : classes[Int(bytes[end])] == .operator {
        if end > position, isCommentStart(at: end) { break }
        end += 1
      } else if let length = OperatorScalar.length(in: bytes, at: end) {
        end += length
      } else {
        break
      }
    }
    add(.operator, to: end)
  }

  private func isCommentStart(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "/") else { return false }
    return byte(at: offset + 1) == UInt8(ascii: "/") || byte(at: offset + 1) == UInt8(ascii: "*")
  }
}
