import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports a compiled-in value that is none of the declared type.
package enum DefaultTypeMismatch: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-type-mismatch",
    summary: "the compiled-in value is not of the declared type",
    explanation: """
      A bool is 'true' or 'false' (in any case) or 1 or 0; an int is decimal digits with an optional sign and fits 64 bits; \
      a double is a finite decimal number. None of them is written in quotes: a quoted text is a text. YAML's other words \
      for a bool, such as 'yes' and 'off', are not read as one.
      """,
    rationale: """
      Remote Config's own getters read 'yes' as true, 'on' as false and '5%' as 5. The registry takes only what can be read \
      in one way.
      """,
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: "false"
        expires: 2027-06-30
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard !candidate.hasSoundDefault, let type = candidate.type else { return }
    switch candidate.reading {
    case .invalid(.quoted, let node):
      report(
        candidate.finding(
          at: node, of: .default, "the default of \(candidate.name) is a quoted text, but \(type.withArticle) is expected",
          fix: unquoted(node, type)))
    case .value(.unreadable(let reason), let node) where isAboutType(reason, type):
      report(
        candidate.finding(
          at: node, of: .default, "the default \(quoted(node.text)) of \(candidate.name) \(reason.explanation)",
          fix: ValueCure.fix(for: node, type, reason)))
    default: return
    }
  }

  private static func isAboutType(_ reason: Unreadable, _ type: ValueType) -> Bool {
    switch reason {
    case .notABool, .notAnInteger, .notWhole, .beyond64Bits, .notADecimal, .notFinite: true
    case .empty: type != .enumeration && type != .json
    case .notAValue, .notJSON, .patternMismatch, .tooLong: false
    }
  }

  /// The text without its quotes, if it can be read then.
  private static func unquoted(_ node: YAMLNode, _ type: ValueType) -> Diagnostic.Fix? {
    guard let kind = Kind.unconstrained(type) else { return nil }
    if case .unreadable(let reason) = kind.interpret(node.text) { return ValueCure.fix(for: node, type, reason) }
    return .init("remove the quotes", replacement: node.text)
  }
}
