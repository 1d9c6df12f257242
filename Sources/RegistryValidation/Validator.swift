import RegistryDiagnostics
import RegistryModel

/// Checks a registry against every rule that does not depend on the day.
public enum Validator {
  /// The findings, in reporting order.
  public static func validate(_ registry: Registry) -> [Diagnostic] {
    let active = RuleCatalogue.rules.compactMap { rule in
      severity(of: rule.documentation, in: registry).map { ActiveRule(rule: rule, severity: $0) }
    }
    var diagnostics: [Diagnostic] = []
    for declaration in registry.declarations {
      for entry in active {
        entry.rule.check(declaration, in: registry) { diagnostics.append(entry.diagnostic(for: $0)) }
      }
    }
    for entry in active {
      entry.rule.check(registry) { diagnostics.append(entry.diagnostic(for: $0)) }
    }
    return diagnostics.inReportingOrder()
  }

  private static func severity(of rule: RuleDocumentation, in registry: Registry) -> Severity? {
    guard rule.isConfigurable else { return rule.defaultSeverity }
    return registry.settings.severity(of: rule.id, default: rule.defaultSeverity)
  }

  private struct ActiveRule {
    let rule: any Rule.Type
    let severity: Severity

    func diagnostic(for finding: Finding) -> Diagnostic {
      Diagnostic(
        rule.documentation.id, severity, at: finding.location, finding.message, notes: finding.notes, fix: finding.fix,
        key: finding.declaration?.key, owner: finding.declaration?.owner.value)
    }
  }
}
