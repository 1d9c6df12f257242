import RegistryDiagnostics

/// A rule that every registry has to keep, whatever the day.
///
/// A rule is a name space without state: what it needs of the registry comes in, what it finds goes out. It is one of
/// two kinds, ``EntryRule`` or ``RegistryRule``.
package protocol Rule: SendableMetatype {
  /// The rule's id, severity and page.
  static var documentation: RuleDocumentation { get }
}

/// A rule that judges one declaration by itself.
///
/// It runs for each of thousands of keys, so it looks first at what makes most declarations sound.
package protocol EntryRule: Rule {
  static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void)
}

/// A rule that judges the registry as a whole, as those do that compare keys with each other.
package protocol RegistryRule: Rule {
  static func check(_ context: ValidationContext, report: (Finding) -> Void)
}
