import RegistryDiagnostics

/// The rules whose verdict depends on the day.
///
/// Their examples are written for a check on 2026-11-30.
package enum ExpiryRules {
  package static let documentation: [RuleDocumentation] = [expired, expiresSoon, expiresToday, lifetimeTooLong]

  static let expired = RuleDocumentation(
    "expired",
    summary: "an entry has outlived its last day",
    explanation: """
      The last day, 'expires', belongs to the entry as a whole, in UTC; from the next day on it is expired. Only 'check' and \
      'expiry' report it: 'generate' does not depend on the day, so that an old commit can still be built.
      """,
    rationale: "A flag past its purpose doubles the paths to test, and nobody remembers what turning it does.",
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
    explanation: "The entry is still valid today, in UTC, and is reported as 'expired' from tomorrow on.",
    rationale: "Tomorrow the check fails, for whoever pushes first.",
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
      Reported from '$registry.expiry.warn_within_days' days before the last day on, 14 unless set; '--within' sets it for \
      one run.
      """,
    rationale: "Removing a flag takes a release or two; this is the time to begin.",
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

  /// The one rule of them that is about what is written rather than about what is due.
  package static let lifetimeTooLong = RuleDocumentation(
    "lifetime-too-long",
    summary: "the last day of an entry is further off than the registry allows",
    explanation: """
      Where '$registry.expiry.max_lifetime_days' is set, 'expires' may lie at most that many days after the day of the \
      check. An entry that is meant to stay says 'expires: never' and why.
      """,
    rationale: "A day far off is the easy way out of every reminder.",
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
