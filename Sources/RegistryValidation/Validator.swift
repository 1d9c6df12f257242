import RegistryDiagnostics
import RegistryModel

/// Checks a registry against every rule that does not depend on the day.
package enum Validator {
  /// The findings, in reporting order.
  ///
  /// `knownRules` are the pages of the rules of other parts, to which `$registry.rules` may also give a severity; the
  /// validator knows its own.
  package static func validate(_ registry: Registry, knownRules: [RuleDocumentation] = []) -> [Diagnostic] {
    let context = ValidationContext(registry, knownRules: knownRules + RuleCatalogue.documentation)
    let entries = entries(of: registry)
    var report = ValidationReport()
    for rule in RuleCatalogue.entryRules {
      guard var active = ActiveRule(rule.documentation, registry.settings) else { continue }
      for declaration in rule == IllegalKey.self ? registry.declarations : entries where !active.hasFoundEnough {
        rule.check(declaration, in: context) { report.add($0, of: &active) }
      }
    }
    for rule in RuleCatalogue.registryRules {
      guard var active = ActiveRule(rule.documentation, registry.settings) else { continue }
      rule.check(context) { report.add($0, of: &active) }
    }
    return report.diagnostics.inReportingOrder()
  }

  /// The declarations without a misspelt `$registry`: its name is an error already, and what it contains is not an entry.
  private static func entries(of registry: Registry) -> [Declaration] {
    guard registry.settings.severity(of: IllegalKey.documentation) == .error else { return registry.declarations }
    return registry.declarations.filter { !$0.isMeantAsSettings }
  }
}
