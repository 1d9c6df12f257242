import RegistryJSON
import RegistryText

/// Swift source for values.
package enum SwiftLiteral {
  /// A one-line string literal whose value has exactly the scalars of `text`.
  ///
  /// Whatever could end the literal, interpolate, or be shown as something else than it is, is written as an escape: quotes,
  /// backslashes, controls, line breaks of any kind, bidi and zero-width characters, tags. So is the bracket of what a build
  /// service would take for a command (`##[…]`), since the file may be printed into a log.
  package static func string(_ text: String) -> String {
    if text.isPlain { return "\"\(text)\"" }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 2)
    result.append(UInt8(ascii: "\""))
    var watch = LogCommandWatch()
    for scalar in text.unicodeScalars {
      if watch.completesCommand(scalar) { result += "\\u{5B}".utf8 } else { append(scalar, to: &result) }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  /// A decimal literal that every 64-bit integer has, the least one included.
  ///
  /// Groups of three digits are set apart from five digits on, as a careful reader would.
  package static func int(_ value: Int64) -> String {
    if value.magnitude < 10_000 { return value.description }
    let digits = Array(value.magnitude.description.utf8)
    var result: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, digits.count > 4, (digits.count - index).isMultiple(of: 3) { result.append(UInt8(ascii: "_")) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The shortest decimal literal that reads back as the same finite number.
  package static func double(_ value: Double) -> String { value.description }

  /// The inside of one line of a `"""` literal that holds `text` with `%25` for a percent sign, `%0A` for a line feed and `%7C`
  /// for a bar, which ends a field of the table.
  ///
  /// - Parameter isItem: whether a comma ends the text, so that one inside it has to be written as `%2C`.
  package static func field(_ text: String, isItem: Bool = false) -> String {
    if text.isPlain, !isItem || !text.utf8.contains(UInt8(ascii: ",")) { return text }
    var result: [UInt8] = []
    var isAfterQuote = false
    var watch = LogCommandWatch()
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where watch.completesCommand(scalar): result += "%5B".utf8
      case "%": result += "%25".utf8
      case "\n": result += "%0A".utf8
      case "|": result += "%7C".utf8
      case "," where isItem: result += "%2C".utf8
      // Three in a row would end the literal.
      case "\"" where !isAfterQuote: result += "\"".utf8
      default: append(scalar, to: &result)
      }
      isAfterQuote = scalar == "\"" && !isAfterQuote
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    switch scalar {
    case "\"": result += "\\\"".utf8
    case "\\": result += "\\\\".utf8
    case "\n": result += "\\n".utf8
    case "\r": result += "\\r".utf8
    case "\t": result += "\\t".utf8
    case " "..."~": result.append(UInt8(truncatingIfNeeded: scalar.value))
    // Swift refuses these noncharacters as escapes, and takes them as they are.
    case _ where (0xFDD0...0xFDEF).contains(scalar.value): result += String(scalar).utf8
    case _ where scalar.isUnprintable: result += scalar.swiftEscape.utf8
    default: result += String(scalar).utf8
    }
  }
}

extension String {
  /// Whether all characters are printable ASCII other than quotes, backslashes, bars, percent signs, and `#`, with which the
  /// commands of some build services begin: such a text is the same in a literal, in a comment and in a field of the table.
  ///
  /// For speed: nearly all texts are plain, and a look at the bytes takes a tenth of escaping them one by one.
  var isPlain: Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "#"): false
        default: (0x20...0x7E).contains(byte)
        }
      }
    }
  }
}
