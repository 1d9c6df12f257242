import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports a default that is not one of an enum's values.
package enum DefaultNotInValues: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-not-in-values",
    summary: "the default of an enum is not one of its values",
    explanation: "The default has to be exactly one of 'values': case, spaces and accents matter.",
    rationale: "The generated enum has no case for it.",
    badExample: """
      list_style:
        owner: design
        type: enum
        values: [compact, roomy, cards]
        default: Roomy
      """,
    goodExample: """
      list_style:
        owner: design
        type: enum
        values: [compact, roomy, cards]
        default: roomy
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard case .enumeration(let type)? = declaration.kind else { return }
    declaration.forEachDefault { standard in
      guard case .value(.unreadable) = standard.value else { return }
      report(
        declaration.finding(
          at: standard.node, of: .default, .notInValues(standard.node.text, of: declaration.name(for: standard)),
          fix: fix(standard.node, type.values.map(\.text))))
    }
  }

  private static func fix(_ node: YAMLNode, _ values: [String]) -> Diagnostic.Fix {
    if let value = closestMatch(to: node.text, among: values) { return .didYouMean(value, insteadOf: node) }
    let mostShown = 8
    let shown = values.prefix(mostShown)
    guard values.count > mostShown else { return .init("the values are \(quotedList(shown, joinedBy: "and"))") }
    return .init("the values are \(shown.map(quoted).joined(separator: ", ")) and \(values.count - mostShown) more")
  }
}

extension Finding.Message {
  fileprivate static func notInValues(_ text: String, of key: String) -> Self {
    "the default \(quoted(text)) of \(key) is not one of its values"
  }
}
