import RegistryDiagnostics
import RegistryModel

/// Reports values of an enum that would share a Swift case.
package enum EnumCaseCollision: EntryRule {
  package static let documentation = RuleDocumentation(
    "enum-case-collision",
    summary: "two values of an enum have one Swift case name",
    explanation: """
      A case is named by the letters and digits of its value, so values that differ only in punctuation or in case share \
      a name. The cure is to name the cases: 'values' may be a mapping of case names to texts.
      """,
    rationale: "The generated file would not compile, or a value would have no case.",
    badExample: """
      grade:
        owner: learn
        type: enum
        values: ["B+", "B"]
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
    guard candidate.type == .enumeration, !candidate.hasPlainValues,
      case .enumeration(let values)? = candidate.kind
    else { return }
    for (index, first) in repeats(in: values.map(\.caseName)) {
      let nodes = candidate.declaration.valueNodes
      report(
        candidate.finding(
          at: nodes[index], of: .values,
          "the values \(quoted(values[first].text)) and \(quoted(values[index].text)) of \(candidate.name) "
            + "share the case name \(quoted(values[index].caseName))",
          fix: .init("name the cases, as in 'values: {first: \"…\", second: \"…\"}'"),
          notes: [.init("\(quoted(values[first].text)) is here", at: nodes[first].location)]))
    }
  }
}
