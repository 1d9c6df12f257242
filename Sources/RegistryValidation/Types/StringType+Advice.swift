import RegistryDiagnostics
import RegistryModel

extension StringType: TypeAdvice {
  static let synonyms = ["str", "text", "char", "date"]

  static func defaultFix(for problem: FieldProblem) -> Diagnostic.Fix? {
    problem == .empty ? .init("write \"\" for the empty text") : nil
  }
}
