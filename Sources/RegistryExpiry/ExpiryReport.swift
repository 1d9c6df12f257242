import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// What a day says about a registry.
package struct ExpiryReport: Sendable {
  package let today: CalendarDay
  package let policy: ExpiryPolicy
  /// The entries of which the day says something, in registry order; those of a rule that is off are left out.
  package let items: [ExpiryItem]
  private let settings: Settings

  /// Looks at every entry that has a day, sound or not: a fault elsewhere never hides an expired one.
  package init(_ registry: Registry, today: CalendarDay, policy: ExpiryPolicy) {
    let settings = registry.settings
    self.today = today
    self.policy = policy
    self.settings = settings
    items = registry.declarations.compactMap { declaration in
      guard let item = ExpiryItem(declaration, today: today, policy: policy) else { return nil }
      let rule = item.state.rule
      return settings.severity(of: rule.id, default: rule.defaultSeverity) == nil ? nil : item
    }
  }

  /// A finding for each item, in reporting order.
  package var diagnostics: [Diagnostic] {
    items.map { item in
      let rule = item.state.rule
      // An item whose rule is off is not kept, so that the fallback is never used.
      let severity = settings.severity(of: rule.id, default: rule.defaultSeverity) ?? rule.defaultSeverity
      return Diagnostic(
        rule.id, severity, at: item.location, item.message(policy), notes: item.notes, fix: item.fix(today: today, policy),
        key: item.key, owner: item.owner)
    }.inReportingOrder()
  }

  /// The findings about what is written rather than about what is due: those that `validate` shows too.
  package var lifetimeDiagnostics: [Diagnostic] { diagnostics.filter { $0.rule == ExpiryRules.lifetimeTooLong.id } }

  /// The items of one owner.
  package struct OwnerGroup: Sendable {
    /// Nil for the entries that name none.
    package let owner: String?
    /// The most urgent first: by day, then by key.
    package let items: [ExpiryItem]
  }

  /// The items by owner, in the order of the owners' names by code points; those without an owner come last.
  package var owners: [OwnerGroup] {
    var groups: [[ExpiryItem]] = []
    for item in items.sorted(by: ExpiryItem.precedes) {
      if let last = groups.last?.last, Self.haveOneOwner(last, item) {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups.map { OwnerGroup(owner: $0[0].owner, items: $0) }
  }

  private static func haveOneOwner(_ left: ExpiryItem, _ right: ExpiryItem) -> Bool {
    switch (left.owner, right.owner) {
    case (let first?, let second?): first.utf8.elementsEqual(second.utf8)
    case (nil, nil): true
    default: false
    }
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
