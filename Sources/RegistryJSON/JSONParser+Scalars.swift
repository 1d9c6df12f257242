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
    start + 1 < position && text[start] == UInt8(ascii: "0") && text[start + 1].isDigit
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips digits, and tells whether there were any.
  private mutating func skipDigits() -> Bool {
    let start = position
    while position < text.count, text[position].isDigit { position += 1 }
    return position > start
  }

  /// The end of the word or number that starts here: letters, digits, and what numbers hold.
  func endOfToken() -> Int {
    var end = position
    while end < text.count, text[end].isPartOfToken { end += 1 }
    return end
  }

  /// The start of a piece of the text, for a message.
  func excerpt(_ range: Range<Int>) -> String {
    let longest = 80
    let shown = text[range.lowerBound..<min(range.upperBound, range.lowerBound + longest)]
    return String(decoding: shown, as: UTF8.self) + (range.count > longest ? "…" : "")
  }

  /// Explains what stands where a value belongs.
  func unexpectedValue() -> JSONFinding {
    let token = position..<endOfToken()
    switch text[position] {
    case UInt8(ascii: "'"): return JSONFinding(.singleQuotes, oneByte)
    case UInt8(ascii: "+"), UInt8(ascii: "."): return JSONFinding(.malformedNumber(excerpt(token)), token)
    case let byte where byte.isPartOfToken: return JSONFinding(.unknownWord(excerpt(token)), token)
    default: return JSONFinding(.missingValue, oneByte)
    }
  }

  /// Explains what stands where the name of a member belongs.
  func unexpectedName() -> JSONFinding {
    let token = position..<endOfToken()
    if text[position] == UInt8(ascii: "'") { return JSONFinding(.singleQuotes, oneByte) }
    return token.isEmpty ? JSONFinding(.missingName, oneByte) : JSONFinding(.unquotedName(excerpt(token)), token)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether a bare word or a number may hold the byte, in JSON or in what people take for it.
  fileprivate var isPartOfToken: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
