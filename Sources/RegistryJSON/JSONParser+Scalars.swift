import RegistryText

extension JSONParser {
  mutating func readWord(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONFinding) {
    let start = position
    let end = endOfToken()
    guard text[start..<end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) else {
      throw JSONFinding(.unknownWord(excerpt(start..<end)), start..<end)
    }
    position = end
    append(kind, from: start)
  }

  mutating func readNumber() throws(JSONFinding) {
    let start = position
    skip(UInt8(ascii: "-"))
    let integer = position
    var isWellFormed = skipDigits()
    if skip(UInt8(ascii: ".")) { isWellFormed = skipDigits() && isWellFormed }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
      isWellFormed = skipDigits() && isWellFormed
    }
    let end = endOfToken()
    guard isWellFormed, end == position else {
      throw JSONFinding(.malformedNumber(excerpt(start..<end)), start..<end)
    }
    if hasLeadingZero(at: integer) { report(.leadingZero, start..<end) }
    append(.number, from: start)
  }

  private func hasLeadingZero(at start: Int) -> Bool {
    start + 1 < position && text[start] == UInt8(ascii: "0") && text[start + 1].isASCIIDigit
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips digits; false where there are none.
  private mutating func skipDigits() -> Bool {
    let start = position
    while position < text.count, text[position].isASCIIDigit { position += 1 }
    return position > start
  }

  /// The end of the word or number that starts here.
  func endOfToken() -> Int {
    var end = position
    while end < text.count, text[end].isPartOfToken { end += 1 }
    return end
  }

  /// A piece of the text for a message, truncated.
  func excerpt(_ range: Range<Int>) -> String {
    let longest = 80
    // At most four bytes for each character that is shown, and for the next one.
    let start = text[range.lowerBound..<min(range.upperBound, range.lowerBound + 4 * (longest + 1))]
    return String(decoding: start, as: UTF8.self).truncated(to: longest)
  }

  /// The finding for something that is not a value.
  func unexpectedValue() -> JSONFinding {
    let token = position..<endOfToken()
    switch text[position] {
    case UInt8(ascii: "'"): return JSONFinding(.singleQuotes, oneByte)
    case UInt8(ascii: "+"), UInt8(ascii: "."): return JSONFinding(.malformedNumber(excerpt(token)), token)
    case let byte where byte.isPartOfToken: return JSONFinding(.unknownWord(excerpt(token)), token)
    default: return JSONFinding(.missingValue, oneByte)
    }
  }

  /// The finding for something that is not the name of a member.
  func unexpectedName() -> JSONFinding {
    let token = position..<endOfToken()
    if text[position] == UInt8(ascii: "'") { return JSONFinding(.singleQuotes, oneByte) }
    return token.isEmpty ? JSONFinding(.missingName, oneByte) : JSONFinding(.unquotedName(excerpt(token)), token)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a word or a number, in JSON or in what people mistake for it.
  fileprivate var isPartOfToken: Bool {
    switch self {
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isASCIIWord
    }
  }
}
