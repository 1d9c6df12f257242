/// The documentation of a rule, for `explain`, for SARIF and for the page of rules.
package struct RuleDocumentation: Equatable, Sendable {
  /// The rule's id.
  package let id: RuleID
  /// The severity unless `$registry.rules` says otherwise.
  package let defaultSeverity: Severity
  /// One line without a full stop.
  package let summary: String
  /// What the rule reports, in full sentences.
  package let explanation: String
  /// What goes wrong in an app or a team without the rule.
  package let rationale: String
  /// The smallest input that the rule reports, or nil where no small one exists.
  package let badExample: String?
  /// The same input, corrected.
  package let goodExample: String?
  /// Whether `$registry.rules` may change the severity. It may not where the generator needs the rule to hold.
  package let isConfigurable: Bool
  /// Whether the replacement that the rule offers keeps the registry's meaning; nil where it offers none.
  package let isFixSafe: Bool?

  package init(
    _ id: String,
    _ defaultSeverity: Severity = .error,
    summary: String,
    explanation: String,
    rationale: String,
    badExample: String? = nil,
    goodExample: String? = nil,
    isConfigurable: Bool = false,
    isFixSafe: Bool? = nil
  ) {
    self.id = RuleID(id)
    self.defaultSeverity = defaultSeverity
    self.summary = summary
    self.explanation = explanation
    self.rationale = rationale
    self.badExample = badExample
    self.goodExample = goodExample
    self.isConfigurable = isConfigurable
    self.isFixSafe = isFixSafe
  }
}

extension [RuleDocumentation] {
  /// The rules in the order of their ids.
  ///
  /// Not inlined: each inlined sort of such large values makes the tool five kilobytes larger.
  @inline(never)
  package func inOrder() -> Self { sorted { $0.id < $1.id } }
}
