import RegistryDiagnostics
import RegistryModel

/// Reports `expires: never` without `reason`.
package enum MissingReason: EntryRule {
  package static let documentation = RuleDocumentation(
    "missing-reason",
    summary: "an entry never expires and does not say why",
    explanation: "'expires: never' is for keys that are meant to stay, such as a kill switch; 'reason' says which one it is.",
    rationale: "Without a reason 'never' is the easy way out of every reminder.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard let node = candidate.declaration.node(.expires), node.hasText("never"), !hasReason(candidate.declaration),
      !candidate.isMeantAsSettings
    else { return }
    report(
      candidate.finding(
        at: node, of: .expires, "\(candidate.name) never expires, but gives no 'reason'",
        fix: .init("add 'reason:' with what the key is for")))
  }

  /// An empty or malformed reason is another rule's, a quoted empty text is this one's.
  private static func hasReason(_ declaration: Declaration) -> Bool {
    guard let node = declaration.node(.reason) else { return AttributeNames.isMisspelt(.reason, in: declaration) }
    return node.kind != .scalar || node.isAbsent || !node.utf8.isEmpty
  }
}
