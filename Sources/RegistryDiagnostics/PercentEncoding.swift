/// The `%XX` form of RFC 3986.
enum PercentEncoding {
  /// The UTF-8 of a scalar, every byte encoded.
  static func encode(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map(encode).joined()
  }

  /// A path as a URI reference: a relative one stays relative, an absolute one becomes a `file` URI.
  static func uri(ofPath path: String) -> String {
    let relative = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    let encoded = relative.utf8.map { isUnreserved($0) ? String(Unicode.Scalar($0)) : encode($0) }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  private static func encode(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (byte < 16 ? "0" : "") + digits
  }

  /// What a path may hold as it is. A colon is not among them: in a first segment it would look like a scheme.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
