import RegistryJSON
import RegistryModel

/// Texts as YAML scalars that every YAML reader takes for the same text.
enum YAMLText {
  /// A key, plain where it is a name that no reader takes for something else.
  static func key(_ text: String) -> String {
    let isName = text.utf8.allSatisfy { isNameByte($0) } && text.utf8.first.map { !isDigit($0) } == true
    return isName && !isWord(text) ? text : quoted(text)
  }

  /// In double quotes: JSON's escapes are YAML's too.
  static func quoted(_ text: String) -> String { JSONValue.string(text).text(.compact) }

  /// Words that YAML 1.1 readers take for bools and nulls.
  private static func isWord(_ text: String) -> Bool {
    ["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased())
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
