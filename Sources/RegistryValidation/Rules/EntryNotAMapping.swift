import RegistryDiagnostics
import RegistryYAML

/// Reports a key behind which no attributes stand.
package enum EntryNotAMapping: EntryRule {
  package static let documentation = RuleDocumentation(
    "entry-not-a-mapping",
    summary: "a key has no mapping of attributes",
    explanation: "What stands behind a key is a mapping of attributes: at least 'owner', 'type' and 'default'.",
    rationale: "A bare value says neither who answers for the key nor how it is to be read.",
    badExample: """
      checkout_v2_enabled: false
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
    let body = candidate.declaration.body
    guard body.kind != .mapping, body.kind != .unresolved, !candidate.isMeantAsSettings else { return }
    let fix = Diagnostic.Fix("indent 'owner', 'type' and 'default' below the key")
    if body.isAbsent { return report(candidate.finding("\(candidate.name) has no attributes", fix: fix)) }
    let found = body.kind == .sequence ? "a list" : "a single value"
    report(
      Finding(
        at: body.location, "\(candidate.name) has \(found) where its attributes belong", fix: fix, in: candidate.declaration))
  }
}
