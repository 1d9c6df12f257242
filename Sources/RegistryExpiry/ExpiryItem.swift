import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// One entry of which the day says something.
package struct ExpiryItem: Sendable {
  /// The remote key.
  package let key: String
  /// The team that answers for the key, or nil where the entry names none.
  package let owner: String?
  /// The last day, which is still the entry's own.
  package let day: CalendarDay
  package let state: ExpiryState
  /// Where the day is written, which for a merged attribute is in another entry.
  package let location: SourceLocation
  /// An issue or a page about the key.
  package let tracker: String?
  /// The `<<` by which the entry has its day, where it does.
  let mergeLocation: SourceLocation?

  /// Nil where the entry has no day, or where nothing is to be said of it. Nothing else of the entry need be sound.
  init?(_ declaration: Declaration, today: CalendarDay, policy: ExpiryPolicy) {
    guard let pair = declaration.pair(.expires), case .value(.day(let day), let node) = declaration.expiry,
      let state = ExpiryState(day, today: today, policy: policy)
    else { return nil }
    key = declaration.key
    owner = declaration.owner.value
    self.day = day
    self.state = state
    location = node.location
    tracker = declaration.text(.tracker).value
    mergeLocation = pair.mergeKey?.location
  }
}
