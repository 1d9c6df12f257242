import RegistryDiagnostics
import RegistryModel

/// Checks a registry against every rule that does not depend on the day.
public enum Validator {
  /// The findings, in reporting order.
  ///
  /// `accessors` are the registry's own, given where they are known already. `knownRules` are the pages of the rules of
  /// other parts, to which `$registry.rules` may also give a severity; the validator knows its own.
  public static func validate(
    _ registry: Registry, accessors: AccessorNames? = nil, knownRules: [RuleDocumentation] = []
  ) -> [Diagnostic] {
    var context = ValidationContext(
      registry, accessors: accessors, knownRules: knownRules + RuleCatalogue.documentation)
    var report = ValidationReport()
    let rules = RuleCatalogue.entryRules.compactMap { rule in
      severity(of: rule.documentation, in: registry).map { (rule: rule, severity: $0) }
    }
    for (position, declaration) in registry.declarations.enumerated() {
      let candidate = Candidate(declaration)
      context.note(candidate, at: position)
      for (rule, severity) in rules {
        rule.check(candidate, in: context) { report.add($0, of: rule.documentation.id, severity) }
      }
    }
    for rule in RuleCatalogue.registryRules {
      guard let severity = severity(of: rule.documentation, in: registry) else { continue }
      rule.check(context) { report.add($0, of: rule.documentation.id, severity) }
    }
    return report.diagnostics.inReportingOrder()
  }

  /// The severity of a rule in this registry, or nil where it is off.
  private static func severity(of rule: RuleDocumentation, in registry: Registry) -> Severity? {
    guard rule.isConfigurable else { return rule.defaultSeverity }
    return registry.settings.severity(of: rule.id, default: rule.defaultSeverity)
  }
}
