import RegistryModel

/// Where a day stands between today and the entry's last day.
///
/// An entry is valid through the whole of its last day in UTC, so that the time of day never matters.
package enum ExpiryState: Equatable, Sendable {
  /// The last day is over, by so many days; at least one.
  case expired(daysAgo: Int)
  /// Today is the last day.
  case endsToday
  /// So many days are left, within the window of the policy; at least one.
  case endsSoon(inDays: Int)
  /// The last day is further off than the policy allows.
  case tooFarOff(inDays: Int)

  /// Nil where nothing is to be said of the day.
  init?(_ day: CalendarDay, today: CalendarDay, policy: ExpiryPolicy) {
    let daysLeft = today.days(until: day)
    if daysLeft < 0 {
      self = .expired(daysAgo: -daysLeft)
    } else if daysLeft == 0 {
      self = .endsToday
    } else if let limit = policy.maxLifetimeDays, daysLeft > limit {
      self = .tooFarOff(inDays: daysLeft)
    } else if daysLeft <= policy.warnWithinDays {
      self = .endsSoon(inDays: daysLeft)
    } else {
      return nil
    }
  }
}
