import RegistryDiagnostics
import RegistryModel

/// Reports a bool without `expires`.
package enum MissingExpiry: EntryRule {
  package static let documentation = RuleDocumentation(
    "missing-expiry",
    .warning,
    summary: "a bool does not say when it goes",
    explanation: """
      A bool is most often a flag for a roll-out, and says with 'expires' until which day it may stay. One that is meant to \
      stay says 'expires: never' and why, with 'reason'.
      """,
    rationale: "A flag that outlives its purpose doubles the paths to test, and one day somebody turns it.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """,
    isConfigurable: true
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.type == .bool, !candidate.declaration.has(.expires), !candidate.isMeantAsSettings,
      !AttributeNames.isMisspelt(.expires, in: candidate.declaration)
    else { return }
    report(
      candidate.finding(
        "the bool \(candidate.name) has no 'expires'",
        fix: .init("add 'expires: YYYY-MM-DD', or 'expires: never' with a 'reason'")))
  }
}
