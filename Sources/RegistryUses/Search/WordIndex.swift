/// Which words each file may hold, so that a file is searched, or read again, only for words that are likely in it.
///
/// A word is a run of letters, digits, `_` and `$` of ASCII. It sets one of 4,096 bits by its last eight bytes, so that the end of
/// a name is found too: 512 bytes for each file, and a few files in a hundred that are searched in vain.
struct WordIndex: Sendable {
  private static let fieldsPerFile = 64
  /// All bits for a byte of a word, none for any other.
  private static let mask = (UInt8.min...UInt8.max).map { byte -> UInt64 in
    byte < 0x80 && (ByteClass(byte) == .letter || ByteClass(byte) == .digit) ? .max : 0
  }

  private var fields: [UInt64]

  init(fileCount: Int) { fields = [UInt64](repeating: 0, count: fileCount * Self.fieldsPerFile) }

  /// Takes the words of a file.
  mutating func add(_ text: [UInt8], of file: Int) {
    let start = file * Self.fieldsPerFile
    fields.withUnsafeMutableBufferPointer { fields in
      Self.forEachWord(of: text) { bit in fields[start + bit >> 6] |= 1 << UInt64(bit & 63) }
    }
  }

  /// What a file has to have to hold some words.
  struct Bits: Sendable {
    fileprivate let bits: [Int]
  }

  /// - Parameter texts: words, with other characters at their ends or not, or ends of words of eight bytes and more.
  static func bits(of texts: [String]) -> Bits {
    var bits: [Int] = []
    for text in texts { forEachWord(of: Array(text.utf8)) { bits.append($0) } }
    return Bits(bits: bits)
  }

  /// Whether a file may hold the words; it does not where the answer is false.
  func mayHold(_ words: Bits, file: Int) -> Bool {
    words.bits.allSatisfy { fields[file * Self.fieldsPerFile + $0 >> 6] & 1 << UInt64($0 & 63) != 0 }
  }

  /// Each byte of each file comes here, so the loop has no branch: to look for the ends of words by `if` takes twice as long.
  private static func forEachWord(of text: [UInt8], _ body: (Int) -> Void) {
    let chunk = 4096
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: chunk + 1) { words in
      text.withUnsafeBufferPointer { text in
        mask.withUnsafeBufferPointer { mask in
          var word: UInt64 = 0
          for start in stride(from: 0, to: text.count, by: chunk) {
            var count = 0
            for byte in text[start..<min(start + chunk, text.count)] {
              words[count] = word
              let next = (word << 8 | UInt64(byte)) & mask[Int(byte)]
              count += (next == 0 ? 1 : 0) & (word == 0 ? 0 : 1)
              word = next
            }
            for word in words[..<count] { body(bit(of: word)) }
          }
          if word != 0 { body(bit(of: word)) }
        }
      }
    }
  }

  private static func bit(of word: UInt64) -> Int { Int((word &* 0x9E37_79B9_7F4A_7C15) >> 52) }
}
