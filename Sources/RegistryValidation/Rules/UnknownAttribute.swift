import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports a key of an entry that is not an attribute.
package enum UnknownAttribute: EntryRule {
  package static let documentation = RuleDocumentation(
    "unknown-attribute",
    summary: "an entry has a key that is not an attribute",
    explanation: """
      The attributes are \(quotedList(Attribute.allCases.map(\.rawValue), joinedBy: "and")), in exactly this spelling. A \
      name that begins with 'x-' is free for anchors and other tools.
      """,
    rationale: "A misspelt 'expires' has no effect: the flag would live for ever, and nobody would notice.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
        descripton: The new checkout.
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
        description: The new checkout.
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for pair in declaration.firstUnknownPairs {
      report(
        declaration.finding(
          at: pair.key, of: pair, .unknownAttribute(pair.key.text, declaration.name), fix: fix(pair.key, declaration)))
    }
  }

  private static func fix(_ key: YAMLNode, _ declaration: Declaration) -> Diagnostic.Fix {
    if let attribute = declaration.attribute(meantBy: key.text) {
      return .didYouMean(attribute.rawValue, insteadOf: key, isSafe: !attribute.isOtherWord(key.text))
    }
    if !key.text.isEmpty, key.text.utf8.allSatisfy(\.isASCIIDigit) {
      return .init("a comma ends a value within '{...}'; write a number with a point, and quote a text with a comma")
    }
    if let setting = SettingName(rawValue: key.text) {
      return .init("'\(setting.rawValue)' is a setting of '\(Registry.settingsKey)'")
    }
    return .init("the attributes are \(quotedList(Attribute.allCases.map(\.rawValue), joinedBy: "and"))")
  }
}

extension Finding.Message {
  fileprivate static func unknownAttribute(_ attribute: String, _ key: String) -> Self {
    "\(key) has an unknown attribute \(quoted(attribute))"
  }
}
