import RegistryDiagnostics
import RegistryModel

/// Reports an entry without an attribute that it cannot do without.
package enum MissingAttribute: EntryRule {
  package static let documentation = RuleDocumentation(
    "missing-attribute",
    summary: "an entry lacks an attribute that it needs",
    explanation: """
      Every entry has 'owner', 'type' and 'default', and an 'enum' has 'values' too. All that an entry lacks is reported \
      at once, at its key.
      """,
    rationale: "A key without an owner outlives its purpose; one without a type or a default cannot be compiled.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.isMapping, !hasAll(candidate) else { return }
    let needed: [Attribute] = [.owner, .type, .default] + (candidate.type == .enumeration ? [.values] : [])
    var missing = needed.filter { !candidate.declaration.has($0) }
    missing.removeAll { AttributeNames.isMisspelt($0, in: candidate.declaration) }
    guard !missing.isEmpty else { return }
    report(
      candidate.finding("\(candidate.name) lacks \(quotedList(missing.map(\.rawValue), joinedBy: "and"))", fix: fix(missing)))
  }

  private static func hasAll(_ candidate: Candidate) -> Bool {
    candidate.declaration.attributes.isSuperset(of: candidate.type == .enumeration ? neededByEnums : neededByAll)
  }

  private static let neededByAll = AttributeSet([.owner, .type, .default])
  private static let neededByEnums = AttributeSet([.owner, .type, .default, .values])

  private static func fix(_ missing: [Attribute]) -> Diagnostic.Fix? {
    guard missing.count == 1 else { return nil }
    switch missing[0] {
    case .owner: return .init("add 'owner:' with the team that answers for the key")
    case .type: return .init("add 'type:' with \(quotedList(ValueType.allCases.map(\.rawValue)))")
    case .values: return .init("add 'values:' with the list of allowed texts")
    default: return .init("add 'default:' with the value that the app has without a connection")
    }
  }
}
