import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports an entry without an attribute that it needs.
package enum MissingAttribute: EntryRule {
  package static let documentation = RuleDocumentation(
    "missing-attribute",
    summary: "an entry lacks an attribute that it needs",
    explanation: """
      Every entry needs 'owner', 'type' and 'default', and an 'enum' needs 'values' too. One finding, at the key, names all \
      attributes that are missing.
      """,
    rationale: "A key without an owner outlives its purpose. A key without a type or a default cannot be compiled.",
    badExample: """
      retry_limit:
        type: int
      """,
    goodExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard declaration.body.kind == .mapping else { return }
    let types = [declaration.type.value, declaration.itemType].compactMap { $0 }
    let needed = Attribute.required + types.flatMap { $0.definition.requiredAttributes }
    let missing = needed.filter { !declaration.has($0) && !declaration.misspells($0) }
    guard !missing.isEmpty else { return }
    report(declaration.finding(.lacks(missing, declaration.name), fix: missing.count == 1 ? fix(missing[0]) : nil))
  }

  private static func fix(_ attribute: Attribute) -> Diagnostic.Fix {
    switch attribute {
    case .owner: .init("add 'owner:' with the team that answers for the key")
    case .type: .init("add 'type:' with \(quotedList(ValueType.allCases.map(\.rawValue)))")
    case .default: .init("add 'default:' with the value that the app uses without a connection")
    case .of: .init("add 'of:' with the type of the items, such as 'string'")
    case .values: .init("add 'values:' with the list of allowed texts")
    default: .init("add '\(attribute.rawValue):'")
    }
  }
}

extension Finding.Message {
  fileprivate static func lacks(_ attributes: [Attribute], _ key: String) -> Self {
    "\(key) lacks \(quotedList(attributes.map(\.rawValue), joinedBy: "and"))"
  }
}
