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
    var report = ValidationReport()
    for rule in RuleCatalogue.entryRules {
      guard var active = ActiveRule(rule.documentation, registry.settings) else { continue }
      for declaration in registry.declarations where judges(rule, declaration) && !active.hasFoundEnough {
        rule.check(declaration, in: context) { report.add($0, of: &active) }
      }
    }
    for rule in RuleCatalogue.registryRules {
      guard var active = ActiveRule(rule.documentation, registry.settings) else { continue }
      rule.check(context) { report.add($0, of: &active) }
    }
    return report.diagnostics.inReportingOrder()
  }

  /// A misspelt `$registry` gets one finding, about its name: what it contains is not an entry.
  private static func judges(_ rule: any EntryRule.Type, _ declaration: Declaration) -> Bool {
    !declaration.isMeantAsSettings || rule == IllegalKey.self
  }
}
