extension SwiftLexer {
  /// `#/…/#`, on one line or, where nothing follows the opening slash, on many.
  ///
  /// One that does not end reaches to the end of its line or of the file: each byte is looked at once.
  mutating func readExtendedRegex(hashes count: Int) {
    var end = position + count + 1
    let endOfFirstLine = endOfLine(from: end)
    let limit = bytes[end..<endOfFirstLine].allSatisfy(\.isBlank) ? bytes.count : endOfFirstLine
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end = min(end + 2, limit)
      case UInt8(ascii: "/"):
        let found = hashes(at: end + 1, limit: count)
        end += 1 + found
        if found == count { return add(.regex, to: end) }
      default: end += 1
      }
    }
    add(.regex, to: limit)
  }

  /// The end of the regular expression `/…/` that begins at the current position, or nil where the slash is an operator.
  ///
  /// As the compiler tells them apart: the slash is where a prefix operator is, no blank follows the first slash or
  /// precedes the last, both are on one line, and no parenthesis is closed that was not opened in between. A slash behind
  /// a backslash never begins one, so that no stretch is searched twice.
  func endOfRegex() -> Int? {
    guard isPrefixPosition, !byte(at: position + 1).isBlank else { return nil }
    var end = position + 1
    var parentheses = 0
    var brackets = 0
    while end < bytes.count, !bytes[end].isLineBreak {
      switch bytes[end] {
      case UInt8(ascii: "/"): return bytes[end - 1].isBlank ? nil : end + 1
      case UInt8(ascii: "\\"):
        guard !byte(at: end + 1).isLineBreak else { return nil }
        end += 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets = max(brackets - 1, 0)
      case UInt8(ascii: "(") where brackets == 0: parentheses += 1
      case UInt8(ascii: ")") where brackets == 0:
        guard parentheses > 0 else { return nil }
        parentheses -= 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether nothing that an operator could follow touches the current position on its left.
  private var isPrefixPosition: Bool {
    guard position > 0, let last = tokens.last else { return true }
    switch last.kind {
    case .blank, .comment, .interpolationStart: return true
    case .punctuation:
      return [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":")]
        .contains(bytes[position - 1])
    default: return false
    }
  }
}
