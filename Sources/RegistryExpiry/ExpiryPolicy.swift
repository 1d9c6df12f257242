import RegistryModel

/// What counts as soon, and as too far off.
public struct ExpiryPolicy: Equatable, Sendable {
  /// An entry is soon due from that many days before its last day.
  public var warnWithinDays: Int
  /// How many days from today the last day may be at most; nil where any may.
  public var maxLifetimeDays: Int?

  public init(warnWithinDays: Int = 14, maxLifetimeDays: Int? = nil) {
    self.warnWithinDays = warnWithinDays
    self.maxLifetimeDays = maxLifetimeDays
  }

  /// The policy that a registry sets for itself, with another window for one run where `within` is given.
  public init(_ settings: Settings, within: Int? = nil) {
    self.init(warnWithinDays: within ?? settings.warnWithinDays, maxLifetimeDays: settings.maxLifetimeDays)
  }
}
