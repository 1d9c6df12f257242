import RegistryDiagnostics
import RegistryModel

/// Reports an entry whose owner is the placeholder of `import`.
package enum PlaceholderOwner: EntryRule {
  package static let documentation = RuleDocumentation(
    "placeholder-owner",
    summary: "nobody has named the owner yet",
    explanation: "'import' cannot know who answers for a key, so it writes the owner 'TODO'.",
    rationale: "Nobody removes a key that has no owner.",
    badExample: """
      page_size:
        owner: TODO
        type: int
        default: 20
      """,
    goodExample: """
      page_size:
        owner: feed
        type: int
        default: 20
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard declaration.owner.value == Declaration.ownerPlaceholder, let node = declaration.node(.owner) else { return }
    report(
      declaration.finding(
        at: node, of: .owner, .noOwnerYet(declaration.name), fix: .init("name the team that answers for it")))
  }
}

extension Finding.Message {
  fileprivate static func noOwnerYet(_ key: String) -> Self { "\(key) has no owner yet" }
}
