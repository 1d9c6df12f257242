import RegistryDiagnostics

// Changes after which versions differ, and no install reads a value wrongly.

extension CompatRules {
  static let valuesNarrowed = RuleDocumentation(
    "values-narrowed", .note,
    summary: "a key takes fewer texts than a version that shipped",
    explanation: """
      Every text that the new registry takes is read by shipped versions too. The dashboard may still have a text that only \
      they read; 'diff' reports it.
      """,
    rationale: "It is worth knowing, and breaks nothing.",
    badExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10]}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 5]}
      """,
    goodExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10]}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10]}
      """,
    isConfigurable: true
  )

  static let defaultChanged = RuleDocumentation(
    "default-changed", .note,
    summary: "a key has another default than in a version that shipped",
    explanation: """
      Shipped installs keep the default that they were built with. Where the dashboard has no value, versions differ.
      """,
    rationale: "A support case depends on which default a version has.",
    badExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 5}
      """,
    goodExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3}
      """,
    isConfigurable: true
  )

  static let fallbackChanged = RuleDocumentation(
    "fallback-changed", .note,
    summary: "a key falls back to something else than in a version that shipped",
    explanation: """
      'fallback' or 'max_age' is another one. Shipped installs keep the one that they were built with.
      """,
    rationale: "Versions differ in what they read while there is no fetch.",
    badExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3, fallback: default}
      """,
    goodExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3}
      """,
    isConfigurable: true
  )

  static let outOfRangeChanged = RuleDocumentation(
    "out-of-range-changed", .note,
    summary: "a number out of range is read otherwise than in a version that shipped",
    explanation: "'out_of_range' is another one. Shipped installs keep the one that they were built with.",
    rationale: "Versions differ in what they read for a number that no version takes.",
    badExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10]}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10], out_of_range: clamp}
      """,
    goodExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10]}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10]}
      """,
    isConfigurable: true
  )

  static let accessorRenamed = RuleDocumentation(
    "accessor-renamed", .note,
    summary: "a key has another accessor than in a version that shipped",
    explanation: "The remote key is the same, so installs do not notice. The sources of the app have to follow.",
    rationale: "It is worth knowing for whoever reads the change.",
    badExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3, accessor: retries}
      """,
    goodExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3}
      """,
    isConfigurable: true
  )
}
