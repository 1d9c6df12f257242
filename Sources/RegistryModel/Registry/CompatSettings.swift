import RegistryDiagnostics
import RegistryText

/// A break of shipped installs that the registry's owners intend.
package struct AcceptedBreak: Equatable, Sendable {
  package let key: String
  /// The id of the rule that reports it.
  package let rule: RuleID
  package let reason: String
  /// Where the registry has it.
  package let location: SourceLocation
}

/// What is asked of an item of `$registry.compat.accept`.
package enum AcceptedBreakField: String, CaseIterable, Sendable {
  case key, rule, reason
}
