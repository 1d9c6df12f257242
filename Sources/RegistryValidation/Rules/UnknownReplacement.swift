import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a `replaced_by` that names no other key.
package enum UnknownReplacement: RegistryRule {
  package static let documentation = RuleDocumentation(
    "unknown-replacement",
    summary: "'replaced_by' does not name another key of the registry",
    explanation: """
      'replaced_by' names the remote key that takes a key's place. Readers of the old accessor are told the new one, so the key \
      has to be in the registry.
      """,
    rationale: "Whoever follows the advice looks for a key that does not exist.",
    badExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        replaced_by: retry_limits
      retries:
        owner: platform
        type: int
        default: 3
      """,
    goodExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        replaced_by: retries
      retries:
        owner: platform
        type: int
        default: 3
      """,
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let replaced = context.registry.declarations.filter { $0.replacedBy.value != nil }
    guard !replaced.isEmpty else { return }
    let keys = Set(context.registry.declarations.map { ExactText($0.key) })
    for declaration in replaced {
      guard let name = declaration.replacedBy.value, let node = declaration.node(.replacedBy) else { continue }
      if ExactText(name) == ExactText(declaration.key) {
        report(declaration.finding(at: node, of: .replacedBy, .itself(declaration.name), fix: .init("name the other key")))
      } else if !keys.contains(ExactText(name)) {
        let others = context.registry.declarations.map(\.key).filter { $0 != declaration.key }
        let meant = closestMatch(to: name, among: others).map { Diagnostic.Fix("did you mean '\($0)'?", replacement: $0) }
        report(
          declaration.finding(
            at: node, of: .replacedBy, .unknown(name, of: declaration.name), fix: meant ?? .init("name a key of the registry")))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func itself(_ key: String) -> Self { "\(key) cannot be replaced by itself" }

  fileprivate static func unknown(_ name: String, of key: String) -> Self {
    "\(key) is replaced by \(quoted(name)), which is not in the registry"
  }
}
