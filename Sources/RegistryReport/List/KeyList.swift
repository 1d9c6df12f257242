import RegistryModel

/// The keys that a list shows, and how many there are in all. Its formats are in files of their own.
package struct KeyList: Sendable {
  package let keys: [ListedKey]
  package let totalCount: Int
  package let today: CalendarDay

  /// - Parameter filter: which of the entries are shown.
  package init(_ entries: [Entry], _ filter: KeyFilter = KeyFilter(), today: CalendarDay, policy: ExpiryPolicy) {
    keys = filter.filter(entries.map { ListedKey($0, today: today, policy: policy) })
    totalCount = entries.count
    self.today = today
  }

  /// `3 of 12 keys (as of 2026-12-01)`
  var summary: String {
    let total = "\(totalCount) \(totalCount == 1 ? "key" : "keys")"
    return (keys.count == totalCount ? total : "\(keys.count) of \(total)") + " (as of \(today))"
  }
}
