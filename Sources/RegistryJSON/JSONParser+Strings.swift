import RegistryText

extension JSONParser {
  mutating func readString() throws(JSONFinding) {
    let opening = position
    var isEscaped = false
    position += 1
    while true {
      skipPlainText()
      guard position < text.count else { throw JSONFinding(.unclosedString, opening..<opening + 1) }
      switch text[position] {
      case UInt8(ascii: "\""):
        position += 1
        return append(.string, from: opening, isEscaped: isEscaped)
      case UInt8(ascii: "\\"):
        isEscaped = true
        readEscape()
      case .lineFeed, .carriageReturn: throw JSONFinding(.lineBreakInString, opening..<position)
      case 0x80...: try skipMultibyteScalar()
      default:
        let control = text[position]
        report(.controlCharacter(control), oneByte)
        // One finding is enough for a run of the same one: a binary file has hundreds in a row.
        while position < text.count, text[position] == control { position += 1 }
      }
    }
  }

  /// Skips ASCII other than controls, quotes and backslashes, eight bytes at a time.
  private mutating func skipPlainText() {
    let raw = UnsafeRawBufferPointer(text)
    while position &+ 8 <= raw.count {
      let special = Self.specialBytes(in: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
      guard special == 0 else {
        position += special.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
    while position < text.count, text[position].isPlain { position += 1 }
  }

  /// A word whose lowest set bit is the top bit of the first byte that is not plain; higher bits may be wrong.
  private static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let controls = (word &- (ones &* 0x20)) & ~word
    let matches = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
    return (matches | controls | word) & (ones &* 0x80)
  }

  /// Reads the escape that starts here. An invalid one is reported, and its backslash kept.
  private mutating func readEscape() {
    let start = position
    position += 1
    guard position < text.count else { return }
    if text[position] == UInt8(ascii: "u"), let unit = UInt16(fourHexadecimalDigits: text[(position + 1)...]) {
      position += 5
      readSurrogate(unit, from: start)
    } else if JSONEscape.simple(text[position]) != nil {
      position += 1
    } else {
      report(.invalidEscape, start..<position)
    }
  }

  private mutating func readSurrogate(_ unit: UInt16, from start: Int) {
    guard UTF16.isSurrogate(unit) else { return }
    if UTF16.isLeadSurrogate(unit), position + 6 <= text.count, text[position] == UInt8(ascii: "\\"),
      text[position + 1] == UInt8(ascii: "u"), let trail = UInt16(fourHexadecimalDigits: text[(position + 2)...]),
      UTF16.isTrailSurrogate(trail)
    {
      position += 6
    } else {
      report(.loneSurrogate, start..<position)
    }
  }

  /// Skips one scalar of two to four bytes.
  mutating func skipMultibyteScalar() throws(JSONFinding) {
    guard let (_, length) = UTF8.decodeScalar(in: text, at: position) else { throw JSONFinding(.invalidUTF8, oneByte) }
    position += length
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}
