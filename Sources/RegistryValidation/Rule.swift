import RegistryDiagnostics
import RegistryModel
import RegistryText

/// A rule that every registry has to keep, whatever the day.
///
/// A rule has no state: it gets what it needs from the registry, and reports what it finds. Each rule is either an
/// ``EntryRule`` or a ``RegistryRule``.
package protocol Rule: SendableMetatype {
  /// The rule's id, severity and page.
  static var documentation: RuleDocumentation { get }
}

/// A rule that judges one declaration by itself.
package protocol EntryRule: Rule {
  static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void)
}

/// A rule that judges the registry as a whole, as rules do that compare keys with each other.
package protocol RegistryRule: Rule {
  static func check(_ context: ValidationContext, report: (Finding) -> Void)
}

/// What rules know about the registry.
package struct ValidationContext: Sendable {
  package let registry: Registry
  /// The pages of every rule of the tool, by which `$registry.rules` is judged.
  package let knownRules: [RuleDocumentation]
  /// The owners that an entry may name, by code points, or nil where any may.
  let owners: Set<ExactText>?

  init(_ registry: Registry, knownRules: [RuleDocumentation]) {
    self.registry = registry
    self.knownRules = knownRules
    owners = registry.settings.owners.map { Set($0.map(ExactText.init)) }
  }
}
