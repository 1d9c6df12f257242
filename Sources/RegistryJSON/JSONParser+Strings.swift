import RegistryText

extension JSONParser {
  mutating func readString() throws(JSONFinding) {
    let opening = position
    var isEscaped = false
    position += 1
    while true {
      while position < text.count, text[position].isPlain { position += 1 }
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
  /// ASCII other than controls, quotes and backslashes.
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}
