import RegistryDiagnostics
import RegistryModel

/// Reports more keys than Remote Config holds.
package enum TooManyKeys: RegistryRule {
  package static let documentation = RuleDocumentation(
    "too-many-keys",
    .warning,
    summary: "the registry has more keys than Remote Config holds",
    explanation: "A Remote Config template holds at most 3,000 parameters. The finding is at the first key beyond that.",
    rationale: "The server cannot hold the keys beyond the limit, so the app would read their defaults for ever.",
    isConfigurable: true
  )

  static let limit = ServiceLimits.parameters

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let declarations = context.registry.declarations
    guard declarations.count > limit else { return }
    report(
      Finding(
        at: declarations[limit].location, .tooManyKeys(declarations.count, limit: limit),
        fix: .init("remove what has expired, or keep the keys of another app in a registry of its own")))
  }
}

extension Finding.Message {
  fileprivate static func tooManyKeys(_ count: Int, limit: Int) -> Self {
    "the registry has \(count) keys, but Remote Config holds at most \(limit)"
  }
}
