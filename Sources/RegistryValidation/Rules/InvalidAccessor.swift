import RegistryDiagnostics
import RegistryModel

/// Reports an `accessor` that is no Swift name, and a key that gives none.
package enum InvalidAccessor: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-accessor",
    summary: "the accessor is not a Swift name",
    explanation: """
      An accessor is made of ASCII letters, digits and underscores, holds a letter or a digit, and does not start with a \
      digit. Keywords are written as they are: the generated file escapes them.
      """,
    rationale: "The generated file would not compile.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
        accessor: checkout-enabled
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
        accessor: checkoutEnabled
      """
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    if candidate.declaration.has(.accessor) {
      guard case .value(let name, let node) = candidate.declaration.text(.accessor) else { return }
      guard !SwiftName.isIdentifier(name) else { return }
      let bare = name.filter { $0 != "`" }
      let fix =
        bare != name && SwiftName.isIdentifier(bare)
        ? Diagnostic.Fix("write it without backticks; the generated file escapes it", replacement: bare)
        : Diagnostic.Fix("use ASCII letters, digits and underscores, and no digit first")
      report(
        candidate.finding(
          at: node, of: .accessor, "the accessor \(quoted(name)) of \(candidate.name) is not a Swift name", fix: fix))
    } else if isOnlyUnderscores(candidate) {
      report(
        candidate.finding(
          "\(candidate.name) has no letter or digit to name an accessor by", fix: .init("add 'accessor:' with a Swift name")))
    }
  }

  /// A key of other characters that gives no name is an `illegal-key` already.
  private static func isOnlyUnderscores(_ candidate: Candidate) -> Bool {
    candidate.declaration.withKey { key in !key.isEmpty && key.allSatisfy { $0 == UInt8(ascii: "_") } }
  }
}
