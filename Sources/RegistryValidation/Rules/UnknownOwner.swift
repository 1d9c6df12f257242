import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports an owner that the registry does not know.
package enum UnknownOwner: EntryRule {
  package static let documentation = RuleDocumentation(
    "unknown-owner",
    summary: "the owner is not one of '$registry.owners'",
    explanation: "Where '$registry' lists owners, every entry has one of them, spelled exactly so.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard let owners = context.owners, let node = candidate.declaration.node(.owner), !owners.contains(node),
      case .value(let owner, _) = candidate.declaration.owner, !candidate.isMeantAsSettings
    else { return }
    report(
      candidate.finding(
        at: node, of: .owner, "\(candidate.name) has an unknown owner \(quoted(owner))", fix: fix(node, owners.names)))
  }

  private static func fix(_ node: YAMLNode, _ owners: [String]) -> Diagnostic.Fix {
    if let owner = closestMatch(to: node.text, among: owners) { return .didYouMean(owner, insteadOf: node) }
    return .init("name one of '$registry.owners', or add the team there")
  }
}
