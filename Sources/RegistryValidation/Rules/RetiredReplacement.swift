import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a `replaced_by` that names a retired key.
package enum RetiredReplacement: RegistryRule {
  package static let documentation = RuleDocumentation(
    "retired-replacement",
    summary: "'replaced_by' names a retired key",
    explanation: "A retired key has no accessor. If it has a 'replaced_by' of its own, name that key in both.",
    rationale: "The advice to read another key leads to one that new code cannot read.",
    badExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        replaced_by: retries
      retries:
        owner: platform
        type: int
        default: 3
        retired: the server decides since 5.0
      """,
    goodExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        retired: the server decides since 5.0
      retries:
        owner: platform
        type: int
        default: 3
        retired: the server decides since 5.0
      """,
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let declarations = context.registry.declarations
    let retired = Dictionary(declarations.filter(\.isRetired).map { (ExactText($0.key), $0) }) { first, _ in first }
    guard !retired.isEmpty else { return }
    for declaration in declarations {
      guard let name = declaration.replacedBy.value, let node = declaration.node(.replacedBy),
        let other = retired[ExactText(name)], other !== declaration
      else { continue }
      let next = other.replacedBy.value.map { "name \(quoted($0)), which takes its place" }
      report(
        declaration.finding(
          at: node, of: .replacedBy, .retired(other.name, replacing: declaration.name),
          fix: .init(next ?? "name another key, or remove 'replaced_by'"),
          notes: [.init("\(other.name) is retired here", at: other.node(.retired)?.location ?? other.location)]))
    }
  }
}

extension Finding.Message {
  fileprivate static func retired(_ other: String, replacing key: String) -> Self {
    "\(key) is replaced by \(other), which is retired"
  }
}
