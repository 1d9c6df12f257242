import RegistryDiagnostics
import RegistryModel

/// Reports a default longer than the entry's own bound.
package enum DefaultTooLong: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-too-long",
    summary: "the default is longer than 'max_length'",
    explanation: "The default may have at most 'max_length' characters, counted as Unicode scalars.",
    rationale: "Callers rely on the bound, and the default is what they get most often.",
    badExample: """
      banner_text:
        owner: growth
        type: string
        default: Welcome back
        max_length: 10
      """,
    goodExample: """
      banner_text:
        owner: growth
        type: string
        default: Welcome
        max_length: 10
      """
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard !candidate.hasSoundDefault, case .value(.unreadable(.tooLong(let limit)), let node) = candidate.reading else { return }
    report(
      candidate.finding(
        at: node, of: .default,
        "the default of \(candidate.name) has \(node.text.unicodeScalars.count) characters, but its 'max_length' is \(limit)"))
  }
}
