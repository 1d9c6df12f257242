import RegistryDiagnostics
import RegistryModel

/// The rules of what a change does to installs that shipped. The examples are registries, the oldest first, the new one last.
package enum CompatRules {
  /// The pages of all rules, in the order of their ids.
  package static let documentation: [RuleDocumentation] = (breaks + notes + [unusedAcceptance] + lenient + fleet).inOrder()

  /// What an install reads otherwise than the dashboard means.
  static let breaks = [
    typeChanged, rangeWidened, lengthWidened, uniquenessDropped, patternChanged, schemesWidened, decodingChanged, enumWidened,
    keyRemoved, keyReused,
  ]

  /// What only differs.
  static let notes = [valuesNarrowed, defaultChanged, fallbackChanged, outOfRangeChanged, accessorRenamed]

  /// The rule of a constraint that takes more than it did.
  static func widened(_ attribute: Attribute) -> RuleDocumentation {
    switch attribute {
    case .values: enumWidened
    case .maxLength, .maxItems: lengthWidened
    case .unique: uniquenessDropped
    case .of: typeChanged
    case .pattern: patternChanged
    case .schemes: schemesWidened
    case .swiftType, .keys: decodingChanged
    default: rangeWidened
    }
  }

  static let unusedAcceptance = RuleDocumentation(
    "unused-acceptance", .warning,
    summary: "an item of '$registry.compat.accept' accepts nothing",
    explanation: """
      Each item names a key and the rule that reports a change of it. An item stays until the version that it is about is not compared \
      any more; then it has to go.
      """,
    rationale: "It would accept the next change of the same key, which nobody has looked at.",
    isConfigurable: true
  )
}
