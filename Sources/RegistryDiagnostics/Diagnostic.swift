import RegistryJSON
import RegistryText

/// The kebab-case name of a rule, such as `default-out-of-range`. It never changes its meaning.
///
/// It has no literal: an id is written once, in its ``RuleDocumentation``.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }

  package var description: String { rawValue }

  package static func < (left: RuleID, right: RuleID) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

/// How much a finding matters. Only errors change the exit code, unless `--strict` is given.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
  /// For information, such as a value that cannot be checked. Never changes the exit code.
  case note
}

/// One finding: what is wrong, where, and what to do.
///
/// Messages may quote any input as it is: the output formats make control and bidi characters visible.
package struct Diagnostic: Equatable, Sendable {
  /// A second location that helps to understand the finding, such as the first of two definitions.
  package struct Note: Equatable, Sendable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// How to fix it.
  package struct Fix: Equatable, Sendable {
    /// In the imperative, without a full stop: `did you mean 'expires'?`, `quote the value`.
    package var message: String
    /// The text to put in place of `span` in the diagnostic's file; nil where no single text is certain enough.
    package var replacement: String?
    /// The range to replace; nil means the diagnostic's own span.
    package var span: SourceSpan?
    /// Whether the replacement is what the author meant for certain, so that 'fix' writes it.
    package var isSafe: Bool

    package init(_ message: String, replacement: String? = nil, span: SourceSpan? = nil, isSafe: Bool = false) {
      self.message = message
      self.replacement = replacement
      self.span = span
      self.isSafe = isSafe && replacement != nil
    }
  }

  package var rule: RuleID
  package var severity: Severity
  package var location: SourceLocation?
  /// Lower-case start, names in single quotes, no full stop.
  package var message: String
  package var notes: [Note]
  package var fix: Fix?
  /// The remote key the finding is about, for reports.
  package var key: String?
  /// The team that owns the key, for reports.
  package var owner: String?
  /// What the message names, such as days and values, as the members of an object: for programs.
  package var details: JSONValue?

  package init(
    _ rule: RuleID,
    _ severity: Severity = .error,
    at location: SourceLocation?,
    _ message: String,
    notes: [Note] = [],
    fix: Fix? = nil,
    key: String? = nil,
    owner: String? = nil,
    details: JSONValue? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.notes = notes
    self.fix = fix
    self.key = key
    self.owner = owner
    self.details = details
  }

  /// A finding of a documented rule, with the rule's default severity unless another one is given.
  package init(
    _ rule: RuleDocumentation,
    _ severity: Severity? = nil,
    at location: SourceLocation?,
    _ message: String,
    notes: [Note] = [],
    fix: Fix? = nil,
    key: String? = nil,
    owner: String? = nil,
    details: JSONValue? = nil
  ) {
    self.init(
      rule.id, severity ?? rule.defaultSeverity, at: location, message, notes: notes, fix: fix, key: key, owner: owner,
      details: details)
  }
}

extension Sequence<Diagnostic> {
  /// The findings in the order in which reports show them: file, position, rule, message.
  package func inReportingOrder() -> [Diagnostic] {
    sorted { left, right in
      switch (left.location, right.location) {
      case (nil, .some): return true
      case (.some, nil): return false
      case (let first?, let second?) where first != second: return first < second
      default: break
      }
      if left.rule != right.rule { return left.rule < right.rule }
      return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }
  }

  /// Whether any finding is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
