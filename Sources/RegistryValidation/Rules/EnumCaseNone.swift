import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports a case that Swift takes for an absent value.
package enum EnumCaseNone: EntryRule {
  package static let documentation = RuleDocumentation(
    "enum-case-none",
    .warning,
    summary: "an enum has a case with the name 'none'",
    explanation: """
      Where Swift expects an optional, '.none' is the absent value, 'Optional.none', and not the case. Give the case another name with a \
      mapping in 'values'; the remote text stays 'none'.
      """,
    rationale: "A function that returns an optional gives 'nil' for '.none', and a comparison with it is never true.",
    badExample: """
      gate:
        owner: growth
        type: enum
        values: [none, soft, hard]
        default: soft
      """,
    goodExample: """
      gate:
        owner: growth
        type: enum
        values: {noGate: none, soft: soft, hard: hard}
        default: soft
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let type = declaration.kind?.enumType, let index = type.values.firstIndex(where: { $0.caseName == "none" }),
      let values = declaration.node(.values)
    else { return }
    let node = values.kind == .mapping ? values.pairs[index].key : values.items[index]
    let name = EnumCaseName.derived(from: "no_" + declaration.key)
    report(
      declaration.finding(
        at: node, of: .values, .namedNone(declaration.name),
        fix: .init("name the case, as in 'values: {\(name.truncated(to: 40)): \(type.values[index].text), ...}'")))
  }
}

extension Finding.Message {
  fileprivate static func namedNone(_ key: String) -> Self {
    "the case 'none' of \(key) is an absent value where Swift expects an optional"
  }
}
