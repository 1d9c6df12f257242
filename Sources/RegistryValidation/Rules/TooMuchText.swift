import RegistryDiagnostics
import RegistryModel

/// Reports more text in the defaults than Remote Config holds in its values.
package enum TooMuchText: RegistryRule {
  package static let documentation = RuleDocumentation(
    "too-much-text",
    .warning,
    summary: "the defaults have more text than Remote Config holds",
    explanation: """
      All values of a Remote Config project together have at most 1,000,000 characters. The finding is at the default that \
      exceeds the limit. Values under conditions count too, but the registry does not know them.
      """,
    rationale: "The server rejects a template with more text as a whole.",
    isConfigurable: true
  )

  static let limit = ServiceLimits.valueCharacters

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    var count = 0
    var crossing: Declaration?
    for declaration in context.registry.declarations {
      count += declaration.standardDefault?.node.text.unicodeScalars.count ?? 0
      if count > limit, crossing == nil { crossing = declaration }
    }
    guard let crossing, let node = crossing.standardDefault?.node else { return }
    report(
      Finding(
        at: node.location, .tooMuchText(count, limit: limit), fix: .init("move large texts out of Remote Config"), in: crossing))
  }
}

extension Finding.Message {
  fileprivate static func tooMuchText(_ count: Int, limit: Int) -> Self {
    "the defaults have \(count) characters, but Remote Config holds at most \(limit)"
  }
}
