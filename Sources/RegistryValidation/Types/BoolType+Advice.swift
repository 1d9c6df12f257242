import RegistryDiagnostics
import RegistryModel

extension BoolType: TypeAdvice {
  static let synonyms = ["boolean", "flag", "toggle", "switch", "yes/no"]
  static let grammar: String? = "A bool is 'true' or 'false' in any case, 1 or 0."

  static func valueFix(for text: String, _ reason: Unreadable) -> Diagnostic.Fix? {
    meaning(of: text.lowercased()).map { .init("write '\($0)'", replacement: $0) }
  }

  /// What people, or other readers of YAML, mean by a word.
  private static func meaning(of word: String) -> String? {
    switch word {
    case "yes", "y", "on", "t", "enabled": "true"
    case "no", "n", "off", "f", "disabled": "false"
    default: closestMatch(to: word, among: ["true", "false"])
    }
  }
}
