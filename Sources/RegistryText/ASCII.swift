extension UInt8 {
  package static var lineFeed: UInt8 { 0x0A }
  package static var carriageReturn: UInt8 { 0x0D }

  /// `0` to `9`.
  package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// `a` to `z`.
  package var isASCIILowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  /// `A` to `Z`.
  package var isASCIIUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  /// `a` to `z` and `A` to `Z`.
  package var isASCIILetter: Bool { isASCIILowercase || isASCIIUppercase }

  /// A letter, a digit or `_`: what names in code, in remote keys and in regular expressions' `\w` are made of.
  package var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }

  /// The lowercase letter for an uppercase one, and every other byte as it is.
  package var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// Space or tab.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Line feed or carriage return.
  package var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
}
