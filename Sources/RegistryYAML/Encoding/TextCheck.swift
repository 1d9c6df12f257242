import RegistryText

/// The faults in a text's encoding and characters, found before libyaml reads it.
///
/// libyaml checks the encoding too, but it reads ahead of what it parses, stops at the first fault, and knows only the byte
/// offset.
struct TextCheck {
  enum Fault: Equatable {
    /// Not UTF-8 by Unicode's table 3-7, which excludes overlong forms and surrogates.
    case invalidByte(UInt8)
    /// A character that is not printable in YAML 1.2 (section 5.1).
    case unprintable(Unicode.Scalar)
    /// A byte order mark at the start of a line, as in joined files. For YAML it starts another document.
    case byteOrderMark
  }

  /// Faults with their byte offsets, in order; for a run of invalid bytes only the first.
  private(set) var faults: [(offset: Int, fault: Fault)] = []
  /// Whether U+0085, U+2028 or U+2029 occur, which libyaml takes for line breaks and editors do not.
  private(set) var hasForeignBreaks = false

  /// How many lines start with `%`, as directives do. libyaml compares each `%TAG` with every other.
  private(set) var directiveCount = 0

  /// The offset after the last invalid byte.
  private var badRunEnd = -1

  /// Enough to see what is wrong; a binary file has thousands.
  static let maximumFaults = 8

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < bytes.count, faults.count < Self.maximumFaults {
      // For speed: nearly all text is ASCII, and to decode each scalar takes 5% of `generate`.
      if Self.isOrdinary(bytes[offset]) { offset += 1 } else { offset = checkCharacter(bytes, at: offset) }
    }
  }

  /// Whether a byte is a character of its own that needs no further look.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "%") || byte.isLineBreak
  }

  private mutating func checkCharacter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard let (scalar, length) = UTF8.decodeScalar(in: bytes, at: offset) else {
      if offset != badRunEnd { faults.append((offset, .invalidByte(bytes[offset]))) }
      badRunEnd = offset + 1
      return badRunEnd
    }
    switch scalar.value {
    case 0x25: if Self.isLineStart(bytes, offset) { directiveCount += 1 }
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: break
    case 0x85, 0x2028, 0x2029: hasForeignBreaks = true
    case 0xFEFF where Self.isLineStart(bytes, offset): faults.append((offset, .byteOrderMark))
    case 0xA0...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: break
    default: faults.append((offset, .unprintable(scalar)))
    }
    return offset + length
  }

  private static func isLineStart(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
  }
}
