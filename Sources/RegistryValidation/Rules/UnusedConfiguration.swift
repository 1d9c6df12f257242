import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a build configuration for which no entry has a default.
package enum UnusedConfiguration: RegistryRule {
  package static let documentation = RuleDocumentation(
    "unused-configuration",
    .warning,
    summary: "no entry has a default for a declared build configuration",
    explanation: """
      Each name in '$registry.configurations' is there for the entries that have a default of their own in such builds.
      """,
    rationale: "Whoever reads the settings believes that such builds have values of their own.",
    badExample: """
      $registry:
        configurations: {debug: DEBUG}
      retry_limit:
        owner: platform
        type: int
        default: 3
      """,
    goodExample: """
      $registry:
        configurations: {debug: DEBUG}
      retry_limit:
        owner: platform
        type: int
        default: {value: 3, debug: 0}
      """,
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let declared = context.registry.settings.configurations
    guard !declared.isEmpty else { return }
    let names = context.registry.declarations.flatMap(\.configuredDefaults).compactMap(\.configuration?.text)
    let used = Set(names.map(ExactText.init))
    for configuration in declared where !used.contains(ExactText(configuration.name)) {
      report(Finding(at: configuration.location, .unused(configuration.name), fix: .init("remove it")))
    }
  }
}

extension Finding.Message {
  fileprivate static func unused(_ name: String) -> Self { "no entry has a default for the build configuration \(quoted(name))" }
}
