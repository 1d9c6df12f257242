import RegistryDiagnostics
import RegistryModel
import RegistryText

/// The expiry status of a registry on a given day.
package struct ExpiryReport: Sendable {
  package let today: CalendarDay
  /// Where the day is from: `--today`, a variable, `system`; nil where the caller does not say.
  package let source: String?
  package let policy: ExpiryPolicy
  /// The entries that are expired, due or too far off, in registry order; entries of a rule that is off are left out.
  package let items: [ExpiryItem]
  /// The severity of each rule that is not off.
  private let severities: [RuleID: Severity]
  /// The teams as the settings describe them.
  let teams: [Team]

  /// Reads every entry with a valid day, even one with other faults: they never hide an expired entry.
  package init(_ registry: Registry, today: CalendarDay, from source: String? = nil, policy: ExpiryPolicy) {
    let severities = ExpiryRules.documentation.reduce(into: [:]) { $0[$1.id] = registry.settings.severity(of: $1) }
    self.today = today
    self.source = source
    self.policy = policy
    self.severities = severities
    teams = registry.settings.teams ?? []
    items = registry.declarations.compactMap { ExpiryItem($0, today: today, policy: policy) }
      .filter { severities[$0.state.rule.id] != nil }
  }

  /// A finding for each item, in reporting order.
  package var diagnostics: [Diagnostic] {
    items.map { item in
      let rule = item.state.rule
      return Diagnostic(
        rule, severities[rule.id], at: item.location, item.message(policy), notes: item.notes,
        fix: item.fix(today: today, policy), key: item.key, owner: item.owner, details: item.details(policy))
    }.inReportingOrder()
  }

  /// The findings about what is written rather than about what is due: those that `validate` shows too.
  package var lifetimeDiagnostics: [Diagnostic] { diagnostics.filter { $0.rule == ExpiryRules.lifetimeTooLong.id } }

  /// The items of one owner.
  package struct OwnerGroup: Sendable {
    /// Nil for the entries without an owner.
    package let owner: String?
    /// The most urgent first: by day, then by key.
    package let items: [ExpiryItem]
  }

  /// The items by owner, in the order of the owners' names by code points; those without an owner come last.
  package var owners: [OwnerGroup] {
    var groups: [[ExpiryItem]] = []
    for item in items.sorted(by: ExpiryItem.precedes) {
      if let last = groups.last?.last, last.owner.map(ExactText.init) == item.owner.map(ExactText.init) {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups.map { OwnerGroup(owner: $0[0].owner, items: $0) }
  }
}

extension ExpiryItem {
  /// By owner, day and key, by code points; without an owner last.
  fileprivate static func precedes(_ left: ExpiryItem, _ right: ExpiryItem) -> Bool {
    switch (left.owner, right.owner) {
    case (.some, nil): return true
    case (nil, .some): return false
    case (let first?, let second?) where !first.utf8.elementsEqual(second.utf8):
      return first.utf8.lexicographicallyPrecedes(second.utf8)
    default: break
    }
    if left.day != right.day { return left.day < right.day }
    return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
  }
}
