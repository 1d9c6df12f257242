import RegistryDiagnostics
import RegistryModel

/// Reports a default that looks like no value and is a text.
package enum NullDefault: EntryRule {
  package static let documentation = RuleDocumentation(
    "null-default",
    .warning,
    summary: "the default of a string is the text 'null' or '~'",
    explanation: """
      The declared type decides how a value is read, so that for a string 'null' and '~' are texts of four characters and of one. A \
      string has no other way to say that there is no value than the empty text. Write the empty text, or put the text in quotes.
      """,
    rationale: "Whoever writes it means that there is no value, and the app shows the word to people.",
    badExample: """
      welcome_text:
        owner: growth
        type: string
        default: null
      """,
    goodExample: """
      welcome_text:
        owner: growth
        type: string
        default: ""
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard declaration.type.value == .string else { return }
    declaration.forEachDefault { standard in
      guard standard.node.isNull, !standard.node.isAbsent else { return }
      report(
        declaration.finding(
          at: standard.node, of: .default, .isText(standard.node.text, declaration.name(for: standard)),
          fix: .init("write \"\" for the empty text, or quote it if the text is meant")))
    }
  }
}

extension Finding.Message {
  fileprivate static func isText(_ text: String, _ key: String) -> Self {
    "the default of \(key) is the text '\(text)', not an absent value"
  }
}
