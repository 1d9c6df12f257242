import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports an owner that `$registry.owners` does not list.
package enum UnknownOwner: EntryRule {
  package static let documentation = RuleDocumentation(
    "unknown-owner",
    summary: "the owner is not one of '$registry.owners'",
    explanation: "Where '$registry' lists owners, every entry has one of them, in exactly the same spelling.",
    rationale: "A team that is misspelt, or that no longer exists, answers for nothing.",
    badExample: """
      $registry:
        owners: [payments, media]
      retry_limit:
        owner: payment
        type: int
        default: 3
      """,
    goodExample: """
      $registry:
        owners: [payments, media]
      retry_limit:
        owner: payments
        type: int
        default: 3
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let owners = context.owners, let owner = declaration.owner.value, !owners.contains(ExactText(owner)),
      let node = declaration.node(.owner)
    else { return }
    report(
      declaration.finding(
        at: node, of: .owner, .unknownOwner(owner, declaration.name), fix: fix(node, context.registry.settings.owners ?? [])))
  }

  private static func fix(_ node: YAMLNode, _ owners: [String]) -> Diagnostic.Fix {
    if let owner = closestMatch(to: node.text, among: owners) { return .didYouMean(owner, insteadOf: node) }
    return .init("name one of '$registry.owners', or add the team there")
  }
}

extension Finding.Message {
  fileprivate static func unknownOwner(_ owner: String, _ key: String) -> Self {
    "\(key) has an unknown owner \(quoted(owner))"
  }
}
