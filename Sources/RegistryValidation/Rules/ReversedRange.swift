import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports a `range` whose lower bound lies above its upper one.
package enum ReversedRange: EntryRule {
  package static let documentation = RuleDocumentation(
    "reversed-range",
    summary: "the lower bound of the range lies above the upper one",
    explanation: "The first bound of a range is the lower one. Equal bounds are allowed: they leave one value.",
    rationale: "No value lies in such a range, and building one at run time would end the app.",
    badExample: """
      page_size:
        owner: feed
        type: int
        default: 20
        range: [50, 10]
      """,
    goodExample: """
      page_size:
        owner: feed
        type: int
        default: 20
        range: [10, 50]
      """
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard !candidate.hasSoundKind, candidate.applies(.range), let (problem, node) = candidate.rangeProblem,
      problem == .reversed
    else { return }
    let bounds = node.items.map(\.text)
    report(
      candidate.finding(
        at: node, of: .range,
        "the range of \(candidate.name) has its lower bound \(quoted(bounds[0])) above its upper bound \(quoted(bounds[1]))",
        fix: .init("swap the bounds", replacement: "[\(bounds[1]), \(bounds[0])]")))
  }
}
