extension UnsignedInteger {
  /// The number in hexadecimal digits, with zeros before it up to a number of digits: `0A`, `202E`.
  package func hexadecimal(digits: Int = 1, uppercase: Bool = true) -> String {
    let text = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit in either case, from 0 to 15; nil for any other byte.
  package var hexadecimalDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension UInt16 {
  /// The value of the four hexadecimal digits that a text starts with, or nil where it starts with anything else.
  package init?(fourHexadecimalDigits text: some Sequence<UInt8>) {
    var value: UInt16 = 0
    var count = 0
    for byte in text.prefix(4) {
      guard let digit = byte.hexadecimalDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
      count += 1
    }
    guard count == 4 else { return nil }
    self = value
  }
}
