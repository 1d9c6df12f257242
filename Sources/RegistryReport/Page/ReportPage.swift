import RegistryModel
import RegistryText

/// Everything that a page about a registry says, as values. Templates and the Markdown put it into words.
package struct ReportPage: Sendable {
  /// The generated type's name.
  package let name: String
  /// The names of the registry's files.
  package let sources: [String]
  package let today: CalendarDay
  /// In the order of the registry.
  package var keys: [ReportKey]
  /// As the settings describe them.
  package let described: [Team]
  /// What the registry changes for installs in use; nil without an older registry.
  package var changes: [ReportChange]?

  package init(
    _ entries: [Entry], _ settings: Settings, sources: [String], today: CalendarDay, policy: ExpiryPolicy
  ) {
    name = settings.typeName
    self.sources = sources
    self.today = today
    described = settings.teams ?? []
    keys = entries.enumerated().map { ReportKey(ListedKey($1, today: today, policy: policy), index: $0) }
  }

  /// The teams that have a key, by name in the order of code points, each with its keys in the order of their urgency.
  var teams: [ReportTeam] {
    let groups = Dictionary(grouping: keys) { ExactText($0.entry.owner) }
    let teams = Dictionary(described.map { (ExactText($0.name), $0) }) { first, _ in first }
    return groups.keys.sorted().enumerated().map { index, name in
      ReportTeam(name: name.text, index: index, team: teams[name], keys: (groups[name] ?? []).inOrderOfUrgency)
    }
  }
}

/// A team and its keys.
struct ReportTeam {
  let name: String
  let index: Int
  /// Nil where the settings do not describe it.
  let team: Team?
  let keys: [ReportKey]

  var anchor: String { "team-\(index + 1)" }

  /// The keys about which there is more to say than a day that is far ahead.
  var notable: [ReportKey] {
    keys.filter { key in (key.status != .scheduled && key.status != .undated) || !key.listed.states.isEmpty }
  }

  /// `12 keys: 1 expired, 2 due, 3 never expire`
  var summary: String {
    let counts = [
      (ReportStatus.expired, "expired"), (.due, "due"), (.scheduled, "later"), (.permanent, "never expire"),
      (.retired, "retired"),
    ]
    .compactMap {
      status, word in
      let count = keys.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(word)"
    }
    let total = keys.count == 1 ? "1 key" : "\(keys.count) keys"
    return counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
  }
}

/// A change that an install in use notices.
package struct ReportChange: Sendable {
  package let key: String
  package let owner: String?
  package let isBreaking: Bool
  package let message: String

  package init(key: String, owner: String?, isBreaking: Bool, message: String) {
    self.key = key
    self.owner = owner
    self.isBreaking = isBreaking
    self.message = message
  }
}

extension [ReportKey] {
  /// The earliest last day first, then those that never expire, then those without a day.
  var inOrderOfUrgency: [ReportKey] {
    func rank(_ key: ReportKey) -> Int {
      switch key.entry.expiry {
      case .day(let day): day.daysSinceEpoch
      case .never: .max - 1
      case nil: .max
      }
    }
    return sorted { (rank($0), $0.index) < (rank($1), $1.index) }
  }
}
