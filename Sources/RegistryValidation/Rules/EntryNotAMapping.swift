import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports a key whose value is not a mapping of attributes.
package enum EntryNotAMapping: EntryRule {
  package static let documentation = RuleDocumentation(
    "entry-not-a-mapping",
    summary: "a key has no mapping of attributes",
    explanation: "The value of a key is a mapping of attributes: at least 'owner', 'type' and 'default'.",
    rationale: "A bare value says neither who answers for the key nor how to read it.",
    badExample: """
      checkout_v2_enabled: false
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    let body = declaration.body
    let fix = Diagnostic.Fix("indent 'owner', 'type' and 'default' below the key")
    switch body.kind {
    case .mapping, .unresolved: return
    case .scalar where body.isAbsent: report(declaration.finding(.noAttributes(declaration.name), fix: fix))
    case .scalar: report(finding(.misplaced("a single value", in: declaration.name), declaration, fix))
    case .sequence: report(finding(.misplaced("a list", in: declaration.name), declaration, fix))
    }
  }

  private static func finding(_ message: Finding.Message, _ declaration: Declaration, _ fix: Diagnostic.Fix) -> Finding {
    Finding(at: declaration.body.location, message, fix: fix, in: declaration)
  }
}

extension Finding.Message {
  fileprivate static func noAttributes(_ key: String) -> Self { "\(key) has no attributes" }

  fileprivate static func misplaced(_ found: String, in key: String) -> Self {
    "\(key) has \(found) where its attributes belong"
  }
}
