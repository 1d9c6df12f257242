import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports an attribute whose value has the wrong form.
package enum MalformedAttribute: EntryRule {
  package static let documentation = RuleDocumentation(
    "malformed-attribute",
    summary: "an attribute is empty, or a list instead of a text, or the other way round",
    explanation: """
      'tags' is a list of texts, 'values' a list of texts or a mapping of case names to texts, 'schemes' a list of URL schemes, \
      'max_length' and 'max_items' whole numbers of at least 0, 'max_age' a number and a unit such as '12h', 'report' and 'unique' \
      are 'true' or 'false', and 'extended' a list of '{from: day, to: day, reason: text}'. 'schema' is a path relative to the \
      registry's file. 'deprecated' and 'retired' say why, not 'true'. 'default' is one value, or a mapping with 'value' and a value \
      for each build configuration that has another one. Every other attribute but 'range' is a single text. None of them may be \
      empty; a default that is the empty text is written "".
      """,
    rationale: "Such a value has no meaning, and leaving it out silently would lose what its author meant.",
    badExample: """
      retry_limit:
        owner:
        type: int
        default: 3
      """,
    goodExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for problem in declaration.problems {
      guard let message = message(problem, declaration) else { continue }
      report(
        declaration.finding(
          at: problem.node, of: problem.attribute, message, fix: fix(problem, declaration.type.value?.advice)))
    }
  }

  /// What is wrong, or nil where another rule reports it.
  private static func message(_ problem: AttributeProblem, _ declaration: Declaration) -> Finding.Message? {
    let node = problem.node
    let subject = subject(problem, declaration)
    let shape = node.kind == .mapping ? "a mapping" : node.kind == .sequence ? "a list" : "a single text"
    switch problem.problem {
    case .noValue: return .noValue(subject)
    case .empty: return node.kind == .sequence ? .emptyList(subject) : .empty(subject)
    case .notText: return .wrongForm(subject, shape, expected: "a single text")
    case .notAList where problem.attribute == .extended: return .wrongForm(subject, shape, expected: "a list")
    case .notAList: return .wrongForm(subject, shape, expected: "a list of texts")
    case .notACount: return .wrongForm(subject, quoted(node.text), expected: "a whole number of at least 0")
    case .notAFlag: return .wrongForm(subject, quoted(node.text), expected: "'true' or 'false'")
    case .notAReason: return .wrongForm(subject, quoted(node.text), expected: "a reason")
    case .notAScheme: return .wrongForm(subject, quoted(node.text), expected: "a URL scheme such as 'https'")
    case .notARelativePath:
      return .wrongForm(subject, quoted(node.text), expected: "a path relative to the registry's file")
    case .notATimeSpan: return .wrongForm(subject, quoted(node.text), expected: "a time such as '12h' or '7d'")
    case .notAnExtension: return .wrongForm(subject, extensionShape(node), expected: "'{from: day, to: day, reason: text}'")
    case .leadingZero where [.maxLength, .maxItems].contains(problem.attribute): return .leadingZero(subject, node.text)
    case .leadingZero, .unresolved, .unknownWord, .quoted, .notABoundPair, .unreadable, .reversed, .notADay, .pattern, .repeated,
      .notASwiftType:
      return nil
    }
  }

  /// `'tags' of 'retry_limit'`, or the part of it that is at fault.
  private static func subject(_ problem: AttributeProblem, _ declaration: Declaration) -> String {
    let whole = "'\(problem.attribute.rawValue)' of \(declaration.name)"
    let pairs = problem.attribute == .default ? declaration.node(.default)?.pairs ?? [] : []
    if let pair = pairs.first(where: { $0.value === problem.node }) { return "\(quoted(pair.key.text)) in \(whole)" }
    return (problem.node.span == declaration.node(problem.attribute)?.span ? "" : "an item of ") + whole
  }

  /// A mapping is most likely one with a fault in it.
  private static func extensionShape(_ node: YAMLNode) -> String {
    guard node.kind == .mapping else { return node.kind == .sequence ? "a list" : "a single text" }
    let missing = ExpiryExtension.names.filter { node[$0] == nil }
    if !missing.isEmpty { return "a mapping without \(quotedList(missing, joinedBy: "and"))" }
    return "a mapping with another name, or with a value that is not a day or is empty"
  }

  private static func fix(_ problem: AttributeProblem, _ type: (any TypeAdvice.Type)?) -> Diagnostic.Fix? {
    if problem.attribute == .default, let fix = type?.defaultFix(for: problem.problem) { return fix }
    switch problem.problem {
    case .notAReason: return .init("say why in a few words, or remove the attribute")
    case .leadingZero: return .init("write it without the zero in front")
    case .empty where Attribute.required.contains(problem.attribute): return .init("write a value after the colon")
    case .empty: return .init("write a value after the colon, or remove the attribute")
    case .noValue: return .init("add 'value:' with the value of all other builds, or write one value for all")
    case .notText where problem.attribute == .default && problem.node.kind == .mapping: return .init("write one value")
    case .notAList where problem.attribute == .extended:
      return .init("write it as '[{from: 2027-06-30, to: 2027-12-31, reason: why}]'; 'config-registry extend' does")
    case .notAList where problem.node.kind == .scalar: return .init("write it as a list, such as '[one, two]'")
    default: return nil
    }
  }
}

extension Finding.Message {
  fileprivate static func noValue(_ subject: String) -> Self { "\(subject) is a mapping without 'value'" }

  fileprivate static func empty(_ subject: String) -> Self { "\(subject) is empty" }

  fileprivate static func emptyList(_ subject: String) -> Self { "\(subject) is an empty list" }

  fileprivate static func leadingZero(_ subject: String, _ text: String) -> Self {
    "\(subject) is \(quoted(text)), which some readers of YAML take for an octal number"
  }

  fileprivate static func wrongForm(_ subject: String, _ found: String, expected: String) -> Self {
    "\(subject) is \(found), but \(expected) is expected"
  }
}
