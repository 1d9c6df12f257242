/// What a rule is about, for `explain`, for SARIF and for the page of rules.
package struct RuleDocumentation: Equatable, Sendable {
  /// The rule's id.
  package let id: RuleID
  /// The severity unless `$registry.rules` says otherwise.
  package let defaultSeverity: Severity
  /// One line, without a full stop.
  package let summary: String
  /// What the rule reports, in whole sentences.
  package let explanation: String
  /// What goes wrong in an app or a team without it.
  package let rationale: String
  /// The smallest input that the rule reports, or nil where none fits on a page.
  package let badExample: String?
  /// The same input put right.
  package let goodExample: String?
  /// Whether `$registry.rules` may change the severity. It may not where no code can be generated otherwise.
  package let isConfigurable: Bool
  /// Whether the replacement that the rule offers keeps the registry's meaning, or nil if it offers none.
  package let isFixSafe: Bool?

  package init(
    _ id: RuleID,
    _ defaultSeverity: Severity = .error,
    summary: String,
    explanation: String,
    rationale: String,
    badExample: String? = nil,
    goodExample: String? = nil,
    isConfigurable: Bool = false,
    isFixSafe: Bool? = nil
  ) {
    self.id = id
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
  /// In the order of their ids.
  ///
  /// Not inlined: each place that sorts such large values by itself makes the tool five kilobytes larger.
  @inline(never)
  package func inOrder() -> Self { sorted { $0.id < $1.id } }
}
