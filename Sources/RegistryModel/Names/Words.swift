/// A remote key, an enum value or a type name, taken apart into its words.
///
/// A word ends at a character that is neither an ASCII letter nor an ASCII digit, before a capital that follows a small
/// letter or a digit (`uploadLimit`), and before the last capital of a run that small letters follow (`HTTPServer`).
struct Words {
  let words: [Substring]
  private let hasSmallLetters: Bool

  init(_ text: String) {
    var words: [Substring] = []
    var start = text.startIndex
    let utf8 = text.utf8
    var index = start
    var previous: UInt8 = 0
    func close(at end: String.Index) { if start < end { words.append(text[start..<end]) } }
    while index != utf8.endIndex {
      let byte = utf8[index]
      let following = utf8.index(after: index)
      if !Self.isWordByte(byte) {
        close(at: index)
        start = following
      } else if Self.isCapital(byte), start < index {
        let isBeforeSmall = following != utf8.endIndex && Self.isSmall(utf8[following])
        if !Self.isCapital(previous) || isBeforeSmall {
          close(at: index)
          start = index
        }
      }
      previous = byte
      index = following
    }
    close(at: utf8.endIndex)
    self.words = words
    hasSmallLetters = utf8.contains(where: Self.isSmall)
  }

  /// `checkoutV2Enabled`, or nil without a word.
  func lowerCamel(droppingFirst dropped: Int = 0) -> String? { joined(droppingFirst: dropped, capitalizingFirst: false) }

  /// `CheckoutV2Enabled`, or nil without a word.
  func upperCamel() -> String? { joined(droppingFirst: 0, capitalizingFirst: true) }

  private func joined(droppingFirst dropped: Int, capitalizingFirst: Bool) -> String? {
    var result: [UInt8] = []
    for (index, word) in words.dropFirst(dropped).enumerated() {
      if let last = result.last, let first = word.utf8.first, Self.isDigit(last), Self.isDigit(first) {
        // `1.10` and `11.0` are two values.
        result.append(UInt8(ascii: "_"))
      }
      append(word, to: &result, capitalized: index > 0 || capitalizingFirst)
    }
    guard let first = result.first else { return nil }
    if Self.isDigit(first) { result.insert(UInt8(ascii: "_"), at: 0) }
    return String(decoding: result, as: UTF8.self)
  }

  /// An acronym stays one (`serverURL`), unless the whole text is in capitals (`SERVER_URL` is `serverUrl`).
  private func append(_ word: Substring, to result: inout [UInt8], capitalized: Bool) {
    for (offset, byte) in word.utf8.enumerated() {
      if offset == 0 {
        result.append(capitalized ? Self.capital(byte) : Self.small(byte))
      } else {
        result.append(capitalized && hasSmallLetters ? byte : Self.small(byte))
      }
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  private static func isWordByte(_ byte: UInt8) -> Bool { isSmall(byte) || isCapital(byte) || isDigit(byte) }
  private static func capital(_ byte: UInt8) -> UInt8 { isSmall(byte) ? byte - 0x20 : byte }
  private static func small(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte + 0x20 : byte }
}
