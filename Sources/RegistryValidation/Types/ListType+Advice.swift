import RegistryDiagnostics
import RegistryModel

extension ListType: TypeAdvice {
  static let synonyms = ["array", "set", "sequence", "collection", "vector", "strings", "ids"]
  static let grammar: String? = "A list is a YAML list, or the text of a JSON array, whose items are values of the type in 'of'."

  static func defaultFix(for problem: FieldProblem) -> Diagnostic.Fix? {
    problem == .notText ? .init("write the items as '[one, two]'") : nil
  }
}
