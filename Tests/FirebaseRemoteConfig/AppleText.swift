import Foundation

/// What Apple's Foundation makes of a text, by its documentation: the one on Linux differs in places.
enum AppleText {
  /// `NSString.boolValue`: skips blanks, a sign and zeros, and is true where `Y`, `y`, `T`, `t` or `1` to `9` follows.
  static func boolValue(_ text: String) -> Bool {
    var rest = skippingBlanks(Array(text.utf8))[...]
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
    rest = rest.drop { $0 == UInt8(ascii: "0") }
    guard let first = rest.first else { return false }
    return "YyTt123456789".utf8.contains(first)
  }

  /// `NSString.doubleValue`: skips blanks and reads the longest decimal number that the text begins with, or 0.
  static func doubleValue(_ text: String) -> Double {
    let bytes = skippingBlanks(Array(text.utf8))
    var end = 0
    var digits = 0
    func skipSign(_ at: Int) -> Int { at < bytes.count && "+-".utf8.contains(bytes[at]) ? at + 1 : at }
    func skipDigits(_ at: Int) -> Int { at + bytes[min(at, bytes.count)...].prefix { (0x30...0x39).contains($0) }.count }
    let start = skipSign(0)
    end = skipDigits(start)
    digits = end - start
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = skipDigits(end + 1)
      digits += fraction - end - 1
      end = fraction
    }
    guard digits > 0 else { return 0 }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let exponent = skipSign(end + 1)
      let exponentEnd = skipDigits(exponent)
      if exponentEnd > exponent { end = exponentEnd }
    }
    return strtod(String(decoding: bytes[..<end], as: UTF8.self), nil)
  }

  /// `NSNumber.stringValue`: `1` for 1.0, where Foundation on Linux writes `1.0`.
  static func text(of number: NSNumber) -> String {
    let type = String(cString: number.objCType)
    guard type == "d" || type == "f" else { return number.stringValue }
    let value = number.doubleValue
    if value == value.rounded(), abs(value) < 1e21 { return String(format: "%.0f", value) }
    return type == "f" ? number.floatValue.description : value.description
  }

  /// Whether the bytes have neither of the faults that Foundation on Linux passes over.
  static func isPlainJSON(_ data: Data) -> Bool {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return false }
    var isInString = false
    var isEscaped = false
    var last: UInt8 = 0
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if last == UInt8(ascii: ",") { return false }
      case UInt8(ascii: "\""): isInString = true
      default: break
      }
      last = byte
    }
    return true
  }

  private static func skippingBlanks(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) })
  }
}
