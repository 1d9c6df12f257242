/// Where the parts of a decimal number stand in its text: `[+-] digits [. digits] [(e|E) [+-] digits]`.
struct DecimalShape {
  let isNegative: Bool
  /// The digits before the point; empty for `.5`.
  let whole: Range<Int>
  /// The digits after the point, or nil without a point; empty for `5.`.
  let fraction: Range<Int>?
  let hasExponent: Bool

  /// Nil where the bytes are not of that shape as a whole, or have no digit before the exponent.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = 0
    let sign = Self.sign(bytes, &cursor)
    whole = Self.digits(bytes, &cursor)
    if cursor < bytes.count, bytes[cursor] == UInt8(ascii: ".") {
      cursor += 1
      fraction = Self.digits(bytes, &cursor)
    } else {
      fraction = nil
    }
    guard !whole.isEmpty || fraction?.isEmpty == false else { return nil }
    if cursor < bytes.count, bytes[cursor] | 0x20 == UInt8(ascii: "e") {
      cursor += 1
      _ = Self.sign(bytes, &cursor)
      guard !Self.digits(bytes, &cursor).isEmpty else { return nil }
      hasExponent = true
    } else {
      hasExponent = false
    }
    guard cursor == bytes.count else { return nil }
    isNegative = sign == UInt8(ascii: "-")
  }

  private static func sign(_ bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout Int) -> UInt8? {
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "-") || bytes[cursor] == UInt8(ascii: "+") else { return nil }
    defer { cursor += 1 }
    return bytes[cursor]
  }

  private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout Int) -> Range<Int> {
    let start = cursor
    while cursor < bytes.count, bytes[cursor] >= UInt8(ascii: "0"), bytes[cursor] <= UInt8(ascii: "9") { cursor += 1 }
    return start..<cursor
  }
}
