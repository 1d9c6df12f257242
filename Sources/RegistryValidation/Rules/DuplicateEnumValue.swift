import RegistryDiagnostics
import RegistryModel

/// Reports a text that an enum lists twice.
package enum DuplicateEnumValue: EntryRule {
  package static let documentation = RuleDocumentation(
    "duplicate-enum-value",
    summary: "an enum lists a text twice",
    explanation: """
      The texts in 'values' are compared by code points, as written: '1.10' and '1.1' are two values, and so are two \
      spellings of 'é'.
      """,
    rationale: "One text cannot be two cases. Most often one of the two was meant to be another text.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.type == .enumeration, !candidate.hasSoundKind,
      case .invalid(.repeated, _) = candidate.declaration.values
    else { return }
    let nodes = candidate.declaration.valueNodes
    for (index, first) in repeats(in: nodes.map(\.utf8)) {
      report(
        candidate.finding(
          at: nodes[index], of: .values, "\(candidate.name) lists the value \(quoted(nodes[index].text)) twice",
          fix: .init("remove one of the two, or correct it"),
          notes: [.init("the first one is here", at: nodes[first].location)]))
    }
  }
}
