import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports a value of `fallback`, `out_of_range`, `dashboard` or `keys` that does not exist.
package enum UnknownPolicy: EntryRule {
  package static let documentation = RuleDocumentation(
    "unknown-policy",
    summary: "'fallback', 'out_of_range', 'dashboard' or 'keys' has an unknown value",
    explanation: """
      'fallback' is 'last_activated_then_default' or 'default'; 'out_of_range' is 'default' or 'clamp'; 'dashboard' is 'free' or \
      'pinned'; 'keys' is 'snake_case'.
      """,
    rationale: "What a read gives when the network or the dashboard fails is too important to guess.",
    badExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        fallback: last_activated
      """,
    goodExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
        fallback: last_activated_then_default
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for problem in declaration.problems where problem.problem == .unknownWord {
      switch problem.attribute {
      case .fallback: report(finding(problem, declaration, FallbackPolicy.allCases.map(\.rawValue)))
      // The rule `inapplicable-attribute` reports an `out_of_range` without a range.
      case .outOfRange where declaration.has(.range):
        report(finding(problem, declaration, OutOfRangePolicy.allCases.map(\.rawValue)))
      case .dashboard: report(finding(problem, declaration, DashboardPolicy.allCases.map(\.rawValue)))
      case .keys: report(finding(problem, declaration, KeyStrategy.allCases.map(\.rawValue)))
      default: continue
      }
    }
  }

  private static func finding(_ problem: AttributeProblem, _ declaration: Declaration, _ policies: [String]) -> Finding {
    declaration.finding(
      at: problem.node, of: problem.attribute,
      .unknownPolicy(problem.node.text, of: problem.attribute, declaration.name), fix: fix(problem.node, policies))
  }

  private static func fix(_ node: YAMLNode, _ policies: [String]) -> Diagnostic.Fix {
    let beginning = policies.first { !node.text.isEmpty && $0.hasPrefix(node.text) }
    if let policy = beginning ?? closestMatch(to: node.text, among: policies) { return .didYouMean(policy, insteadOf: node) }
    return .init("the policies are \(quotedList(policies, joinedBy: "and"))")
  }
}

extension Finding.Message {
  fileprivate static func unknownPolicy(_ policy: String, of attribute: Attribute, _ key: String) -> Self {
    "'\(attribute.rawValue)' of \(key) has an unknown policy \(quoted(policy))"
  }
}
