extension JSONEscape {
  /// Appends a text as it stands between quotes.
  ///
  /// Unprintable scalars are escaped. So is the `[` of `##[`, which some build services take for a command
  /// wherever in a log it stands.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var hashes = 0
    for scalar in text.unicodeScalars {
      let isCommand = scalar == "[" && hashes >= 2
      if isCommand || scalar.isUnprintable {
        appendEscape(of: scalar, to: &bytes)
      } else if scalar == "\"" || scalar == "\\" {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
      hashes = scalar == "#" ? hashes + 1 : 0
    }
  }

  private static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    default:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { bytes += ("\\u" + hex(UInt32(unit))).utf8 }
    }
  }
}
