import RegistryDiagnostics
import RegistryModel
import RegistryText

/// An entry that is expired, due, or too far away from its last day.
package struct ExpiryItem: Sendable {
  /// The remote key.
  package let key: String
  /// The team that answers for the key, or nil where the entry has no valid owner.
  package let owner: String?
  /// The last day on which the entry is valid.
  package let day: CalendarDay
  package let state: ExpiryState
  /// Where the day is written. A merged day is written in another entry.
  package let location: SourceLocation
  /// An issue or a page about the key.
  package let tracker: String?
  /// What the key does, as written.
  let description: String?
  /// The `<<` that gives the entry a merged day, else nil.
  let mergeLocation: SourceLocation?

  /// Nil where the entry has no valid day, or where there is nothing to report about it. Other attributes may be faulty.
  init?(_ declaration: Declaration, today: CalendarDay, policy: ExpiryPolicy) {
    guard case .value(.day(let day)) = declaration.expiry, let pair = declaration.pair(.expires),
      let state = ExpiryState(day, isRetired: declaration.isRetired, today: today, policy: policy)
    else { return nil }
    key = declaration.key
    owner = declaration.owner.value
    self.day = day
    self.state = state
    location = pair.value.location
    tracker = declaration.tracker.value
    description = declaration.description.value
    mergeLocation = pair.mergeKey?.location
  }
}
