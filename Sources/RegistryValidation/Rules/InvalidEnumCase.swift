import RegistryDiagnostics
import RegistryModel

/// Reports a case name, given in `values`, that Swift cannot use.
package enum InvalidEnumCase: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-enum-case",
    summary: "a case name in 'values' cannot name a Swift case",
    explanation: """
      Where 'values' is a mapping, its keys name the cases: ASCII letters, digits and underscores, no digit first. \
      Keywords are fine, since they are escaped, but 'Type', 'Protocol', 'AllCases' and 'RawValue' are types of every enum.
      """,
    rationale: "The generated file would not compile.",
    badExample: """
      grade:
        owner: learn
        type: enum
        values: {b+: "B+", b: B}
        default: B
      """,
    goodExample: """
      grade:
        owner: learn
        type: enum
        values: {bPlus: "B+", b: B}
        default: B
      """
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.type == .enumeration, !candidate.hasPlainValues else { return }
    for node in candidate.declaration.caseNameNodes {
      let name = node.text
      if !SwiftName.isIdentifier(name) {
        let fix = Diagnostic.Fix("use ASCII letters, digits and underscores, and no digit first")
        report(
          candidate.finding(
            at: node, of: .values, "\(quoted(name)) cannot name a case of \(candidate.name)", fix: fix))
      } else if SwiftName.cannotBeEscaped(name) || GeneratedNames.enumMembers.contains(name) {
        report(
          candidate.finding(
            at: node, of: .values,
            "\(quoted(name)) cannot name a case of \(candidate.name), since every enum has a type of that name",
            fix: .init("use another name, such as '\(name.prefix(1).lowercased() + name.dropFirst())'")))
      }
    }
  }
}
