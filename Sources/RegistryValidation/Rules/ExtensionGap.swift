import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports extensions that do not lead, one after the other, to the last day.
package enum ExtensionGap: EntryRule {
  package static let documentation = RuleDocumentation(
    "extension-gap",
    .warning,
    summary: "the days in 'extended' do not lead to 'expires'",
    explanation: """
      Each item of 'extended' leads from one last day to a later one, where the next item begins, and the last item leads to \
      'expires'. 'config-registry extend' keeps the two together. An entry with 'expires: never' may keep its extensions.
      """,
    rationale: "Whoever looks at the list would not see that the flag was extended, or how often.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2028-06-30
        extended: [{from: 2027-06-30, to: 2027-12-31, reason: The rollout waits for the audit}]
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-12-31
        extended: [{from: 2027-06-30, to: 2027-12-31, reason: The rollout waits for the audit}]
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let extensions = declaration.extensions.value, let items = declaration.node(.extended)?.items,
      let last = extensions.last, let lastItem = items.last
    else { return }
    for (index, (item, node)) in zip(extensions, items).enumerated() {
      if item.to <= item.from {
        report(declaration.finding(at: node, of: .extended, .backwards(item, declaration.name)))
      } else if index > 0, extensions[index - 1].to != item.from {
        report(declaration.finding(at: node, of: .extended, .gap(extensions[index - 1], item, declaration.name)))
      }
    }
    guard let expires = otherEnd(of: declaration, than: last.to) else { return }
    let fix = Diagnostic.Fix("move the day with 'config-registry extend', or write the same day in both")
    report(declaration.finding(at: lastItem, of: .extended, .anotherEnd(last, expires, declaration.name), fix: fix))
  }

  /// What 'expires' is instead of the day; nil where it is that day, `never`, or reported by another rule.
  private static func otherEnd(of declaration: Declaration, than day: CalendarDay) -> String? {
    switch declaration.expiry {
    case .missing: declaration.misspells(.expires) ? nil : "missing"
    case .value(.day(let expires)): expires == day ? nil : expires.description
    case .value(.never), .invalid: nil
    }
  }
}

extension Finding.Message {
  fileprivate static func backwards(_ item: ExpiryExtension, _ key: String) -> Self {
    "an item of 'extended' of \(key) leads from \(item.from) to \(item.to), which is not a later day"
  }

  fileprivate static func gap(_ first: ExpiryExtension, _ second: ExpiryExtension, _ key: String) -> Self {
    "an item of 'extended' of \(key) begins on \(second.from), but the one before it ends on \(first.to)"
  }

  fileprivate static func anotherEnd(_ last: ExpiryExtension, _ expires: String, _ key: String) -> Self {
    "'extended' of \(key) leads to \(last.to), but 'expires' is \(expires)"
  }
}
