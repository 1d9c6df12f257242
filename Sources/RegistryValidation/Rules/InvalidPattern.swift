import RegistryDiagnostics
import RegistryModel

/// Reports a `pattern` that cannot be compiled.
package enum InvalidPattern: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-pattern",
    summary: "the pattern is not a regular expression of the supported kind",
    explanation: """
      A pattern has to match a text as a whole. It may hold literals, '.', classes such as '[a-z]', '\\d', '\\w', '\\s', \
      groups, '|' and the repetitions '*', '+', '?' and '{n,m}'. Look-around, back-references and lazy repetitions are not \
      supported.
      """,
    rationale: "Those forms can take a time that grows without bound with the text; the supported ones cannot.",
    badExample: """
      support_phone:
        owner: care
        type: string
        default: "112"
        pattern: '[0-9+'
      """,
    goodExample: """
      support_phone:
        owner: care
        type: string
        default: "112"
        pattern: '[0-9]+'
      """
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.type == .string, !candidate.hasSoundKind,
      case .invalid(.pattern(let error), let node) = candidate.declaration.pattern
    else { return }
    var finding = candidate.finding(at: node, of: .pattern, "the pattern of \(candidate.name) cannot be used: \(error.message)")
    finding.location = node.location(ofScalarAt: error.offset)
    report(finding)
  }
}
