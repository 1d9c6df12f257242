/// The status of an entry's last day, seen from today.
///
/// An entry is valid through the whole of its last day in UTC, so the time of day does not matter.
package enum ExpiryState: Equatable, Sendable {
  /// The last day was this many days ago; at least one.
  case expired(daysAgo: Int)
  /// Today is the last day.
  case endsToday
  /// This many days are left, within the window of the policy; at least one.
  case endsSoon(inDays: Int)
  /// The last day is further away than the policy allows.
  case tooFarOff(inDays: Int)
  /// The entry is retired and its last day was this many days ago, at least one: it can go.
  case removable(daysAgo: Int)

  /// Nil where there is nothing to report about the day. Nobody has to prepare for the last day of a retired entry.
  package init?(_ day: CalendarDay, isRetired: Bool, today: CalendarDay, policy: ExpiryPolicy) {
    let daysLeft = today.days(until: day)
    if isRetired, daysLeft <= policy.maxLifetimeDays ?? .max {
      guard daysLeft < 0 else { return nil }
      self = .removable(daysAgo: -daysLeft)
    } else if daysLeft < 0 {
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

extension ExpiryState {
  /// "expired yesterday", "expires in 5 days"; digits are ASCII whatever the locale.
  package var phrase: String {
    switch self {
    case .expired(1): "expired yesterday"
    case .expired(let days): "expired \(days) days ago"
    case .endsToday: "expires today"
    case .endsSoon(1): "expires tomorrow"
    case .endsSoon(let days), .tooFarOff(let days): "expires in \(days) days"
    case .removable: "is retired and can be removed"
    }
  }
}

/// When an entry is due soon, and when its last day is too far away.
package struct ExpiryPolicy: Equatable, Sendable {
  /// An entry is due soon from this many days before its last day.
  package var warnWithinDays: Int
  /// How many days after today the last day may be; nil where any day is allowed.
  package var maxLifetimeDays: Int?

  package init(warnWithinDays: Int = 14, maxLifetimeDays: Int? = nil) {
    self.warnWithinDays = warnWithinDays
    self.maxLifetimeDays = maxLifetimeDays
  }

  /// The policy of a registry, with another window for one run where `within` is given.
  package init(_ settings: Settings, within: Int? = nil) {
    self.init(warnWithinDays: within ?? settings.warnWithinDays, maxLifetimeDays: settings.maxLifetimeDays)
  }
}
