import RegistryText

/// The escapes of JSON strings.
enum JSONEscape {
  /// Decodes the text between the quotes of a string. It never fails: an invalid escape is kept as it is, and a lone
  /// surrogate becomes U+FFFD.
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
    if escape == UInt8(ascii: "u"), let unit = UInt16(fourHexadecimalDigits: rest.dropFirst()) {
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
      let trail = UInt16(fourHexadecimalDigits: rest.dropFirst(2)), UTF16.isTrailSurrogate(trail)
    {
      rest.removeFirst(6)
      return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  /// The character that a one-letter escape stands for; nil where JSON has no such escape.
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

  /// Appends a text as it is written between quotes.
  ///
  /// Unprintable scalars are escaped, and so is the bracket of a log command.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    for element in text.visibleScalars {
      if element.isEscaped {
        appendEscape(of: element.scalar, to: &bytes)
      } else if element.scalar == "\"" || element.scalar == "\\" {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: element.scalar)]
      } else {
        bytes += UTF8.encode(element.scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  private static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    default:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        bytes += ("\\u" + unit.hexadecimal(digits: 4)).utf8
      }
    }
  }
}
