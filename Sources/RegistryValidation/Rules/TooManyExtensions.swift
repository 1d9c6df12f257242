import RegistryDiagnostics
import RegistryModel

/// Reports an entry whose life was extended more often than the registry allows.
package enum TooManyExtensions: EntryRule {
  package static let documentation = RuleDocumentation(
    "too-many-extensions",
    summary: "an entry was extended more often than the registry allows",
    explanation: """
      Where '$registry.expiry.max_extensions' is set, 'extended' has at most that many items. A key that has to stay for ever \
      has 'expires: never' and a 'reason'.
      """,
    rationale: "A flag that is extended again and again is a setting by now, and nobody has said so.",
    badExample: """
      $registry:
        expiry: {max_extensions: 1}
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2028-06-30
        extended:
          - {from: 2027-06-30, to: 2027-12-31, reason: The rollout waits for the audit}
          - {from: 2027-12-31, to: 2028-06-30, reason: The audit takes longer}
      """,
    goodExample: """
      $registry:
        expiry: {max_extensions: 1}
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: never
        reason: Kill switch of the on-call engineer
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let limit = context.registry.settings.maxExtensions, let count = declaration.extensions.value?.count,
      count > limit, let items = declaration.node(.extended)?.items
    else { return }
    report(
      declaration.finding(
        at: items[limit], of: .extended, .tooMany(count, limit: limit, declaration.name),
        fix: .init("remove the flag, or make it permanent with 'expires: never' and a 'reason'")))
  }
}

extension Finding.Message {
  fileprivate static func tooMany(_ count: Int, limit: Int, _ key: String) -> Self {
    let times = count == 1 ? "once" : "\(count) times"
    return "\(key) was extended \(times), but at most \(limit) \(limit == 1 ? "extension is" : "extensions are") allowed"
  }
}
