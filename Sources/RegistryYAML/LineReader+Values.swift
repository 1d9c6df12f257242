/// What stands behind a colon.
extension LineReader {
  mutating func readValue() throws(Beyond) {
    switch text[cursor] {
    case UInt8(ascii: "'"): try readQuoted(UInt8(ascii: "'"), .singleQuoted)
    case UInt8(ascii: "\""): try readQuoted(UInt8(ascii: "\""), .doubleQuoted)
    case UInt8(ascii: "["): try readList()
    default: try readPlain()
    }
    try finishLine()
  }

  /// A text in quotes without escapes.
  private mutating func readQuoted(_ quote: UInt8, _ style: YAMLNode.Style) throws(Beyond) {
    cursor += 1
    let start = cursor
    var continuations = 0
    while cursor < text.count, text[cursor] != quote {
      let byte = text[cursor]
      guard byte.isTextByte, byte != UInt8(ascii: "\\") || quote == UInt8(ascii: "'") else { throw Beyond() }
      if byte.isContinuation { continuations += 1 }
      cursor += 1
    }
    guard cursor < text.count else { throw Beyond() }
    let end = cursor
    cursor += 1
    // Two in a row stand for one.
    if cursor < text.count, text[cursor] == quote { throw Beyond() }
    try emitScalar(start..<end, style, quotes: 1, continuations: continuations)
  }

  /// A text without quotes, up to the end of the line or a comment.
  private mutating func readPlain() throws(Beyond) {
    guard startsPlain(at: cursor) else { throw Beyond() }
    let start = cursor
    var end = cursor
    var continuations = 0
    while cursor < text.count, text[cursor] != UInt8(ascii: "\n") {
      let byte = text[cursor]
      if byte.isPlainByte {
        cursor += 1
        end = cursor
        continue
      }
      guard byte.isTextByte else { throw Beyond() }
      if byte.isContinuation { continuations += 1 }
      if byte == UInt8(ascii: "#"), end < cursor { break }
      cursor += 1
      // A colon at the end of a word makes a key of what is before it.
      if byte == UInt8(ascii: ":"), cursor == text.count || text[cursor] <= UInt8(ascii: " ") { throw Beyond() }
      if byte != UInt8(ascii: " ") { end = cursor }
    }
    cursor = end
    try emitScalar(start..<end, .plain, continuations: continuations)
  }

  /// Whether a plain text may start here: no indicator of YAML's, but a sign before a number.
  private func startsPlain(at index: Int) -> Bool {
    let byte = text[index]
    if byte == UInt8(ascii: "-") { return index + 1 < text.count && text[index + 1].isWord }
    return byte.isWord || byte >= 0x80 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "(")
  }

  /// A list of words in brackets.
  private mutating func readList() throws(Beyond) {
    var event = LibYAMLEvent(kind: .sequenceStart, start: position, end: position, index: cursor)
    cursor += 1
    event.end = position
    event.isExplicit = true
    try emit(event)
    skipBlanks()
    if cursor < text.count, text[cursor] != UInt8(ascii: "]") {
      try readItem()
      while cursor < text.count, text[cursor] == UInt8(ascii: ",") {
        cursor += 1
        skipBlanks()
        try readItem()
      }
    }
    guard cursor < text.count, text[cursor] == UInt8(ascii: "]") else { throw Beyond() }
    var end = LibYAMLEvent(kind: .sequenceEnd, start: position, end: position, index: cursor)
    cursor += 1
    end.end = position
    try emit(end)
  }

  /// Words with single characters between them that mean nothing in a list.
  private mutating func readItem() throws(Beyond) {
    guard cursor < text.count, text[cursor] < 0x80, startsPlain(at: cursor) else { throw Beyond() }
    let start = cursor
    var end = cursor
    while cursor < text.count, text[cursor].isItemByte {
      cursor += 1
      if text[cursor - 1] != UInt8(ascii: " ") { end = cursor }
    }
    try emitScalar(start..<end, .plain)
  }
}

extension UInt8 {
  /// What keys consist of.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether the byte continues a character of UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// What a text on one line may consist of: no control character, and none from U+F000 on, where U+FEFF is.
  fileprivate var isTextByte: Bool { self >= 0x20 && self != 0x7F && self != 0xEF }

  /// What means nothing in a text without quotes, as nearly all bytes of it: ASCII from the digits on, but for the colon.
  fileprivate var isPlainByte: Bool { self >= 0x30 && self < 0x7F && self != UInt8(ascii: ":") }

  /// What the items of a list may consist of.
  fileprivate var isItemByte: Bool {
    isWord || self == UInt8(ascii: " ") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "/")
  }
}
