import RegistryDiagnostics
import RegistryModel

extension DoubleType: TypeAdvice {
  static let synonyms = ["float", "float64", "decimal", "real", "cgfloat"]
  static let grammar: String? = "A double is a finite decimal number."

  static func valueFix(for text: String, _ reason: Unreadable) -> Diagnostic.Fix? { numberFix(for: text) }
}
