import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a default for a build configuration that the registry does not declare.
package enum UndeclaredConfiguration: EntryRule {
  package static let documentation = RuleDocumentation(
    "undeclared-configuration",
    summary: "a default is for a build configuration that the registry does not declare",
    explanation: """
      The names beside 'value' in a 'default' are those of '$registry.configurations', which says the compilation condition of \
      each. A mapping of a 'default' has no other names but those that begin with 'x-'.
      """,
    rationale: "Without a condition nobody knows in which builds the value holds.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: {value: false, debug: true}
        expires: 2027-06-30
      """,
    goodExample: """
      $registry:
        configurations: {debug: DEBUG}
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: {value: false, debug: true}
        expires: 2027-06-30
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    // A mapping without `value` is most likely not meant for configurations at all; another rule reports it.
    guard declaration.standardDefault != nil else { return }
    let known = context.registry.settings.configurations.map(\.name)
    for standard in declaration.configuredDefaults {
      guard let name = standard.configuration, !known.contains(where: name.hasText) else { continue }
      let meant = closestMatch(to: name.text, among: known + [BuildConfiguration.valueName])
      report(
        declaration.finding(
          at: name, of: .default, .undeclared(name.text, declaration.name),
          fix: meant.map { .didYouMean($0, insteadOf: name) }
            ?? .init("declare it with its condition in '$registry.configurations', such as 'debug: DEBUG'")))
    }
  }
}

extension Finding.Message {
  fileprivate static func undeclared(_ name: String, _ key: String) -> Self {
    "the default of \(key) is for the build configuration \(quoted(name)), which the registry does not declare"
  }
}
