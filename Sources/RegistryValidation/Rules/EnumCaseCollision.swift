import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports values of an enum that would have the same Swift case.
package enum EnumCaseCollision: EntryRule {
  package static let documentation = RuleDocumentation(
    "enum-case-collision",
    summary: "two values of an enum have the same Swift case name",
    explanation: """
      A case is named by the letters and digits of its value, so values that differ only in punctuation or in case have the \
      same name. To fix it, name the cases: 'values' may be a mapping of case names to texts.
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

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let type = declaration.kind?.enumType, let node = declaration.node(.values) else { return }
    let nodes = node.kind == .mapping ? node.pairs.map(\.value) : node.items
    for (index, first) in repeats(in: type.values.map(\.caseName)) {
      let (value, other) = (type.values[index], type.values[first])
      report(
        declaration.finding(
          at: nodes[index], of: .values, .sharedCase(value.caseName, of: other.text, and: value.text, in: declaration.name),
          fix: .init("name the cases, as in 'values: {first: \"…\", second: \"…\"}'"),
          notes: [.init("\(quoted(other.text)) is here", at: nodes[first].location)]))
    }
  }
}

extension Finding.Message {
  fileprivate static func sharedCase(_ name: String, of first: String, and second: String, in key: String) -> Self {
    "the values \(quoted(first)) and \(quoted(second)) of \(key) share the case name \(quoted(name))"
  }
}
