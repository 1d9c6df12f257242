import RegistryText

/// What the SDK's own getters make of a text, for messages: the generated accessors never use them.
enum SDKReading {
  /// `boolValue`, as Apple documents `NSString.boolValue`: blanks, a sign and zeros are skipped, and a following `Y`, `y`, `T`,
  /// `t` or digit from 1 to 9 makes it true; the rest is not looked at.
  static func bool(_ text: String) -> Bool {
    var rest = text.utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    rest = rest.drop { $0 == UInt8(ascii: "0") }
    switch rest.first {
    case UInt8(ascii: "Y")?, UInt8(ascii: "y")?, UInt8(ascii: "T")?, UInt8(ascii: "t")?: return true
    case (UInt8(ascii: "1")...UInt8(ascii: "9"))?: return true
    default: return false
    }
  }

  /// `numberValue`, which reads as many characters as make a decimal number with or without an exponent, and 0 where none do.
  static func number(_ text: String) -> Double {
    let characters = Substring(text).utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    var rest = characters
    skipSign(&rest)
    var digits = skipDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      digits += skipDigits(&rest)
    }
    guard digits > 0 else { return 0 }
    skipExponent(&rest)
    return Double(String(decoding: characters[..<rest.startIndex], as: UTF8.self)) ?? 0
  }

  /// Reads an exponent only where digits follow: `5e` begins with the number 5.
  private static func skipExponent(_ rest: inout Substring.UTF8View) {
    guard let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") else { return }
    var exponent = rest.dropFirst()
    skipSign(&exponent)
    if skipDigits(&exponent) > 0 { rest = exponent }
  }

  private static func skipSign(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  }

  private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix(while: \.isASCIIDigit).count
    rest = rest.dropFirst(digits)
    return digits
  }
}
