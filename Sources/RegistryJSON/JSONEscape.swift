/// The escapes of JSON strings.
enum JSONEscape {
  /// Decodes what stands between the quotes of a string. Total: what the reader complained of is kept as it is,
  /// and a lone surrogate becomes U+FFFD.
  static func decode(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let escape = rest.first {
        decodeEscape(escape, &rest, into: &decoded)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  private static func decodeEscape(_ escape: UInt8, _ rest: inout ArraySlice<UInt8>, into decoded: inout [UInt8]) {
    if escape == UInt8(ascii: "u"), let unit = codeUnit(rest.dropFirst()) {
      rest.removeFirst(5)
      decoded += scalar(startingWith: unit, &rest).utf8
    } else if let byte = simple(escape) {
      rest.removeFirst()
      decoded.append(byte)
    } else {
      decoded.append(UInt8(ascii: "\\"))
    }
  }

  private static func scalar(startingWith unit: UInt16, _ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    if UTF16.isLeadSurrogate(unit), rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
      let trail = codeUnit(rest.dropFirst(2)), UTF16.isTrailSurrogate(trail)
    {
      rest.removeFirst(6)
      return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  /// What a one-letter escape stands for.
  static func simple(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The value of the four hexadecimal digits that a text starts with.
  static func codeUnit(_ text: some Sequence<UInt8>) -> UInt16? {
    var value: UInt16 = 0
    var digits = 0
    for byte in text.prefix(4) {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | UInt16(digit)
      digits += 1
    }
    return digits == 4 ? value : nil
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// At least four upper-case hexadecimal digits.
  static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
  }
}
