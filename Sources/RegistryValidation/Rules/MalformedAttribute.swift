import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports an attribute whose value has not the shape that the attribute has.
package enum MalformedAttribute: EntryRule {
  package static let documentation = RuleDocumentation(
    "malformed-attribute",
    summary: "an attribute is empty, or a list where a text belongs, or the other way round",
    explanation: """
      'tags' is a list of texts, 'values' a list of texts or a mapping of case names to texts, 'max_length' a whole number \
      of at least 0; every other attribute but 'range' is one text. None of them may be left empty; a default that is \
      the empty text is written "".
      """,
    rationale: "What stands there has no meaning, and leaving it out in silence would lose what was meant.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.isMapping, mayBeMalformed(candidate) else { return }
    for (attribute, pair) in candidate.declaration.fields {
      guard let (problem, node) = problem(of: attribute, in: candidate), candidate.applies(attribute),
        let complaint = complaint(attribute, problem, node)
      else { continue }
      report(
        candidate.finding(
          at: node, of: pair, "\(subject(attribute, node, pair)) of \(candidate.name) \(complaint)",
          fix: fix(attribute, problem, node, candidate.type)))
    }
  }

  /// Whether an attribute is not the text that it has to be, or has a shape or a content of its own.
  private static func mayBeMalformed(_ candidate: Candidate) -> Bool {
    let declaration = candidate.declaration
    let others = declaration.attributes.subtracting(declaration.textAttributes).subtracting(shaped)
    return !others.isEmpty || !candidate.hasSoundKind || declaration.has(.tags) || declaration.lacksOwner
  }

  /// The attributes that are no texts; a broken one of them, but for the tags, leaves the kind unsound.
  private static let shaped = AttributeSet([.range, .values, .tags])

  private static func problem(of attribute: Attribute, in candidate: Candidate) -> (FieldProblem, YAMLNode)? {
    switch attribute {
    case .range: nil
    case .tags: candidate.declaration.tags.problem
    case .values: candidate.declaration.values.problem
    case .maxLength: candidate.declaration.maxLength.problem
    case .owner: candidate.declaration.owner.problem
    default: candidate.declaration.text(attribute).problem
    }
  }

  private static func subject(_ attribute: Attribute, _ node: YAMLNode, _ pair: YAMLPair) -> String {
    node.span == pair.value.span ? "'\(attribute.rawValue)'" : "an item of '\(attribute.rawValue)'"
  }

  /// What is wrong, or nil where another rule says it.
  private static func complaint(_ attribute: Attribute, _ problem: FieldProblem, _ node: YAMLNode) -> String? {
    let shape = node.kind == .mapping ? "a mapping" : node.kind == .sequence ? "a list" : "a single text"
    switch problem {
    case .empty: return node.kind == .sequence ? "is an empty list" : "is empty"
    case .notText: return "is \(shape), but a single text is expected"
    case .notAList: return "is \(shape), but a list of texts is expected"
    case .notACount: return "is \(quoted(node.text)), but a whole number of at least 0 is expected"
    default: return nil
    }
  }

  private static func fix(
    _ attribute: Attribute, _ problem: FieldProblem, _ node: YAMLNode, _ type: ValueType?
  ) -> Diagnostic.Fix? {
    switch (attribute, problem) {
    case (.default, .empty) where type == .string: .init("write \"\" for the empty text")
    case (.default, .notText) where type == .json:
      .init("write the JSON document as one text in single quotes, such as '{\"a\": 1}'")
    case (_, .empty) where Attribute.required.contains(attribute): .init("write a value behind the colon")
    case (_, .empty): .init("write a value behind the colon, or remove the attribute")
    case (_, .notAList) where node.kind == .scalar: .init("write it as a list, such as '[one, two]'")
    default: nil
    }
  }
}

extension Field {
  /// What is wrong and where, if something is.
  var problem: (FieldProblem, YAMLNode)? {
    if case .invalid(let problem, let node) = self { (problem, node) } else { nil }
  }
}
