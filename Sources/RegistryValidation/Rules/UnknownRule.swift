import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a rule in `$registry.rules` that does not exist.
package enum UnknownRule: RegistryRule {
  package static let documentation = RuleDocumentation(
    "unknown-rule",
    summary: "'$registry.rules' names a rule that does not exist",
    explanation: "The names are the rule ids, which each finding shows in brackets; 'explain' describes them.",
    rationale: "A misspelt rule keeps its own severity, and nobody would notice.",
    badExample: """
      $registry:
        rules:
          missing-expires: error
      checkout_v2_enabled: {owner: payments, type: bool, default: false, expires: 2027-06-30}
      """,
    goodExample: """
      $registry:
        rules:
          missing-expiry: error
      checkout_v2_enabled: {owner: payments, type: bool, default: false, expires: 2027-06-30}
      """,
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let ids = context.knownRules.map(\.id.rawValue)
    for node in context.registry.ruleNames where !ids.contains(node.text) {
      let fix =
        closestMatch(to: node.text, among: ids).map { Diagnostic.Fix.didYouMean($0, insteadOf: node) }
        ?? .init("use the id that a finding shows in brackets")
      report(Finding(at: node.location, .unknownRule(node.text), fix: fix))
    }
  }
}

extension Finding.Message {
  fileprivate static func unknownRule(_ id: String) -> Self { "unknown rule \(quoted(id))" }
}
