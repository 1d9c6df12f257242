import RegistryDiagnostics
import RegistryModel

/// Reports a bool without `expires`.
package enum MissingExpiry: EntryRule {
  package static let documentation = RuleDocumentation(
    "missing-expiry",
    .warning,
    summary: "a bool does not say when it expires",
    explanation: """
      A bool is most often a flag for a rollout. Its 'expires' says until which day it may stay. A bool that is meant to stay \
      has 'expires: never' and a 'reason'.
      """,
    rationale: "A flag that outlives its purpose doubles the paths to test, until one day somebody turns it on by mistake.",
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

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard declaration.type.value == .bool, !declaration.has(.expires), !declaration.misspells(.expires) else { return }
    report(
      declaration.finding(
        .noExpiry(declaration.name), fix: .init("add 'expires: YYYY-MM-DD', or 'expires: never' with a 'reason'")))
  }
}

extension Finding.Message {
  fileprivate static func noExpiry(_ key: String) -> Self { "the bool \(key) has no 'expires'" }
}
