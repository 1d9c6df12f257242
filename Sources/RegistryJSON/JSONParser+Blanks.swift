import RegistryText

extension JSONParser {
  /// Skips a byte order mark, and recognizes an encoding that is not UTF-8 by its first bytes.
  mutating func skipByteOrderMark() throws(JSONFinding) {
    if text.startsWithByteOrderMark { position = 3 }
    if let name = text.wideEncodingName { throw JSONFinding(.otherEncoding(name), 0..<min(2, text.count)) }
  }

  /// Skips blanks and comments.
  mutating func skipBlanks() throws(JSONFinding) {
    while position < text.count {
      switch text[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"): if try !skipComment() { return }
      default: return
      }
    }
  }

  /// Skips the comment that starts here; false where none does.
  private mutating func skipComment() throws(JSONFinding) -> Bool {
    let start = position
    guard start + 1 < text.count else { return false }
    switch text[start + 1] {
    case UInt8(ascii: "/"): try skipLineComment()
    case UInt8(ascii: "*"): try skipBlockComment()
    default: return false
    }
    if !options.allowsComments { report(.comment, start..<position) }
    return true
  }

  private mutating func skipLineComment() throws(JSONFinding) {
    while position < text.count, !text[position].isLineBreak { try skipScalar() }
  }

  private mutating func skipBlockComment() throws(JSONFinding) {
    let start = position
    position += 2
    while position + 1 < text.count {
      if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      try skipScalar()
    }
    throw JSONFinding(.unclosedComment, start..<start + 2)
  }

  private mutating func skipScalar() throws(JSONFinding) {
    if text[position] >= 0x80 { try skipMultibyteScalar() } else { position += 1 }
  }
}
