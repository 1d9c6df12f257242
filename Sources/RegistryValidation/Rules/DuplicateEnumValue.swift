import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a text that an enum lists twice.
package enum DuplicateEnumValue: EntryRule {
  package static let documentation = RuleDocumentation(
    "duplicate-enum-value",
    summary: "an enum lists a text twice",
    explanation: """
      The texts in 'values' are compared by code points, as written: '1.10' and '1.1' are two values, and so are two spellings \
      of 'é'.
      """,
    rationale: "A text cannot be two cases. Most often one of the two was meant to be another text.",
    badExample: """
      list_style:
        owner: design
        type: enum
        values: [compact, roomy, compact]
        default: compact
      """,
    goodExample: """
      list_style:
        owner: design
        type: enum
        values: [compact, roomy, cards]
        default: compact
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for problem in declaration.problems where problem.attribute == .values {
      guard case .repeated(let first, let isExact) = problem.problem else { continue }
      report(
        declaration.finding(
          at: problem.node, of: .values, .repeatedValue(problem.node.text, of: declaration.name, isExact: isExact),
          fix: .init("remove one of the two, or correct it"), notes: [.init("the first one is here", at: first)]))
    }
  }
}

extension Finding.Message {
  fileprivate static func repeatedValue(_ value: String, of key: String, isExact: Bool) -> Self {
    "\(key) lists the value \(quoted(value)) twice\(isExact ? "" : ", in two Unicode forms")"
  }
}
