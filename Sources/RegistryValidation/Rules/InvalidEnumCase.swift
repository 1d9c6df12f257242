import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a case name, given in `values`, that Swift cannot use.
package enum InvalidEnumCase: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-enum-case",
    summary: "a case name in 'values' cannot name a Swift case",
    explanation: """
      Where 'values' is a mapping, its keys name the cases. A case name is made of ASCII letters, digits and underscores and \
      does not start with a digit. Keywords are fine, because the generated file escapes them, but 'Type', 'Protocol', \
      'AllCases' and 'RawValue' are types of every enum.
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

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard declaration.isEnum, let values = declaration.node(.values) else { return }
    for node in values.pairs.map(\.key) {
      let name = node.text
      if !SwiftName.isIdentifier(name) {
        report(
          declaration.finding(
            at: node, of: .values, .notAnIdentifier(name, declaration.name),
            fix: .init("use ASCII letters, digits and underscores, and no digit first")))
      } else if SwiftName.cannotBeEscaped(name) || context.registry.reserved.enumMembers.contains(name) {
        report(
          declaration.finding(
            at: node, of: .values, .nameOfAType(name, declaration.name),
            fix: .init("use another name, such as '\(name.prefix(1).lowercased() + name.dropFirst())'")))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func notAnIdentifier(_ name: String, _ key: String) -> Self {
    "\(quoted(name)) cannot name a case of \(key)"
  }

  fileprivate static func nameOfAType(_ name: String, _ key: String) -> Self {
    "\(quoted(name)) cannot name a case of \(key), because every enum has a type with that name"
  }
}
