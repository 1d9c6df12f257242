import RegistryDiagnostics
import RegistryModel

/// Checks a registry against every rule that does not depend on the day.
package enum Validator {
  /// The findings, in reporting order.
  ///
  /// `knownRules` are the pages of the rules of other parts, to which `$registry.rules` may also give a severity; the
  /// validator knows its own.
  package static func validate(_ registry: Registry, knownRules: [RuleDocumentation] = []) -> [Diagnostic] {
    var context = ValidationContext(registry, knownRules: knownRules + RuleCatalogue.documentation)
    var report = ValidationReport()
    checkEntries(&context, &report)
    for rule in RuleCatalogue.registryRules {
      guard var active = ActiveRule(rule.documentation, registry.settings) else { continue }
      rule.check(context) { report.add($0, of: &active) }
    }
    return report.diagnostics.inReportingOrder()
  }

  /// The one pass over the declarations: every rule about an entry judges it, and the context takes down what the others need.
  private static func checkEntries(_ context: inout ValidationContext, _ report: inout ValidationReport) {
    let settings = context.registry.settings
    var rules = RuleCatalogue.entryRules.compactMap { rule in
      ActiveRule(rule.documentation, settings).map { (rule: rule, active: $0) }
    }
    for (position, declaration) in context.registry.declarations.enumerated() {
      let candidate = Candidate(declaration)
      context.note(candidate, at: position)
      for index in rules.indices where !rules[index].active.hasFoundEnough {
        rules[index].rule.check(candidate, in: context) { report.add($0, of: &rules[index].active) }
      }
    }
  }
}
