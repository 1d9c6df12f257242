import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports a `type` that does not exist.
package enum UnknownType: EntryRule {
  package static let documentation = RuleDocumentation(
    "unknown-type",
    summary: "the type does not exist",
    explanation: "The types are \(quotedList(ValueType.allCases.map(\.rawValue), joinedBy: "and")), in lower case.",
    rationale: "The type alone decides how the default and every remote text are read. A guess could be wrong.",
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

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for problem in declaration.problems where problem.problem == .unknownWord {
      let node = problem.node
      switch problem.attribute {
      case .type:
        report(
          declaration.finding(at: node, of: .type, .unknownType(node.text, declaration.name), fix: fix(node, ValueType.allCases)))
      case .of:
        report(
          declaration.finding(
            at: node, of: .of, .unknownItemType(node.text, declaration.name), fix: fix(node, ListType.itemTypes)))
      default: continue
      }
    }
  }

  private static func fix(_ node: YAMLNode, _ types: [ValueType]) -> Diagnostic.Fix {
    let word = node.text.lowercased()
    if word == "number" { return .init("use 'int' for whole numbers, or 'double'") }
    if let type = types.first(where: { $0.rawValue == word || $0.advice.synonyms.contains(word) }) {
      return .didYouMean(type.rawValue, insteadOf: node)
    }
    if let name = closestMatch(to: word, among: types.map(\.rawValue)) { return .didYouMean(name, insteadOf: node) }
    let items = types.contains(.list) ? "" : " of items"
    return .init("the types\(items) are \(quotedList(types.map(\.rawValue), joinedBy: "and"))")
  }
}

extension Finding.Message {
  fileprivate static func unknownType(_ type: String, _ key: String) -> Self {
    "\(key) has an unknown type \(quoted(type))"
  }

  fileprivate static func unknownItemType(_ type: String, _ key: String) -> Self {
    "the items of \(key) have a type \(quoted(type)) that items cannot have"
  }
}
