import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a reported key that cannot name a parameter of an event.
package enum UnreportableKey: EntryRule {
  package static let documentation = RuleDocumentation(
    "unreportable-key",
    .warning,
    summary: "a key with 'report: true' cannot name a parameter of an event",
    explanation: """
      A parameter of Analytics has a name of at most 40 characters that begins with a letter, and not with 'firebase_', 'google_' or \
      'ga_'. The name 'config_digest' belongs to the digest of the registry.
      """,
    rationale: "Analytics drops a parameter with another name, and the reports do not have the key.",
    badExample: """
      _retry_limit:
        owner: platform
        type: int
        default: 3
        report: true
      """,
    goodExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        report: true
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard declaration.isReported.value == true, !declaration.isRetired, let node = declaration.node(.report),
      let problem = problem(declaration.key)
    else { return }
    report(
      declaration.finding(
        at: node, of: .report, .unreportable(declaration.name, problem), fix: .init("remove 'report', or choose another key")))
  }

  private static func problem(_ key: String) -> String? {
    if key == "config_digest" { return "the digest of the registry has that name" }
    if key.unicodeScalars.count > 40 { return "it has \(key.unicodeScalars.count) characters, and a parameter at most 40" }
    if let prefix = ["firebase_", "google_", "ga_"].first(where: key.hasPrefix) { return "names with '\(prefix)' are reserved" }
    guard let first = key.utf8.first, first.isASCIILetter else { return "it does not begin with a letter" }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func unreportable(_ key: String, _ problem: String) -> Self {
    "\(key) cannot name a parameter of an event: \(problem)"
  }
}
