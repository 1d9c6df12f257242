/// What a byte of a source file may begin.
enum ByteClass: UInt8 {
  case blank
  /// A letter, `_`, `$`, or a byte of a character outside ASCII.
  case letter
  case digit
  case `operator`
  case punctuation
  case quote
  case hash
  case backtick
  case other

  /// The class of each byte, by its value.
  static let table: [ByteClass] = (0...255).map { ByteClass(UInt8($0)) }

  init(_ byte: UInt8) {
    switch byte {
    case 0x00, 0x09...0x0D, 0x20: self = .blank
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24, 0x80...0xFF: self = .letter
    case 0x30...0x39: self = .digit
    case 0x22: self = .quote
    case 0x23: self = .hash
    case 0x60: self = .backtick
    default:
      let shown = UnicodeScalar(byte)
      self =
        "/=-+!*%<>&|^~?".unicodeScalars.contains(shown)
        ? .operator : "()[]{},;:.@\\".unicodeScalars.contains(shown) ? .punctuation : .other
    }
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) || self == 0 }
}
