extension JSONEscape {
  /// Appends a text as it stands between quotes.
  ///
  /// Unprintable scalars are escaped, and so is the bracket of what a build service would take for a command.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var watch = LogCommandWatch()
    for scalar in text.unicodeScalars {
      if watch.completesCommand(scalar) || scalar.isUnprintable {
        appendEscape(of: scalar, to: &bytes)
      } else if scalar == "\"" || scalar == "\\" {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
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
