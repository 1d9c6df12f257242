import RegistryText

/// Percent-encoding as in RFC 3986.
enum PercentEncoding {
  /// The UTF-8 of a scalar with every byte encoded.
  static func encode(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map(encode).joined()
  }

  /// A path as a URI reference: a relative one stays relative, an absolute one becomes a `file` URI.
  static func uri(ofPath path: String) -> String {
    let relative = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    let encoded = relative.utf8.map { isUnreserved($0) ? String(Unicode.Scalar($0)) : encode($0) }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  private static func encode(_ byte: UInt8) -> String { "%" + byte.hexadecimal(digits: 2) }

  /// Whether a path may contain the byte as it is. Not so a colon: in the first segment it would look like a scheme.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "~"): true
    default: byte.isASCIIWord
    }
  }
}
