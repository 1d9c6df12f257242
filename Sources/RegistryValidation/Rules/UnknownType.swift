import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports a `type` that does not exist.
package enum UnknownType: EntryRule {
  package static let documentation = RuleDocumentation(
    "unknown-type",
    summary: "the type does not exist",
    explanation: "The types are 'bool', 'int' (64 bits), 'double', 'string', 'enum' and 'json', in small letters.",
    rationale: "The type alone decides how the default and every remote text are read; a guess could read them wrongly.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: boolean
        default: false
        expires: 2027-06-30
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.type == nil, case .invalid(.unknownWord, let node) = candidate.declaration.type,
      !candidate.isMeantAsSettings
    else { return }
    report(
      candidate.finding(
        at: node, of: .type, "\(candidate.name) has an unknown type \(quoted(node.text))", fix: fix(node)))
  }

  private static func fix(_ node: YAMLNode) -> Diagnostic.Fix {
    let word = node.text.lowercased()
    if word == "number" { return .init("use 'int' for whole numbers, or 'double'") }
    let types = ValueType.allCases
    if let type = types.first(where: { $0.rawValue == word || synonyms(of: $0).contains(word) }) {
      return .didYouMean(type.rawValue, insteadOf: node)
    }
    if let name = closestMatch(to: word, among: types.map(\.rawValue)) { return .didYouMean(name, insteadOf: node) }
    return .init("the types are \(quotedList(types.map(\.rawValue), joinedBy: "and"))")
  }

  /// Words for the same type in other tools and languages, in lower case.
  private static func synonyms(of type: ValueType) -> [String] {
    switch type {
    case .bool: ["boolean", "flag", "toggle", "switch", "yes/no"]
    case .int: ["integer", "int64", "int32", "uint", "long", "short"]
    case .double: ["float", "float64", "decimal", "real", "cgfloat"]
    case .string: ["str", "text", "char", "url", "date"]
    case .enumeration: ["enumeration", "choice", "option", "select", "variant"]
    case .json: ["object", "map", "dict", "dictionary", "array", "list"]
    }
  }
}
