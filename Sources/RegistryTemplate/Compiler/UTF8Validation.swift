/// UTF-8 as Unicode's table 3-7 defines it: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Validation {
  /// The offset of the first byte that belongs to no well-formed sequence.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      guard let length = sequenceLength(in: bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    guard let (length, second) = continuation(after: lead), index + length <= bytes.count, second.contains(bytes[index + 1])
    else { return nil }
    let rest = bytes[(index + 2)..<(index + length)]
    return rest.allSatisfy(UTF8.isContinuation) ? length : nil
  }

  /// How long a sequence is, and which second bytes are allowed in it.
  private static func continuation(after lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
