import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reports an attribute that has no effect beside the entry's other ones.
package enum InapplicableAttribute: EntryRule {
  package static let documentation = RuleDocumentation(
    "inapplicable-attribute",
    summary: "an attribute has no effect on this entry",
    explanation: """
      'values' belongs to an 'enum', 'range' and 'out_of_range' to an 'int' or 'double', 'pattern' and 'max_length' to a \
      'string'. 'out_of_range' needs a 'range', and 'reason' explains 'expires: never'.
      """,
    rationale: "Whoever wrote it relies on a bound that nothing enforces.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        range: [0, 1]
        expires: 2027-06-30
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """,
    isConfigurable: true
  )

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard hasConditional(candidate), !candidate.isMeantAsSettings else { return }
    for (attribute, pair) in candidate.declaration.fields where conditional.contains(attribute) {
      guard let complaint = complaint(attribute, candidate) else { continue }
      report(candidate.finding(at: pair.key, of: pair, complaint.message, fix: .init(complaint.fix)))
    }
  }

  /// The attributes that need another one, or a type, to have an effect.
  private static let conditional = AttributeSet([.values, .range, .outOfRange, .pattern, .maxLength, .reason])

  /// Whether one of them is there that the type does not ask for by itself.
  private static func hasConditional(_ candidate: Candidate) -> Bool {
    let expected: AttributeSet =
      switch candidate.type {
      case .int, .double: candidate.declaration.has(.range) ? AttributeSet([.range, .outOfRange]) : []
      case .string: AttributeSet([.pattern, .maxLength])
      case .enumeration: AttributeSet(.values)
      case .bool, .json, nil: []
      }
    return !candidate.declaration.attributes.subtracting(expected).isDisjoint(with: conditional)
  }

  private static func complaint(_ attribute: Attribute, _ candidate: Candidate) -> (message: String, fix: String)? {
    if let types = attribute.types, let type = candidate.type, !types.contains(type) {
      let applicable = quotedList(types.map(\.rawValue), joinedBy: "or")
      return (
        "'\(attribute.rawValue)' has no effect on \(candidate.name), which is \(type.withArticle)",
        "remove it: only \(applicable) has '\(attribute.rawValue)'"
      )
    }
    if attribute == .outOfRange, candidate.applies(.outOfRange), !candidate.declaration.has(.range) {
      return ("'out_of_range' of \(candidate.name) has no range to act on", "add 'range: [low, high]', or remove it")
    }
    if attribute == .reason, explainsNothing(candidate.declaration) {
      return (
        "'reason' of \(candidate.name) explains 'expires: never', which is not there",
        "add 'expires: never', or say it in 'description'"
      )
    }
    return nil
  }

  /// Whether the entry has a day to expire on, or none at all; a misspelt `never` is another rule's.
  private static func explainsNothing(_ declaration: Declaration) -> Bool {
    switch declaration.expiry {
    case .missing: !AttributeNames.isMisspelt(.expires, in: declaration)
    case .value(.day, _): true
    case .value(.never, _), .invalid: false
    }
  }
}
