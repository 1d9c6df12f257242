/// Joins words as Swift names are joined.
enum CamelCase {
  /// `checkoutV2Enabled`, or nil without a word.
  static func lower(_ text: String) -> String? { joined(text, capitalizingFirst: false) }

  /// `CheckoutV2Enabled`, or nil without a word.
  static func upper(_ text: String) -> String? { joined(text, capitalizingFirst: true) }

  /// The lower camel case of bytes, of all words but the first so many, or nil where none is left.
  static func lower(utf8 bytes: UnsafeBufferPointer<UInt8>, droppingFirst dropped: Int = 0) -> String? {
    joined(bytes, droppingFirst: dropped, capitalizingFirst: false)
  }

  private static func joined(_ text: String, capitalizingFirst: Bool) -> String? {
    var copy = text
    return copy.withUTF8 { joined($0, droppingFirst: 0, capitalizingFirst: capitalizingFirst) }
  }

  private static func joined(
    _ bytes: UnsafeBufferPointer<UInt8>, droppingFirst dropped: Int, capitalizingFirst: Bool
  ) -> String? {
    let hasSmallLetters = bytes.contains(where: Words.isSmall)
    // A word needs at most an underscore before it.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * bytes.count) { buffer in
      var count = 0
      var words = Words(bytes)
      var position = 0
      while let word = words.next() {
        if position >= dropped {
          let isCapitalized = count > 0 || capitalizingFirst
          let first = bytes[word.lowerBound]
          if needsUnderscore(before: first, after: count > 0 ? buffer[count - 1] : nil) {
            buffer[count] = UInt8(ascii: "_")
            count += 1
          }
          buffer[count] = isCapitalized ? Words.capital(first) : Words.small(first)
          count += 1
          // An acronym stays one (`serverURL`), unless the whole text is in capitals (`SERVER_URL` is `serverUrl`).
          let keepsCase = isCapitalized && hasSmallLetters
          for index in word.dropFirst() {
            buffer[count] = keepsCase ? bytes[index] : Words.small(bytes[index])
            count += 1
          }
        }
        position += 1
      }
      return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
  }

  /// `1.10` and `11.0` are two values, and no name starts with a digit.
  private static func needsUnderscore(before byte: UInt8, after previous: UInt8?) -> Bool {
    Words.isDigit(byte) && (previous.map(Words.isDigit) ?? true)
  }
}
