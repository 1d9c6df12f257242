import RegistryText

/// Joins words as Swift names are joined.
enum CamelCase {
  /// `checkoutV2Enabled`, or nil without a word.
  static func lower(_ text: String) -> String? { joined(Words(text), capitalizingFirst: false) }

  /// `CheckoutV2Enabled`, or nil without a word.
  static func upper(_ text: String) -> String? { joined(Words(text), capitalizingFirst: true) }

  /// The same for words of which some are left out.
  static func lower(_ words: Words) -> String? { joined(words, capitalizingFirst: false) }

  private static func joined(_ words: Words, capitalizingFirst: Bool) -> String? {
    guard !words.ranges.isEmpty else { return nil }
    var name: [UInt8] = []
    name.reserveCapacity(words.bytes.count + words.ranges.count)
    // An acronym stays one (`serverURL`), unless the whole text is in capitals (`SERVER_URL` is `serverUrl`).
    let mayKeepCase = words.hasSmallLetters
    for word in words.ranges {
      let first = words.bytes[word.lowerBound]
      let isCapitalized = !name.isEmpty || capitalizingFirst
      if needsUnderscore(before: first, after: name.last) { name.append(UInt8(ascii: "_")) }
      name.append(isCapitalized ? first.asciiUppercased : first.asciiLowercased)
      for byte in words.bytes[word].dropFirst() { name.append(isCapitalized && mayKeepCase ? byte : byte.asciiLowercased) }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// `1.10` and `11.0` are two values, and no name starts with a digit.
  private static func needsUnderscore(before byte: UInt8, after previous: UInt8?) -> Bool {
    byte.isASCIIDigit && previous?.isASCIIDigit ?? true
  }
}

/// The words of a remote key, an enum value or a type name.
///
/// A word ends at a byte that is neither an ASCII letter nor an ASCII digit, before a capital that follows a small
/// letter or a digit (`uploadLimit`), and before the last capital of a run that small letters follow (`HTTPServer`).
package struct Words {
  package let bytes: [UInt8]
  package private(set) var ranges: [Range<Int>] = []

  package init(_ text: String) {
    bytes = Array(text.utf8)
    ranges.reserveCapacity(8)
    var start: Int?
    for index in bytes.indices {
      if let begin = start, !continuesWord(at: index) {
        ranges.append(begin..<index)
        start = nil
      }
      if start == nil, bytes[index].isWordByte { start = index }
    }
    if let start { ranges.append(start..<bytes.count) }
  }

  var hasSmallLetters: Bool { bytes.contains(where: \.isASCIILowercase) }

  /// The first word in small letters.
  var first: [UInt8]? { ranges.first.map { bytes[$0].map(\.asciiLowercased) } }

  /// The last word in small letters.
  var last: [UInt8]? { ranges.last.map { bytes[$0].map(\.asciiLowercased) } }

  func droppingFirst() -> Words {
    var rest = self
    rest.ranges = Array(ranges.dropFirst())
    return rest
  }

  /// Whether the byte belongs to the word that the byte before it belongs to.
  private func continuesWord(at index: Int) -> Bool {
    let byte = bytes[index]
    guard byte.isASCIIUppercase else { return byte.isASCIILowercase || byte.isASCIIDigit }
    let isBeforeSmall = index + 1 < bytes.count && bytes[index + 1].isASCIILowercase
    return bytes[index - 1].isASCIIUppercase && !isBeforeSmall
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool { isASCIILetter || isASCIIDigit }
  fileprivate var asciiUppercased: UInt8 { isASCIILowercase ? self - 0x20 : self }
}
