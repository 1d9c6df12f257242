import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports a `range` that is not a list of two values of the declared type.
package enum MalformedRange: EntryRule {
  package static let documentation = RuleDocumentation(
    "malformed-range",
    summary: "the range is not a list of two values of the declared type",
    explanation: "A range is written '[low, high]'. Both bounds are inclusive, and are read as the declared type reads them.",
    rationale: "A range that cannot be read limits nothing.",
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

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let type = declaration.type.value?.advice else { return }
    for problem in declaration.problems where problem.attribute == .range {
      guard let (message, fix) = complaint(problem, declaration.name, type) else { continue }
      report(declaration.finding(at: problem.node, of: .range, message, fix: fix))
    }
  }

  /// What is wrong with a range or one of its bounds, or nil where another rule reports it.
  private static func complaint(
    _ problem: AttributeProblem, _ key: String, _ type: any TypeAdvice.Type
  ) -> (Finding.Message, Diagnostic.Fix?)? {
    let node = problem.node
    switch problem.problem {
    case .notABoundPair:
      return (.notTwoBounds(key, type.boundNoun), .init("write it as '[low, high]'", replacement: bounds(in: node, type)))
    case .quoted:
      return (.quotedBound(key, expected: type.withArticle), .init("remove the quotes", replacement: node.text, isSafe: true))
    case .leadingZero: return (.leadingZero(node.text, key), .init("write it without the zero in front"))
    case .unreadable(let reason): return (.unreadableBound(node.text, key, reason), type.valueFix(for: node.text, reason))
    default: return nil
    }
  }

  /// The list that `1.0-4.0` or `1, 4` means.
  private static func bounds(in node: YAMLNode, _ type: any TypeAdvice.Type) -> String? {
    let separators: Set<Character> = ["-", ",", " "]
    let parts = node.text.split(whereSeparator: separators.contains).map(String.init)
    let areBounds = parts.count == 2 && parts.allSatisfy { type.reads($0) }
    return node.isReplaceable && areBounds && !node.text.hasPrefix("-") ? "[\(parts[0]), \(parts[1])]" : nil
  }
}

extension Finding.Message {
  fileprivate static func notTwoBounds(_ key: String, _ noun: String) -> Self {
    "the range of \(key) is not a list of two \(noun)"
  }

  fileprivate static func quotedBound(_ key: String, expected: String) -> Self {
    "a bound of the range of \(key) is a quoted text, but \(expected) is expected"
  }

  fileprivate static func leadingZero(_ text: String, _ key: String) -> Self {
    "the bound \(quoted(text)) of the range of \(key) starts with a zero, so that some readers of YAML take it for an octal number"
  }

  fileprivate static func unreadableBound(_ text: String, _ key: String, _ reason: Unreadable) -> Self {
    "the bound \(quoted(text)) of the range of \(key) \(reason.explanation)"
  }
}
