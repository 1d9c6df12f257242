import RegistryJSON
import RegistryModel
import RegistryText

/// Texts as YAML scalars that every YAML reader takes for the same text.
enum YAMLText {
  /// A key, plain where it is a name that no reader takes for something else.
  static func key(_ text: String) -> String {
    let isName = text.utf8.allSatisfy(\.isASCIIWord) && text.utf8.first?.isASCIIDigit == false
    return isName && !isWord(text) ? text : quoted(text)
  }

  /// In double quotes: JSON's escapes are YAML's too.
  static func quoted(_ text: String) -> String { JSONValue.string(text).text(.compact) }

  /// Words that YAML 1.1 readers take for bools and nulls.
  private static func isWord(_ text: String) -> Bool {
    ["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased())
  }
}
