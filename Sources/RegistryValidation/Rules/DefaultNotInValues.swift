import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports a default that is none of an enum's values.
package enum DefaultNotInValues: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-not-in-values",
    summary: "the default of an enum is none of its values",
    explanation: "The default has to be one of 'values' exactly: case, blanks and accents matter.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.type == .enumeration, !candidate.hasSoundDefault, case .enumeration(let values)? = candidate.kind,
      case .value(.unreadable, let node) = candidate.reading
    else { return }
    report(
      candidate.finding(
        at: node, of: .default, "the default \(quoted(node.text)) of \(candidate.name) is none of its values",
        fix: fix(node, values.map(\.text))))
  }

  private static func fix(_ node: YAMLNode, _ values: [String]) -> Diagnostic.Fix {
    if let value = closestMatch(to: node.text, among: values) { return .didYouMean(value, insteadOf: node) }
    let mostShown = 8
    let shown = values.prefix(mostShown)
    guard values.count > mostShown else { return .init("the values are \(quotedList(shown, joinedBy: "and"))") }
    return .init("the values are \(shown.map(quoted).joined(separator: ", ")) and \(values.count - mostShown) more")
  }
}
