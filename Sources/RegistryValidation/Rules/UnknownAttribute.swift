import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports a key of an entry that is no attribute.
package enum UnknownAttribute: EntryRule {
  package static let documentation = RuleDocumentation(
    "unknown-attribute",
    summary: "an entry has a key that is no attribute",
    explanation: """
      The attributes are 'owner', 'type', 'default', 'values', 'range', 'out_of_range', 'fallback', 'expires', 'reason', \
      'description', 'tracker', 'tags', 'accessor', 'pattern' and 'max_length', spelled exactly so.
      """,
    rationale: "A misspelt 'expires' has no effect: the flag would live for ever, and nothing else would say so.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
        descripton: The new checkout.
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
        description: The new checkout.
      """,
    isConfigurable: true
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.declaration.hasUnknownPairs, candidate.isMapping else { return }
    for pair in candidate.declaration.unknownPairs(atMost: AttributeNames.mostUnknown) {
      report(
        candidate.finding(
          at: pair.key, of: pair, "\(candidate.name) has an unknown attribute \(quoted(pair.key.text))",
          fix: fix(pair.key, candidate.declaration)))
    }
  }

  private static func fix(_ key: YAMLNode, _ declaration: Declaration) -> Diagnostic.Fix {
    if let attribute = AttributeNames.suggestion(for: key.text, in: declaration) {
      return .didYouMean(attribute.rawValue, insteadOf: key)
    }
    if Settings.names.contains(key.text) { return .init("'\(key.text)' is a setting of '\(Registry.settingsKey)'") }
    return .init("the attributes are \(quotedList(Attribute.allCases.map(\.rawValue), joinedBy: "and"))")
  }
}
