/// Texts as YAML scalars that every YAML reader takes for the same text.
package enum YAMLText {
  /// Plain where it is a name that no reader takes for something else, such as a key or a team.
  package static func scalar(_ text: String) -> String {
    let isName = text.utf8.allSatisfy(\.isASCIIWord) && text.utf8.first?.isASCIIDigit == false
    return isName && !isWord(text) ? text : quoted(text)
  }

  /// In double quotes, with an escape for what deceives a reader or commands a build service.
  package static func quoted(_ text: String) -> String {
    "\"" + text.visibleScalars.map { $0.isEscaped ? escape($0.scalar) : literal($0.scalar) }.joined() + "\""
  }

  private static func literal(_ scalar: Unicode.Scalar) -> String {
    scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
  }

  /// YAML has four digits after `\u`, and eight after `\U`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: scalar.value > 0xFFFF ? "\\U\(scalar.value.hexadecimal(digits: 8))" : "\\u\(scalar.value.hexadecimal(digits: 4))"
    }
  }

  /// Words that YAML 1.1 readers take for bools and nulls.
  private static func isWord(_ text: String) -> Bool {
    ["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased())
  }
}
