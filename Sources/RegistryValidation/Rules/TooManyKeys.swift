import RegistryDiagnostics
import RegistryModel

/// Reports more keys than Remote Config holds.
package enum TooManyKeys: RegistryRule {
  package static let documentation = RuleDocumentation(
    "too-many-keys",
    .warning,
    summary: "the registry has more keys than Remote Config holds",
    explanation: "A Remote Config template holds at most 3,000 parameters. The key that goes beyond is reported.",
    rationale: "The keys beyond cannot be created on the server, and would read their defaults for ever.",
    isConfigurable: true
  )

  /// https://firebase.google.com/docs/remote-config/quotas-limits
  static let limit = 3_000

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    guard context.registry.count > limit else { return }
    report(
      Finding(
        at: context.registry.declarations[limit].location,
        "the registry has \(context.registry.count) keys, but Remote Config holds at most \(limit)",
        fix: .init("remove what has expired, or keep the keys of another app in a registry of its own")))
  }
}
