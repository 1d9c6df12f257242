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

  /// `numberValue`, which reads as many characters as make a decimal number, and 0 where none do.
  static func number(_ text: String) -> Double {
    let characters = Array(text.utf8.drop { $0 == 0x20 || $0 == 0x09 })
    var end = 0
    func skipSign() { if end < characters.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(characters[end]) { end += 1 } }
    func skipDigits() {
      while end < characters.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(characters[end]) { end += 1 }
    }
    skipSign()
    skipDigits()
    if end < characters.count, characters[end] == UInt8(ascii: ".") {
      end += 1
      skipDigits()
    }
    return Double(String(decoding: characters[..<end], as: UTF8.self)) ?? 0
  }
}
