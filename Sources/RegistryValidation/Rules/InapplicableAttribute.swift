import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports an attribute that has no effect on its entry.
package enum InapplicableAttribute: EntryRule {
  package static let documentation = RuleDocumentation(
    "inapplicable-attribute",
    summary: "an attribute has no effect on this entry",
    explanation: """
      Some attributes belong to some types only: \(typesByAttribute). Besides, 'out_of_range' needs a 'range', 'max_age' \
      needs 'fallback: default', and 'reason' explains 'expires: never'.
      """,
    rationale: "Whoever wrote it relies on a limit that nothing enforces.",
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

  /// "'values' to 'enum', 'range' to 'int' or 'double'"
  private static let typesByAttribute = Attribute.allCases
    .filter { !$0.isGeneral }
    .map { "'\($0.rawValue)' to \(quotedList($0.types.map(\.rawValue)))" }
    .joined(separator: ", ")

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for attribute in declaration.attributes {
      guard let (message, fix) = problem(attribute, declaration), let pair = declaration.pair(attribute) else { continue }
      report(declaration.finding(at: pair.key, of: pair, message, fix: .init(fix)))
    }
  }

  private static func problem(_ attribute: Attribute, _ declaration: Declaration) -> (Finding.Message, fix: String)? {
    if let type = declaration.type.value, !declaration.applies(attribute) {
      let types = attribute.types.filter { $0 != .list || ListType.ownAttributes.contains(attribute) }.map(\.rawValue)
      let items = declaration.itemType.map { " of '\($0.rawValue)'" } ?? ""
      let fix = "remove it: only \(quotedList(types)) has '\(attribute.rawValue)'"
      return (.wrongType(attribute, declaration.name, type.advice.withArticle + items), fix)
    }
    if attribute == .outOfRange, declaration.applies(.outOfRange), !declaration.has(.range) {
      return (.outOfRangeWithoutRange(declaration.name), "add 'range: [low, high]', or remove it")
    }
    if attribute == .keys, declaration.applies(.keys), !declaration.has(.swiftType), !declaration.misspells(.swiftType) {
      return (.keysWithoutType(declaration.name), "add 'swift_type: YourType', or remove it")
    }
    if attribute == .maxAge, !isFetchNeeded(declaration) {
      return (.maxAgeWithoutFallback(declaration.name), "add 'fallback: default', or remove it")
    }
    if attribute == .reason, explainsNothing(declaration) {
      return (.reasonWithoutNever(declaration.name), "add 'expires: never', or move the text to 'description'")
    }
    return nil
  }

  /// Whether the compiled-in value counts while there was no fetch. Other rules report a faulty or misspelt fallback.
  private static func isFetchNeeded(_ declaration: Declaration) -> Bool {
    switch declaration.fallback {
    case .missing: declaration.misspells(.fallback)
    case .value(let policy): policy == .useDefault
    case .invalid: true
    }
  }

  /// Whether the entry has a day to expire on, or none at all. Another rule reports a misspelt `never`.
  private static func explainsNothing(_ declaration: Declaration) -> Bool {
    switch declaration.expiry {
    case .missing: !declaration.misspells(.expires)
    case .value(.day): true
    case .value(.never), .invalid: false
    }
  }
}

extension Finding.Message {
  fileprivate static func wrongType(_ attribute: Attribute, _ key: String, _ type: String) -> Self {
    "'\(attribute.rawValue)' has no effect on \(key), which is \(type)"
  }

  fileprivate static func outOfRangeWithoutRange(_ key: String) -> Self {
    "'out_of_range' of \(key) has no effect without 'range'"
  }

  fileprivate static func keysWithoutType(_ key: String) -> Self {
    "'keys' of \(key) has no effect without 'swift_type'"
  }

  fileprivate static func maxAgeWithoutFallback(_ key: String) -> Self {
    "'max_age' of \(key) has no effect without 'fallback: default'"
  }

  fileprivate static func reasonWithoutNever(_ key: String) -> Self {
    "'reason' of \(key) has no effect without 'expires: never'"
  }
}
