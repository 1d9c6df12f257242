import RegistryDiagnostics
import RegistryModel

/// Reports a registry that declares no key.
package enum EmptyRegistry: RegistryRule {
  package static let documentation = RuleDocumentation(
    "empty-registry",
    .warning,
    summary: "the registry has no key",
    explanation: "No file of the registry declares a key. The finding is about the first file.",
    rationale: """
      A check of nothing passes. The wrong folder, or a file whose keys were all commented out, would look like a registry \
      without a fault.
      """,
    badExample: """
      $registry:
        type_name: FeatureConfig
      """,
    goodExample: """
      $registry:
        type_name: FeatureConfig
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """,
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    guard context.registry.declarations.isEmpty, let location = context.registry.location else { return }
    report(Finding(at: location, .noKey, fix: .init("declare a key, or name the files that declare the keys")))
  }
}

extension Finding.Message {
  fileprivate static var noKey: Self { "the registry has no key" }
}
