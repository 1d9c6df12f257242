import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a setting for a rule whose severity cannot be changed.
package enum FixedSeverity: RegistryRule {
  package static let documentation = RuleDocumentation(
    "fixed-severity",
    summary: "'$registry.rules' changes a rule that cannot be changed",
    explanation: """
      Some rules are always errors, because no code can be generated, or the file has no meaning, while they are broken. \
      'explain' says of each rule whether its severity can be changed.
      """,
    rationale: "The setting would have no effect, and somebody would rely on it.",
    badExample: """
      $registry:
        rules:
          unknown-type: warning
      checkout_v2_enabled: {owner: payments, type: bool, default: false, expires: 2027-06-30}
      """,
    goodExample: """
      $registry:
        rules:
          unknown-attribute: warning
      checkout_v2_enabled: {owner: payments, type: bool, default: false, expires: 2027-06-30}
      """,
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    for node in context.registry.ruleNames {
      guard let rule = context.knownRules.first(where: { $0.id.rawValue == node.text }), !rule.isConfigurable,
        let severity = context.registry.settings.severities[rule.id], severity != rule.defaultSeverity
      else { continue }
      report(Finding(at: node.location, .fixedSeverity(rule), fix: .init("remove the line")))
    }
  }
}

extension Finding.Message {
  fileprivate static func fixedSeverity(_ rule: RuleDocumentation) -> Self {
    let severity = rule.defaultSeverity == .error ? "an error" : "a \(rule.defaultSeverity.rawValue)"
    return "the severity of \(quoted(rule.id.rawValue)) cannot be changed; it is always \(severity)"
  }
}
