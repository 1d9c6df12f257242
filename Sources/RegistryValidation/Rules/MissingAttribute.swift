import RegistryDiagnostics
import RegistryModel

/// Reports an entry without an attribute that it cannot do without.
public enum MissingAttribute: EntryRule {
  public static let documentation = RuleDocumentation(
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

  public static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.isMapping else { return }
    var missing = Attribute.required.filter { candidate.declaration.pair($0) == nil }
    if candidate.type == .enumeration, candidate.declaration.pair(.values) == nil { missing.append(.values) }
    guard !missing.isEmpty else { return }
    missing.removeAll { AttributeNames.isMisspelt($0, in: candidate.declaration) }
    guard !missing.isEmpty else { return }
    report(
      candidate.finding("\(candidate.name) lacks \(quotedList(missing.map(\.rawValue), joinedBy: "and"))", fix: fix(missing)))
  }

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
