import RegistryJSON
import RegistryModel
import RegistryText

extension ExpiryReport {
  /// What the report says beside its findings, for programs:
  /// `{"today", "source"?, "expired", "dueToday", "dueSoon", "tooFarOff", "removable", "owners"}`: the day as `YYYY-MM-DD`, where it is
  /// from (`--today`, `SOURCE_DATE_EPOCH` or `system`), how many entries are in each state, and what a message to each owner needs:
  ///
  ///     {"owner"?, "contact"?, "codeowners", "markdown",
  ///      "entries": [{"key", "state", "expires", "daysLeft", "status", "description"?, "tracker"?, "path", "line"?}]}
  ///
  /// `markdown` is a table of the entries, for the body of an issue.
  package var json: JSONValue {
    let counts = items.reduce(into: [:]) { $0[$1.state.name, default: 0] += 1 }
    let names = ["expired", "dueToday", "dueSoon", "tooFarOff", "removable"]
    let day = [("today", today.description)] + (source.map { [("source", $0)] } ?? [])
    return .object(
      day.map { ($0, .string($1)) } + names.map { ($0, .integer(counts[$0] ?? 0)) }
        + [("owners", .array(owners.map(json)))])
  }

  private func json(_ group: OwnerGroup) -> JSONValue {
    let team = teams.first { $0.name == group.owner }
    var members: [(name: String, value: JSONValue)] = []
    if let owner = group.owner { members.append(("owner", .string(owner))) }
    if let contact = team?.contact { members.append(("contact", .string(contact))) }
    members.append(("codeowners", .array((team?.codeowners ?? []).map(JSONValue.string))))
    members.append(("markdown", .string(Self.table(of: group.items))))
    return .object(members + [("entries", .array(group.items.map(\.json)))])
  }
}

extension ExpiryItem {
  /// What a message about the entry needs.
  fileprivate var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("key", .string(key)), ("state", .string(state.name)), ("expires", .string(day.description)),
      ("daysLeft", .integer(state.daysLeft)), ("status", .string(state.phrase)),
    ]
    if let description { members.append(("description", .string(description.truncated(to: 1_000)))) }
    if let tracker { members.append(("tracker", .string(tracker.truncated(to: 1_000)))) }
    members.append(("path", .string(location.path)))
    if let line = location.span?.start.line { members.append(("line", .integer(line))) }
    return .object(members)
  }

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
