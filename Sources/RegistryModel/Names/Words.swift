/// The words of a remote key, an enum value or a type name, one after the other, as ranges of its bytes.
///
/// A word ends at a byte that is neither an ASCII letter nor an ASCII digit, before a capital that follows a small
/// letter or a digit (`uploadLimit`), and before the last capital of a run that small letters follow (`HTTPServer`).
struct Words: IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Range<Int>? {
    while cursor < bytes.count, !Self.isWordByte(bytes[cursor]) { cursor += 1 }
    guard cursor < bytes.count else { return nil }
    let start = cursor
    cursor += 1
    while cursor < bytes.count, goesOn(at: cursor) { cursor += 1 }
    return start..<cursor
  }

  /// Whether a byte that follows a word byte is of the same word.
  private func goesOn(at index: Int) -> Bool {
    let byte = bytes[index]
    guard Self.isCapital(byte) else { return Self.isSmall(byte) || Self.isDigit(byte) }
    return Self.isCapital(bytes[index - 1]) && !(index + 1 < bytes.count && Self.isSmall(bytes[index + 1]))
  }

  static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  static func small(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte + 0x20 : byte }
  static func capital(_ byte: UInt8) -> UInt8 { isSmall(byte) ? byte - 0x20 : byte }
  private static func isWordByte(_ byte: UInt8) -> Bool { isSmall(byte) || isCapital(byte) || isDigit(byte) }
}
