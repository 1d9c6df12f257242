extension JSONParser {
  /// Skips a byte order mark, and tells an encoding that is not UTF-8 by its first bytes.
  mutating func skipByteOrderMark() throws(JSONFinding) {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
    } else if isWide {
      throw JSONFinding(.otherEncoding("UTF-16 or UTF-32"), 0..<min(2, text.count))
    }
  }

  /// Whether the text starts with a mark of UTF-16, or as one in UTF-16 or UTF-32 does whose first two characters are ASCII.
  private var isWide: Bool {
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) { return true }
    return text.count >= 4 && (text[0] == 0 && text[2] == 0 || text[1] == 0 && text[3] == 0)
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

  /// Skips the comment that starts here, if one does.
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
    while position < text.count, text[position] != 0x0A, text[position] != 0x0D { try skipScalar() }
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
