import RegistryDiagnostics
import RegistryModel

/// Reports a `pattern` that cannot be compiled.
package enum InvalidPattern: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-pattern",
    summary: "the pattern is not a supported regular expression",
    explanation: """
      A pattern has to match the whole text. It may contain literals, '.', classes such as '[a-z]', '\\d', '\\w', '\\s', \
      groups, '|' and the repetitions '*', '+', '?' and '{n,m}'. Look-around, back-references and lazy repetitions are not \
      supported.
      """,
    rationale: "The time that those forms take can grow without bound with the text; that of the supported ones cannot.",
    badExample: """
      support_phone:
        owner: care
        type: string
        default: "112"
        pattern: '[0-9+'
      """,
    goodExample: """
      support_phone:
        owner: care
        type: string
        default: "112"
        pattern: '[0-9]+'
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for problem in declaration.problems {
      guard case .pattern(let error) = problem.problem else { continue }
      var finding = declaration.finding(at: problem.node, of: .pattern, .invalidPattern(error, declaration.name))
      finding.location = problem.node.location(ofScalarAt: error.offset)
      report(finding)
    }
  }
}

extension Finding.Message {
  fileprivate static func invalidPattern(_ error: PatternError, _ key: String) -> Self {
    "the pattern of \(key) cannot be used: \(error.message)"
  }
}
