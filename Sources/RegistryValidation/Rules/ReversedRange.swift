import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a `range` whose lower bound is above its upper one.
package enum ReversedRange: EntryRule {
  package static let documentation = RuleDocumentation(
    "reversed-range",
    summary: "the lower bound of the range is above the upper one",
    explanation: "The first bound of a range is the lower one. Equal bounds are allowed: they leave one value.",
    rationale: "Such a range contains no value, and a Swift range with these bounds would end the app.",
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

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for problem in declaration.problems where problem.problem == .reversed {
      let bounds = problem.node.items.map(\.text)
      report(
        declaration.finding(
          at: problem.node, of: .range, .reversed(bounds[0], bounds[1], declaration.name),
          fix: .init("swap the bounds", replacement: "[\(bounds[1]), \(bounds[0])]")))
    }
  }
}

extension Finding.Message {
  fileprivate static func reversed(_ low: String, _ high: String, _ key: String) -> Self {
    "the range of \(key) has its lower bound \(quoted(low)) above its upper bound \(quoted(high))"
  }
}
