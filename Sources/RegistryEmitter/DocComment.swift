import RegistryJSON
import RegistryText

/// Text from a registry inside a documentation comment.
enum DocComment {
  /// The lines of a text, split at line breaks of every kind, each safe behind `///`.
  ///
  /// `\r\n` is one break, and so are U+0085, U+2028 and U+2029, at which some editors and compilers would end the comment.
  /// The bracket of what a build service would take for a command is escaped, as in a literal.
  static func lines(_ text: String) -> [String] {
    if isPlainLine(text) { return [text] }
    var lines: [String.UnicodeScalarView] = [.init()]
    var previous: Unicode.Scalar = " "
    for element in text.visibleScalars {
      let scalar = element.scalar
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": lines.append(.init())
      case "\t": lines[lines.count - 1].append(" ")
      case _ where element.isEscaped:
        lines[lines.count - 1].append(contentsOf: scalar.swiftEscape.unicodeScalars)
      default: lines[lines.count - 1].append(scalar)
      }
      previous = scalar
    }
    return lines.map { trimmed(String($0)) }
  }

  /// The text on one line, its line breaks as blanks.
  static func line(_ text: String) -> String {
    if isPlainLine(text) { return text }
    let lines = lines(text)
    return lines.count == 1 ? lines[0] : lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isPlainLine(_ text: String) -> Bool { text.isPlain && text.utf8.last != UInt8(ascii: " ") }

  /// Without blanks at the end, which editors would remove.
  private static func trimmed(_ line: String) -> String {
    guard line.utf8.last == UInt8(ascii: " ") else { return line }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
