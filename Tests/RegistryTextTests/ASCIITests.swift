import RegistryText
import Testing

@Suite("ASCII characters")
struct ASCIITests {
  private static let lowercase = Set("abcdefghijklmnopqrstuvwxyz".utf8)
  private static let uppercase = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  private static let digits = Set("0123456789".utf8)

  @Test("every byte is in the classes that it belongs to, and in no other")
  func classes() {
    for byte in UInt8.min...UInt8.max {
      #expect(byte.isASCIILowercase == Self.lowercase.contains(byte), "\(byte)")
      #expect(byte.isASCIIUppercase == Self.uppercase.contains(byte), "\(byte)")
      #expect(byte.isASCIILetter == Self.lowercase.union(Self.uppercase).contains(byte), "\(byte)")
      #expect(byte.isASCIIDigit == Self.digits.contains(byte), "\(byte)")
      #expect(byte.isBlank == Set(" \t".utf8).contains(byte), "\(byte)")
      #expect(byte.isLineBreak == Set([0x0A, 0x0D]).contains(byte), "\(byte)")
    }
  }

  @Test("a word consists of letters, digits and underscores")
  func words() {
    let words = Self.lowercase.union(Self.uppercase).union(Self.digits).union("_".utf8)
    for byte in UInt8.min...UInt8.max { #expect(byte.isASCIIWord == words.contains(byte), "\(byte)") }
  }

  @Test("only uppercase letters have another lowercase form")
  func lowercasing() {
    #expect("AZaz09@[`{_é".utf8.map(\.asciiLowercased) == Array("azaz09@[`{_é".utf8))
    for byte in UInt8.min...UInt8.max where !Self.uppercase.contains(byte) { #expect(byte.asciiLowercased == byte) }
  }
}

@Suite("hexadecimal digits")
struct HexadecimalTests {
  @Test("a number has as many digits as it needs, and zeros up to the number that is asked for")
  func writing() {
    #expect(UInt8(0).hexadecimal() == "0")
    #expect(UInt8(0x0A).hexadecimal(digits: 2) == "0A")
    #expect(UInt8(0xFF).hexadecimal(digits: 2) == "FF")
    #expect(UInt16(0xE9).hexadecimal(digits: 4) == "00E9")
    #expect(UInt32(0x10FFFF).hexadecimal(digits: 4) == "10FFFF")
    #expect(UInt64.max.hexadecimal(uppercase: false) == "ffffffffffffffff")
    #expect(UInt8(1).hexadecimal(digits: 0) == "1")
    #expect(UInt8(1).hexadecimal(digits: -3) == "1")
  }

  @Test("a digit has its value in either case, and no other byte has one")
  func digits() {
    let values = Dictionary(uniqueKeysWithValues: zip("0123456789abcdef".utf8, UInt8(0)...))
      .merging(zip("ABCDEF".utf8, UInt8(10)...)) { value, _ in value }
    #expect(values.count == 22)
    for byte in UInt8.min...UInt8.max { #expect(byte.hexadecimalDigitValue == values[byte], "\(byte)") }
  }

  @Test(
    "four digits are read, whatever follows them",
    arguments: [
      ("0000", 0), ("00e9", 0xE9), ("D83D", 0xD83D), ("ffFFff", 0xFFFF), ("1234zz", 0x1234), ("123", nil), ("", nil),
      ("12g4", nil), ("+123", nil), (" 123", nil), ("12 4", nil), ("１２３４", nil),
    ] as [(String, UInt16?)])
  func fourDigits(text: String, value: UInt16?) {
    #expect(UInt16(fourHexadecimalDigits: text.utf8) == value)
  }
}
