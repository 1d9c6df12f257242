/// Base64 as RFC 4648 defines it.
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text that stands for some bytes, with padding.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for index in 0...3 {
        text.append(index > group.count ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * index)) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
