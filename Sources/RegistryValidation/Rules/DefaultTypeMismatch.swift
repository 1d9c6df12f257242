import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a compiled-in value that is not of the declared type.
package enum DefaultTypeMismatch: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-type-mismatch",
    summary: "the compiled-in value is not of the declared type",
    explanation: """
      \(grammars) Bools and numbers are written without quotes, because a quoted value is a text. YAML's other words for a \
      bool, such as 'yes' and 'off', are not bools.
      """,
    rationale: """
      Remote Config's own getters read 'yes' as true, 'on' as false and '5%' as 5. The registry accepts only what every reader \
      reads in the same way.
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

  // With a key path in place of the closure, Swift 6.3.1 crashes.
  private static let grammars = ValueType.allCases.compactMap { $0.advice.grammar }.joined(separator: " ")

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let type = declaration.type.value?.advice, let node = declaration.node(.default) else { return }
    if declaration.problems.contains(where: { $0.attribute == .default && $0.problem == .quoted }) {
      report(
        declaration.finding(
          at: node, of: .default, .quotedText(declaration.name, expected: type.withArticle), fix: unquoted(node.text, type)))
    } else if declaration.problems.contains(where: { $0.attribute == .default && $0.problem == .leadingZero }) {
      report(
        declaration.finding(
          at: node, of: .default, .leadingZero(node.text, of: declaration.name), fix: .init("write it without the zero in front"))
      )
    } else if case .value(.unreadable(let reason)) = declaration.defaultValue, isAboutType(reason, type) {
      report(
        declaration.finding(
          at: node, of: .default, .unreadable(node.text, of: declaration.name, reason),
          fix: type.valueFix(for: node.text, reason)))
    }
  }

  /// Whether the reason is left to this rule: the others have rules of their own.
  private static func isAboutType(_ reason: Unreadable, _ type: any TypeAdvice.Type) -> Bool {
    switch reason {
    case .patternMismatch, .tooLong: false
    case .empty, .notABool, .notAnInteger, .notWhole, .beyond64Bits, .notADecimal, .notFinite, .notAValue, .notJSON,
      .notAURL, .schemeNotAllowed, .notADuration, .finerThanAttoseconds, .beyondDurations:
      type.grammar != nil
    }
  }

  /// The text without its quotes, if it is a value then.
  private static func unquoted(_ text: String, _ type: any TypeAdvice.Type) -> Diagnostic.Fix? {
    if case .unreadable(let reason)? = type.unconstrained?.interpret(text) { return type.valueFix(for: text, reason) }
    return .init("remove the quotes", replacement: text, isSafe: true)
  }
}

extension Finding.Message {
  fileprivate static func quotedText(_ key: String, expected: String) -> Self {
    "the default of \(key) is a quoted text, but \(expected) is expected"
  }

  fileprivate static func leadingZero(_ text: String, of key: String) -> Self {
    "the default \(quoted(text)) of \(key) starts with a zero, so that some readers of YAML take it for an octal number"
  }

  fileprivate static func unreadable(_ text: String, of key: String, _ reason: Unreadable) -> Self {
    "the default \(quoted(text)) of \(key) \(reason.explanation)"
  }
}
