import RegistryDiagnostics

// What cannot be read of a registry that shipped, perhaps with another version of the tool.

extension CompatRules {
  static let lenient = [unknownInShipped, uncomparableKey]

  static let unknownInShipped = RuleDocumentation(
    "unknown-in-shipped", .note,
    summary: "a shipped registry has attributes that are not known",
    explanation:
      "They are left out of the comparison. A newer version of the tool wrote the registry, or an older one took them.",
    rationale: "The comparison cannot say what they mean for installs.",
    isConfigurable: true
  )

  static let uncomparableKey = RuleDocumentation(
    "uncomparable-key", .warning,
    summary: "an entry of a shipped registry cannot be compared",
    explanation: """
      Its type is not known to this version of the tool, or its type, default or limits have a fault. The other entries are compared. \
      Faults that do not decide what an install reads, as in an owner or a day, do not matter.
      """,
    rationale: "A change of the key could break installs, and nothing would say so.",
    isConfigurable: true
  )
}
