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
    checkEntries(context, &report)
    for rule in RuleCatalogue.registryRules {
      guard var active = ActiveRule(rule.documentation, registry.settings) else { continue }
      rule.check(context) { report.add($0, of: &active) }
    }
    return report.diagnostics.inReportingOrder()
  }

  /// Lets every rule about an entry judge each declaration.
  ///
  /// A misspelt `$registry` is not an entry: where its name is an error already, nothing else is reported about it.
  private static func checkEntries(_ context: ValidationContext, _ report: inout ValidationReport) {
    let settings = context.registry.settings
    let isKeyError = settings.severity(of: IllegalKey.documentation) == .error
    var rules = RuleCatalogue.entryRules.compactMap { rule in
      ActiveRule(rule.documentation, settings).map { (rule: rule, active: $0) }
    }
    // The rules are the inner loop: 26 copies of each declaration would take as long as all rules.
    for declaration in context.registry.declarations {
      let isReportedByKey = isKeyError && declaration.isMeantAsSettings
      for index in rules.indices where !rules[index].active.hasFoundEnough {
        if isReportedByKey, rules[index].rule != IllegalKey.self { continue }
        rules[index].rule.check(declaration, in: context) { report.add($0, of: &rules[index].active) }
      }
    }
  }
}
