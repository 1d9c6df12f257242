import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

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
    guard let type = declaration.type.value?.advice else { return }
    for problem in declaration.problems where problem.attribute == .default {
      finding(declaration, problem, declaration.itemType?.advice ?? type).map(report)
    }
    declaration.forEachDefault { standard in
      guard case .value(.unreadable(let reason)) = standard.value, isAboutType(reason, type) else { return }
      report(finding(declaration, standard, reason, type))
    }
  }

  /// Nil where another rule reports the problem.
  private static func finding(
    _ declaration: Declaration, _ problem: AttributeProblem, _ type: any TypeAdvice.Type
  ) -> Finding? {
    let node = problem.node
    switch problem.problem {
    case .quoted:
      return declaration.finding(
        at: node, of: .default, .quotedText(declaration.name, expected: type.withArticle), fix: unquoted(node.text, type))
    case .leadingZero:
      return declaration.finding(
        at: node, of: .default, .leadingZero(node.text, of: declaration.name), fix: .init("write it without the zero in front"))
    default: return nil
    }
  }

  /// An item of a list is shown where it is written, if the list is one of YAML.
  private static func finding(
    _ declaration: Declaration, _ standard: DeclaredDefault, _ reason: Unreadable, _ type: any TypeAdvice.Type
  ) -> Finding {
    let node = standard.node
    let name = declaration.name(for: standard)
    guard case .badItem(let index, let text, let fault) = reason else {
      let message: Finding.Message =
        node.kind == .scalar ? .unreadable(node.text, of: name, reason) : .unreadableList(name, reason)
      return declaration.finding(at: node, of: .default, message, fix: type.valueFix(for: node.text, reason))
    }
    let item = node.items.indices.contains(index) ? node.items[index] : node
    return declaration.finding(
      at: item, of: .default, .unreadableList(name, reason),
      fix: declaration.itemType?.advice.valueFix(for: text ?? "", fault).map { .init($0.message) })
  }

  /// Whether the reason is left to this rule: the others have rules of their own.
  private static func isAboutType(_ reason: Unreadable, _ type: any TypeAdvice.Type) -> Bool {
    switch reason {
    case .patternMismatch, .tooLong: false
    case .empty, .notABool, .notAnInteger, .notWhole, .beyond64Bits, .notADecimal, .notFinite, .notAValue, .notJSON,
      .notAURL, .schemeNotAllowed, .notADuration, .finerThanAttoseconds, .beyondDurations, .notAnArray,
      .badItem, .notAnItem, .repeatedItem, .tooManyItems:
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

  fileprivate static func unreadableList(_ key: String, _ reason: Unreadable) -> Self {
    "the default of \(key) \(reason.explanation)"
  }

  fileprivate static func leadingZero(_ text: String, of key: String) -> Self {
    "the default \(quoted(text)) of \(key) starts with a zero, so that some readers of YAML take it for an octal number"
  }

  fileprivate static func unreadable(_ text: String, of key: String, _ reason: Unreadable) -> Self {
    "the default \(quoted(text)) of \(key) \(reason.explanation)"
  }
}
