import RegistryDiagnostics
import RegistryModel

/// Reports an entry whose owner is the placeholder of `import`.
package enum PlaceholderOwner: EntryRule {
  package static let documentation = RuleDocumentation(
    "placeholder-owner",
    summary: "nobody has named the owner yet",
    explanation: "'import' cannot know who answers for a key and writes the owner 'TODO'.",
    rationale: "A key without an owner is the key that nobody removes.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.declaration.hasPlaceholderOwner, let node = candidate.declaration.node(.owner) else { return }
    report(
      candidate.finding(
        at: node, of: .owner, "\(candidate.name) has no owner yet", fix: .init("name the team that answers for it")))
  }
}
