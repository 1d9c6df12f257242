import RegistryDiagnostics

/// The rules whose findings depend on the day.
///
/// Their examples are for a check on 2026-11-30.
package enum ExpiryRules {
  package static let documentation: [RuleDocumentation] = [expired, expiresSoon, expiresToday, lifetimeTooLong, removableEntry]

  package static let expired = RuleDocumentation(
    "expired",
    summary: "the last day of an entry is over",
    explanation: """
      An entry is valid through the whole day in 'expires', in UTC. From the next day on it is expired. Only 'check' and \
      'expiry' report that: 'generate' does not depend on the day, so an old commit can still be built.
      """,
    rationale: "A flag that outlives its purpose doubles the paths to test, and nobody remembers what it does.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2026-11-29
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

  static let expiresToday = RuleDocumentation(
    "expires-today",
    .warning,
    summary: "today is the last day of an entry",
    explanation: "The entry is valid until the end of today, in UTC. From tomorrow on it is reported as 'expired'.",
    rationale: "Tomorrow the check fails for everybody who pushes.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2026-11-30
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

  static let expiresSoon = RuleDocumentation(
    "expires-soon",
    .warning,
    summary: "the last day of an entry is near",
    explanation: """
      An entry is due soon from '$registry.expiry.warn_within_days' days before its last day. The number is 14 unless it is \
      set; '--within' sets it for one run.
      """,
    rationale: "To remove a flag takes a release or two, so now is the time to begin.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2026-12-10
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

  static let removableEntry = RuleDocumentation(
    "removable-entry",
    .warning,
    summary: "the last day of a retired entry is over",
    explanation: """
      No new version reads a retired key. Its 'expires' says until which day shipped versions are expected to read it. After \
      that day the entry can be removed, and the key in the dashboard with it. 'compat' and 'fleet' say whether a version that \
      is still in use reads it.
      """,
    rationale: "An entry that nothing reads is work for everybody who edits the registry or the dashboard.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: true
        retired: on for everybody since 6.0
        expires: 2026-11-29
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: true
        retired: on for everybody since 6.0
        expires: 2027-06-30
      """,
    isConfigurable: true
  )

  /// The only one of these rules that is about what somebody wrote, not about what is due.
  package static let lifetimeTooLong = RuleDocumentation(
    "lifetime-too-long",
    summary: "the last day of an entry is further away than the registry allows",
    explanation: """
      Where '$registry.expiry.max_lifetime_days' is set, 'expires' is at most that many days after the day of the check. \
      An entry that is meant to stay has 'expires: never' and a 'reason'.
      """,
    rationale: "A distant day is the easy way to avoid every reminder.",
    badExample: """
      $registry:
        expiry: {max_lifetime_days: 365}
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2030-01-01
      """,
    goodExample: """
      $registry:
        expiry: {max_lifetime_days: 365}
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """,
    isConfigurable: true
  )
}
