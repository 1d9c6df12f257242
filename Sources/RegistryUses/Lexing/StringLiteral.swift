/// A string of a source file whose text is known: one without interpolation.
struct StringLiteral: Equatable, Sendable {
  /// The text that the program sees.
  let value: String
  /// The index of its last token.
  let last: Int
  /// The text between the quotes as bytes of the file, where it can be replaced.
  let content: Range<Int>
}

extension SourceCode {
  /// The string that begins at a token, or nil where there is none, it does not end, or it has an interpolation.
  func stringLiteral(at index: Int) -> StringLiteral? {
    guard kind(index) == .stringStart else { return nil }
    let hasText = kind(index + 1) == .stringText
    let last = hasText ? index + 2 : index + 1
    guard kind(last) == .stringEnd else { return nil }
    let content = Int(tokens[index].end)..<Int(tokens[last].start)
    let quotes = bytes[tokens[index].range]
    let text = String(decoding: bytes[content], as: UTF8.self)
    let hashes = quotes.prefix { $0 == UInt8(ascii: "#") }.count
    let isMultiline = quotes.count - hashes == 3
    let value = LiteralText(escape: "\\" + String(repeating: "#", count: hashes)).value(
      of: isMultiline ? Self.unindented(text) : text)
    return StringLiteral(value: value, last: last, content: content)
  }

  /// The lines between the quotes, without the indentation of the last one.
  private static func unindented(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.count > 1, let indentation = lines.last else { return text }
    return lines.dropFirst().dropLast().map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
      .joined(separator: "\n")
  }
}

/// Turns what is written in a literal into the text that it means.
private struct LiteralText {
  /// What introduces an escape: a backslash and the literal's number signs.
  let escape: String

  func value(of text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var value = ""
    var rest = text[...]
    while let next = rest.first {
      if rest.hasPrefix(escape) {
        rest = rest.dropFirst(escape.count)
        value += scalar(from: &rest)
      } else {
        value.append(next)
        rest = rest.dropFirst()
      }
    }
    return value
  }

  private func scalar(from rest: inout Substring) -> String {
    guard let letter = rest.popFirst() else { return "" }
    switch letter {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "u":
      let digits = rest.dropFirst().prefix { $0.isHexDigit }
      guard rest.first == "{", rest.dropFirst(digits.count + 1).first == "}", let number = UInt32(digits, radix: 16) else {
        return "u"
      }
      rest = rest.dropFirst(digits.count + 2)
      return UnicodeScalar(number).map { String($0) } ?? ""
    case _ where letter.isNewline: return ""
    default: return String(letter)
    }
  }
}
