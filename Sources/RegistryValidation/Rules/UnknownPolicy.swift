import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports a word of `fallback` or `out_of_range` that does not exist.
package enum UnknownPolicy: EntryRule {
  package static let documentation = RuleDocumentation(
    "unknown-policy",
    summary: "'fallback' or 'out_of_range' has a word that does not exist",
    explanation: """
      'fallback' is 'last_activated_then_default' or 'default'; 'out_of_range' is 'default' or 'clamp'.
      """,
    rationale: "What a read gives when the network or the dashboard is wrong is too important to be guessed.",
    badExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        fallback: last_activated
      """,
    goodExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        fallback: last_activated_then_default
      """
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    if candidate.declaration.has(.fallback), case .invalid(.unknownWord, let node) = candidate.declaration.fallback {
      report(finding(candidate, .fallback, node, FallbackPolicy.allCases.map(\.rawValue)))
    }
    if candidate.declaration.has(.outOfRange), candidate.applies(.outOfRange), candidate.declaration.has(.range),
      case .invalid(.unknownWord, let node) = candidate.declaration.outOfRange
    {
      report(finding(candidate, .outOfRange, node, OutOfRangePolicy.allCases.map(\.rawValue)))
    }
  }

  private static func finding(
    _ candidate: Candidate, _ attribute: Attribute, _ node: YAMLNode, _ words: [String]
  ) -> Finding {
    let suggestion = words.first { $0.hasPrefix(node.text) && !node.text.isEmpty } ?? closestMatch(to: node.text, among: words)
    return candidate.finding(
      at: node, of: attribute, "'\(attribute.rawValue)' of \(candidate.name) has an unknown policy \(quoted(node.text))",
      fix: suggestion.map { .didYouMean($0, insteadOf: node) } ?? .init("the policies are \(quotedList(words, joinedBy: "and"))"))
  }
}
