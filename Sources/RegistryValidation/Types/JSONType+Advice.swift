import RegistryDiagnostics
import RegistryModel

extension JSONType: TypeAdvice {
  static let synonyms = ["object", "map", "dict", "dictionary"]

  static func defaultFix(for problem: FieldProblem) -> Diagnostic.Fix? {
    problem == .notText || problem == .noValue
      ? .init("write the JSON document as one text in single quotes, such as '{\"a\": 1}'")
      : nil
  }
}
