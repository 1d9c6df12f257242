import RegistryJSON
import RegistryModel

extension ExpiryReport {
  /// What the report says beside its findings, for programs: `{"today", "source"?, "expired", "dueToday", "dueSoon", "tooFarOff", "removable"}`:
  /// the day as `YYYY-MM-DD`, where it is from (`--today`, `SOURCE_DATE_EPOCH` or `system`), and how many entries are in each state.
  package var json: JSONValue {
    let counts = items.reduce(into: [:]) { $0[$1.state.name, default: 0] += 1 }
    let names = ["expired", "dueToday", "dueSoon", "tooFarOff", "removable"]
    let day = [("today", today.description)] + (source.map { [("source", $0)] } ?? [])
    return .object(day.map { ($0, .string($1)) } + names.map { ($0, .integer(counts[$0] ?? 0)) })
  }
}

extension ExpiryItem {
  /// `{"state", "expires", "daysLeft", "maxLifetimeDays"?}`: the days from today to the last day, negative for an expired entry.
  func details(_ policy: ExpiryPolicy) -> JSONValue {
    let limit: [(name: String, value: JSONValue)] =
      if case .tooFarOff = state, let days = policy.maxLifetimeDays { [("maxLifetimeDays", .integer(days))] } else { [] }
    return .object(
      [("state", .string(state.name)), ("expires", .string(day.description)), ("daysLeft", .integer(state.daysLeft))] + limit)
  }
}

extension ExpiryState {
  fileprivate var name: String {
    switch self {
    case .expired: "expired"
    case .endsToday: "dueToday"
    case .endsSoon: "dueSoon"
    case .tooFarOff: "tooFarOff"
    case .removable: "removable"
    }
  }

  fileprivate var daysLeft: Int {
    switch self {
    case .expired(let daysAgo), .removable(let daysAgo): -daysAgo
    case .endsToday: 0
    case .endsSoon(let days), .tooFarOff(let days): days
    }
  }
}
