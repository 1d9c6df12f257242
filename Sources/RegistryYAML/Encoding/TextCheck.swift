/// What has to be right about a text before libyaml sees it.
///
/// libyaml checks the encoding too, but reads ahead of what it parses, stops at the first fault and knows only
/// its byte offset. Here all faults are found, and the faults have places.
struct TextCheck {
  enum Fault: Equatable {
    /// Not UTF-8 as Unicode's table 3-7 has it: overlong forms and surrogates are out.
    case invalidByte(UInt8)
    /// A character that YAML 1.2 does not call printable (section 5.1).
    case unprintable(UInt32)
    /// A byte order mark at the start of a line, as joined files have it; YAML takes it for the start of a document.
    case byteOrderMark
  }

  /// Faults with their byte offsets, in order; of a run of bad bytes the first.
  private(set) var faults: [(offset: Int, fault: Fault)] = []
  /// Whether U+0085, U+2028 or U+2029 occur, which libyaml takes for line breaks and editors do not.
  private(set) var hasForeignBreaks = false

  /// How many lines start with `%`, as directives do. libyaml compares each `%TAG` with each.
  private(set) var directiveCount = 0

  /// The offset after the last byte that is no UTF-8.
  private var badRunEnd = -1

  /// Enough to see what is wrong; a file of another kind has thousands.
  static let maximumFaults = 8

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < bytes.count, faults.count < Self.maximumFaults {
      if offset + 8 <= bytes.count,
        Self.isPlainText(UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      {
        offset += 8
      } else {
        offset = checkCharacter(bytes, at: offset)
      }
    }
  }

  /// Whether eight bytes are all tab, line feed, carriage return or printable ASCII other than `%`.
  private static func isPlainText(_ word: UInt64) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    let each: UInt64 = 0x0101_0101_0101_0101
    guard word & high == 0 else { return false }
    // No byte has its high bit, so no sum below carries into the next byte.
    let notDelete = (word ^ 0x7F * each) &+ 0x7F * each
    let notControl = word &+ 0x60 * each
    let notPercent = (word ^ 0x25 * each) &+ 0x7F * each
    let notTab = (word ^ 0x09 * each) &+ 0x7F * each
    let notLineFeed = (word ^ 0x0A * each) &+ 0x7F * each
    let notReturn = (word ^ 0x0D * each) &+ 0x7F * each
    return (notControl | ~(notTab & notLineFeed & notReturn)) & notDelete & notPercent & high == high
  }

  private mutating func checkCharacter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard let (scalar, width) = UTF8Scalar.decode(bytes, at: offset) else {
      if offset != badRunEnd { faults.append((offset, .invalidByte(bytes[offset]))) }
      badRunEnd = offset + 1
      return badRunEnd
    }
    switch scalar {
    case 0x25: if Self.isLineStart(bytes, offset) { directiveCount += 1 }
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: break
    case 0x85, 0x2028, 0x2029: hasForeignBreaks = true
    case 0xFEFF where Self.isLineStart(bytes, offset): faults.append((offset, .byteOrderMark))
    case 0xA0...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: break
    default: faults.append((offset, .unprintable(scalar)))
    }
    return offset + width
  }

  private static func isLineStart(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
  }
}

/// Strict decoding of one scalar.
enum UTF8Scalar {
  /// The scalar at `offset` and its width in bytes, or nil where the bytes are no UTF-8 (Unicode 15, table 3-7).
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: UInt32, width: Int)? {
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    guard let width = width(of: first), offset + width <= bytes.count else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(width))
    for next in bytes[(offset + 1)..<(offset + width)] {
      guard next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    guard scalar >= minimum(width), Unicode.Scalar(scalar) != nil else { return nil }
    return (scalar, width)
  }

  private static func width(of first: UInt8) -> Int? {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// The least scalar that needs `width` bytes: a lower one is an overlong form.
  private static func minimum(_ width: Int) -> UInt32 {
    switch width {
    case 2: 0x80
    case 3: 0x800
    default: 0x1_0000
    }
  }
}
