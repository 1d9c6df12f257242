import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports a `range` that is not a list of two numbers of the declared type.
package enum MalformedRange: EntryRule {
  package static let documentation = RuleDocumentation(
    "malformed-range",
    summary: "the range is not a list of two numbers of the declared type",
    explanation: "A range is written '[low, high]', with both bounds inclusive and read as the declared type reads them.",
    rationale: "A range that only looks like one guards nothing.",
    badExample: """
      page_size:
        owner: feed
        type: int
        default: 20
        range: 10-50
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
    guard !candidate.hasSoundKind, let type = candidate.type, candidate.applies(.range),
      let (problem, node) = candidate.rangeProblem,
      let message = message(problem, node, type, candidate.name)
    else { return }
    report(candidate.finding(at: node, of: .range, message, fix: fix(problem, node, type)))
  }

  private static func message(_ problem: FieldProblem, _ node: YAMLNode, _ type: ValueType, _ name: String) -> String? {
    switch problem {
    case .notABoundPair: "the range of \(name) is not a list of two numbers"
    case .quoted: "a bound of the range of \(name) is a quoted text, but \(type.withArticle) is expected"
    case .unreadable(let reason): "the bound \(quoted(node.text)) of the range of \(name) \(reason.explanation)"
    default: nil
    }
  }

  private static func fix(_ problem: FieldProblem, _ node: YAMLNode, _ type: ValueType) -> Diagnostic.Fix? {
    switch problem {
    case .notABoundPair: .init("write it as '[low, high]'", replacement: bounds(in: node, type))
    case .quoted: .init("remove the quotes", replacement: node.text)
    case .unreadable(let reason): ValueCure.fix(for: node, type, reason)
    default: nil
    }
  }

  /// The list that `1.0-4.0` or `1, 4` stands for.
  private static func bounds(in node: YAMLNode, _ type: ValueType) -> String? {
    guard node.isReplaceable, let kind = Kind.unconstrained(type) else { return nil }
    let separators: Set<Character> = ["-", ",", " "]
    let parts = node.text.split(whereSeparator: separators.contains)
    let areNumbers = parts.allSatisfy { if case .value = kind.interpret(String($0)) { true } else { false } }
    return parts.count == 2 && areNumbers && !node.text.hasPrefix("-") ? "[\(parts[0]), \(parts[1])]" : nil
  }
}

extension Candidate {
  /// What is wrong with the bounds of a number, if something is.
  var rangeProblem: (FieldProblem, YAMLNode)? {
    type == .double ? declaration.doubleRange.problem : declaration.intRange.problem
  }
}
