import RegistryDiagnostics
import RegistryModel

/// Reports a default that does not match the entry's own pattern.
package enum DefaultMismatchesPattern: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-mismatches-pattern",
    summary: "the default does not match the pattern",
    explanation: "The pattern has to match the default as a whole, as it has to match every remote text.",
    rationale: "Callers rely on the pattern, and the default is what they get most often.",
    badExample: """
      support_phone:
        owner: care
        type: string
        default: none
        pattern: '[0-9]+'
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
    guard !candidate.hasSoundDefault, case .value(.unreadable(.patternMismatch), let node) = candidate.reading,
      case .string(let pattern?, _)? = candidate.kind
    else { return }
    report(
      candidate.finding(
        at: node, of: .default,
        "the default \(quoted(node.text)) of \(candidate.name) does not match its pattern \(quoted(pattern.source))",
        fix: .init("the pattern has to match the whole text")))
  }
}
