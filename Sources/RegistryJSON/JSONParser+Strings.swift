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
      case 0x0A, 0x0D: throw JSONFinding(.lineBreakInString, opening..<position)
      case 0x80...: try skipMultibyteScalar()
      default:
        let control = text[position]
        report(.controlCharacter(control), oneByte)
        // Of a run of the same one the first says it all: a file of another kind has hundreds in a row.
        while position < text.count, text[position] == control { position += 1 }
      }
    }
  }

  /// Skips what needs no look: ASCII but controls, quotes and backslashes, eight bytes at a time.
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

  /// Sets the top bit of every byte that is not plain; bits above the lowest one may be set in vain.
  private static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let controls = (word &- (ones &* 0x20)) & ~word
    let matches = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
    return (matches | controls | word) & (ones &* 0x80)
  }

  /// Reads the escape that starts here; one that JSON does not have is noted, and its backslash kept.
  private mutating func readEscape() {
    let start = position
    position += 1
    guard position < text.count else { return }
    if text[position] == UInt8(ascii: "u"), let unit = JSONEscape.codeUnit(text[(position + 1)...]) {
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
      text[position + 1] == UInt8(ascii: "u"), let trail = JSONEscape.codeUnit(text[(position + 2)...]),
      UTF16.isTrailSurrogate(trail)
    {
      position += 6
    } else {
      report(.loneSurrogate, start..<position)
    }
  }

  /// Skips one scalar of two to four bytes.
  mutating func skipMultibyteScalar() throws(JSONFinding) {
    let length = text[position...].lengthOfMultibyteScalar
    guard length > 0 else { throw JSONFinding(.invalidUTF8, oneByte) }
    position += length
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The length of the well-formed UTF-8 sequence of two to four bytes that the text starts with, or 0.
  fileprivate var lengthOfMultibyteScalar: Int {
    let first = self[startIndex]
    guard count >= 2 else { return 0 }
    let second = self[startIndex + 1]
    switch first {
    case 0xC2...0xDF: return areContinuations(1) ? 2 : 0
    case 0xE0: return second >= 0xA0 && areContinuations(2) ? 3 : 0
    case 0xED: return second < 0xA0 && areContinuations(2) ? 3 : 0
    case 0xE1...0xEF: return areContinuations(2) ? 3 : 0
    case 0xF0: return second >= 0x90 && areContinuations(3) ? 4 : 0
    case 0xF4: return second < 0x90 && areContinuations(3) ? 4 : 0
    case 0xF1...0xF3: return areContinuations(3) ? 4 : 0
    default: return 0
    }
  }

  /// Whether so many continuation bytes follow the first.
  private func areContinuations(_ length: Int) -> Bool {
    guard count > length else { return false }
    return self[startIndex + 1...startIndex + length].allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
