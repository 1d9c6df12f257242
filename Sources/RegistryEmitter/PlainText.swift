import RegistryTemplate

extension UnsafeBufferPointer<UInt8> {
  /// Whether all characters are printable ASCII other than quotes, backslashes, equals and percent signs, and hashes, with which
  /// commands of build services begin.
  ///
  /// Such a text, which nearly all are, is the same in a literal, in a comment and in a line of defaults. It is written
  /// from where it lies in the registry, at a tenth of what going through its characters costs.
  var isPlain: Bool {
    for byte in self {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "#"):
        return false
      case 0x20...0x7E: continue
      default: return false
      }
    }
    return true
  }

  /// Whether the text stands in a comment as it is: an editor would remove a blank at the end of a line.
  var isPlainLine: Bool { isPlain && last != UInt8(ascii: " ") }
}

extension String {
  /// The same of a text in memory of its own.
  var isPlain: Bool {
    var text = self
    return text.withUTF8(\.isPlain)
  }
}

extension RenderBuffer {
  /// Appends a text as a string literal.
  mutating func append(stringLiteral text: UnsafeBufferPointer<UInt8>) {
    guard text.isPlain else { return append(SwiftLiteral.string(String(decoding: text, as: UTF8.self))) }
    append(literal: "\"")
    append(text)
    append(literal: "\"")
  }

  /// Appends a text as a part of a line of defaults.
  mutating func append(line text: UnsafeBufferPointer<UInt8>, isKey: Bool) {
    guard text.isPlain else { return append(SwiftLiteral.line(String(decoding: text, as: UTF8.self), isKey: isKey)) }
    append(text)
  }

  /// Appends a text as a part of a line of a comment.
  mutating func append(comment text: UnsafeBufferPointer<UInt8>) {
    guard text.isPlainLine else {
      return append(DocComment.line(String(decoding: text, as: UTF8.self)))
    }
    append(text)
  }
}

extension [UInt8] {
  /// Appends a text in UTF-8; `append(contentsOf: text.utf8)` takes 20 times as long for a short one.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a number that is not negative in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
