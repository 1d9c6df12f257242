import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a default that does not match the entry's own pattern.
package enum DefaultMismatchesPattern: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-mismatches-pattern",
    summary: "the default does not match the pattern",
    explanation: "The pattern has to match the whole default, as it has to match every remote text.",
    rationale: "Callers rely on the pattern, and the default is the value that they get most often.",
    badExample: """
      support_phone:
        owner: care
        type: string
        default: none
        pattern: '[0-9]+'
      """,
    goodExample: """
      support_phone:
        owner: care
        type: string
        default: "112"
        pattern: '[0-9]+'
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard case .string(let type)? = declaration.kind, let pattern = type.pattern else { return }
    declaration.forEachDefault { standard in
      guard case .value(.unreadable(.patternMismatch)) = standard.value else { return }
      report(
        declaration.finding(
          at: standard.node, of: .default,
          .mismatch(standard.node.text, of: declaration.name(for: standard), pattern: pattern.source),
          fix: .init("the pattern has to match the whole text")))
    }
  }
}

extension Finding.Message {
  fileprivate static func mismatch(_ text: String, of key: String, pattern: String) -> Self {
    "the default \(quoted(text)) of \(key) does not match its pattern \(quoted(pattern))"
  }
}
