import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports an owner that stands for a name which nobody has filled in.
package enum DoubtfulOwner: EntryRule {
  package static let documentation = RuleDocumentation(
    "doubtful-owner",
    .warning,
    summary: "the owner looks like a placeholder",
    explanation: """
      Words such as 'TBD', 'todo', 'unknown' and '???' are not names of teams. An owner that '$registry.owners' lists is never \
      reported. The placeholder of 'import', 'TODO', is an error: see 'placeholder-owner'.
      """,
    rationale: "Nobody removes a key that has no owner.",
    badExample: """
      page_size:
        owner: TBD
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

  /// Without case, blanks and punctuation.
  private static let placeholders: Set = [
    "todo", "tbd", "tba", "tbc", "fixme", "xxx", "unknown", "unowned", "nobody", "noone", "none", "na", "null", "nil", "owner",
    "changeme", "someone", "somebody", "placeholder", "unassigned",
  ]

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let owner = declaration.owner.value, owner != Declaration.ownerPlaceholder, let node = declaration.node(.owner),
      isPlaceholder(owner), context.owners?.contains(ExactText(owner)) != true
    else { return }
    report(
      declaration.finding(
        at: node, of: .owner, .placeholder(owner, declaration.name), fix: .init("name the team that answers for it")))
  }

  /// Whether the owner is one of the words in any case, or only question marks or dashes. Only a short one is looked at.
  private static func isPlaceholder(_ owner: String) -> Bool {
    guard owner.utf8.count <= 16 else { return false }
    let letters = owner.lowercased().filter { $0.isLetter || $0.isNumber }
    return placeholders.contains(letters) || owner.utf8.allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "-") }
  }
}

extension Finding.Message {
  fileprivate static func placeholder(_ owner: String, _ key: String) -> Self {
    "the owner \(quoted(owner)) of \(key) looks like a placeholder"
  }
}
