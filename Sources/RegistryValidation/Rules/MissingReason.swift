import RegistryDiagnostics
import RegistryModel

/// Reports `expires: never` without `reason`.
package enum MissingReason: EntryRule {
  package static let documentation = RuleDocumentation(
    "missing-reason",
    summary: "an entry never expires and does not say why",
    explanation:
      "'expires: never' is for keys that are meant to stay, such as a kill switch. 'reason' says why the key is one of them.",
    rationale: "Without a reason, 'never' is the easy way to avoid every reminder.",
    badExample: """
      maintenance_mode:
        owner: platform
        type: bool
        default: false
        expires: never
      """,
    goodExample: """
      maintenance_mode:
        owner: platform
        type: bool
        default: false
        expires: never
        reason: Kill switch of the on-call engineer
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard case .value(.never(let reason)) = declaration.expiry, reason.isEmpty, let node = declaration.node(.expires),
      !isReportedElsewhere(declaration)
    else { return }
    report(
      declaration.finding(
        at: node, of: .expires, .noReason(declaration.name), fix: .init("add 'reason:' with what the key is for")))
  }

  /// Whether another rule reports the reason: it is malformed or misspelt.
  private static func isReportedElsewhere(_ declaration: Declaration) -> Bool {
    declaration.problems.contains { $0.attribute == .reason } || declaration.misspells(.reason)
  }
}

extension Finding.Message {
  fileprivate static func noReason(_ key: String) -> Self { "\(key) never expires, but gives no 'reason'" }
}
