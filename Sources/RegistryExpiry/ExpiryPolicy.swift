import RegistryModel

/// What counts as soon, and as too far off.
package struct ExpiryPolicy: Equatable, Sendable {
  /// An entry is soon due from that many days before its last day.
  package var warnWithinDays: Int
  /// How many days from today the last day may be at most; nil where any may.
  package var maxLifetimeDays: Int?

  package init(warnWithinDays: Int = 14, maxLifetimeDays: Int? = nil) {
    self.warnWithinDays = warnWithinDays
    self.maxLifetimeDays = maxLifetimeDays
  }

  /// The policy that a registry sets for itself, with another window for one run where `within` is given.
  package init(_ settings: Settings, within: Int? = nil) {
    self.init(warnWithinDays: within ?? settings.warnWithinDays, maxLifetimeDays: settings.maxLifetimeDays)
  }
}
