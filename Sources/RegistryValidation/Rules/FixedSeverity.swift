import RegistryDiagnostics
import RegistryModel

/// Reports a severity for a rule that cannot be changed.
package enum FixedSeverity: RegistryRule {
  package static let documentation = RuleDocumentation(
    "fixed-severity",
    summary: "'$registry.rules' changes a rule that cannot be changed",
    explanation: """
      A rule without which no code can be generated, or no meaning can be given to the file, is always an error. 'explain' \
      says of each rule whether its severity can be set.
      """,
    rationale: "The setting would have no effect, and somebody would rely on it.",
    badExample: """
      $registry:
        rules:
          unknown-type: warning
      """,
    goodExample: """
      $registry:
        rules:
          unknown-attribute: warning
      """,
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let settings = context.registry.settings
    for node in context.registry.settingsSource.ruleNames {
      guard let rule = context.knownRules.first(where: { $0.id.rawValue == node.text }), !rule.isConfigurable,
        settings.severity(of: rule.id, default: rule.defaultSeverity) != rule.defaultSeverity
      else { continue }
      report(
        Finding(
          at: node.location,
          "the severity of \(quoted(node.text)) cannot be changed; it is always \(rule.defaultSeverity.withArticle)",
          fix: .init("remove the line")))
    }
  }
}

extension Severity {
  fileprivate var withArticle: String { self == .error ? "an error" : "a \(rawValue)" }
}
