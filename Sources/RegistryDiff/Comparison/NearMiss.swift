import RegistryDiagnostics

/// Finds the declared key that a remote key was meant to be.
struct NearMiss {
  private let keys: [String]
  /// By the key without case, blanks and punctuation; the first one of several.
  private let keysByLetters: [[UInt8]: String]

  init(_ keys: [String]) {
    self.keys = keys
    keysByLetters = Dictionary(keys.map { (Self.letters(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A key that differs in case, blanks and punctuation only, else one at a small edit distance.
  func nearest(to key: String) -> String? {
    keysByLetters[Self.letters(of: key)] ?? closestMatch(to: key, among: keys)
  }

  private static func letters(of key: String) -> [UInt8] {
    key.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
      default: nil
      }
    }
  }
}
