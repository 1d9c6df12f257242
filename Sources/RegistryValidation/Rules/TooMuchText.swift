import RegistryDiagnostics
import RegistryModel

/// Reports more text in the defaults than Remote Config holds in its values.
package enum TooMuchText: RegistryRule {
  package static let documentation = RuleDocumentation(
    "too-much-text",
    .warning,
    summary: "the defaults have more text than Remote Config holds",
    explanation: """
      All values of a Remote Config project have at most 1,000,000 characters together. The default that goes beyond is \
      reported; values under conditions come on top of what is counted here.
      """,
    rationale: "A template with so much text is refused as a whole when it is published.",
    isConfigurable: true
  )

  /// https://firebase.google.com/docs/remote-config/quotas-limits
  static let limit = 1_000_000

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    // A text has no more characters than bytes, so that counting them is seldom needed.
    guard context.defaultBytes > limit else { return }
    var count = 0
    var crossing: Declaration?
    for declaration in context.registry.declarations {
      count += declaration.node(.default)?.text.unicodeScalars.count ?? 0
      if count > limit, crossing == nil { crossing = declaration }
    }
    guard let crossing, let node = crossing.node(.default) else { return }
    report(
      Finding(
        at: node.location, "the defaults have \(count) characters, but Remote Config holds at most \(limit)",
        fix: .init("move large texts out of Remote Config"), in: crossing))
  }
}
