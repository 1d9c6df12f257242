import RegistryModel
import RegistryTemplate
import RegistryText

/// What a template sees of a key. `Documentation/ReportToTeams.md` explains each name.
enum KeyMembers {
  /// How many places are shown before the others are folded.
  private static let openPlaces = 3

  static let members: TemplateMembers<ReportKey> = [
    "key": { .text($0.entry.key.visible) },
    "anchor": { .text($0.anchor) },
    "owner": { .text($0.entry.owner.onOneLine) },
    "type": { .text($0.entry.kind.type.rawValue) },
    "default": { .text($0.entry.defaultText.isEmpty ? "\"\"" : $0.entry.defaultText.shownValue) },
    "limits": { .list($0.entry.kind.limitPhrases) { .text($0.shownValue) } },
    "facts": { .list($0.facts) { .text($0) } },
    "description": { .text($0.entry.description.map { $0.truncated(to: 1_000).onOneLine }) },
    "tagText": { .text($0.entry.tags.map(\.onOneLine).joined(separator: ", ")) },
    "kind": { .text($0.status.rawValue) },
    "states": { .text(([$0.status.rawValue] + $0.listed.states.map(\.rawValue)).joined(separator: " ")) },
    "status": { .text($0.statusText) },
    "day": { .text($0.dayText) },
    "isoDay": { .text($0.day?.description) },
    "sortDay": { .text($0.day?.description ?? ($0.status == .permanent ? "never" : "none")) },
    "notes": { .list($0.notes) { .text($0) } },
    "reason": { .text($0.listed.reason.map { $0.truncated(to: 1_000).onOneLine }) },
    "tracker": { .text($0.trackerText) },
    "link": { .text($0.entry.tracker?.webAddress) },
    "isAbsent": { .bool($0.sent?.isEmpty == true) },
    "sent": { .objects($0.sent ?? [], sent) },
    "problems": { .list($0.problems) { .text($0.message.capitalized.shownValue) } },
    "isUnused": { .bool($0.places?.isEmpty == true) },
    "useCount": { .number($0.places?.count ?? 0) },
    "places": { .objects(Array(($0.places ?? []).prefix(openPlaces)), places) },
    "hasMorePlaces": { .bool(($0.places?.count ?? 0) > openPlaces) },
    "moreCount": { .number(max(0, ($0.places?.count ?? 0) - openPlaces)) },
    "morePlaces": { .objects(Array(($0.places ?? []).dropFirst(openPlaces)), places) },
    "versions": { .text(($0.versions ?? []).map(\.onOneLine).joined(separator: ", ")) },
    "versionCount": { .number($0.versions?.count ?? 0) },
  ]

  private static let sent: TemplateMembers<SentValue> = [
    "whom": { .text($0.whom.onOneLine) },
    "value": { .text($0.text.map { $0.isEmpty ? "\"\"" : $0.shownValue }) },
  ]

  private static let places: TemplateMembers<ReadPlace> = [
    "path": { .text($0.location.path.visible + ($0.location.span.map { ":\($0.start.line)" } ?? "")) },
    "isTest": { .bool($0.isTest) },
  ]
}

extension ReportKey {
  /// The last day, if there is one.
  var day: CalendarDay? {
    if case .day(let day) = entry.expiry { day } else { nil }
  }

  /// The issue or page about the key as the page shows it: an address without its scheme.
  fileprivate var trackerText: String? {
    guard let tracker = entry.tracker else { return nil }
    guard let address = tracker.webAddress else { return tracker.shownValue }
    return String(address.drop { $0 != "/" }.dropFirst(2)).shownValue
  }

  /// The last day for people: `1 Dec 2026`, `never`, `none`.
  var dayText: String { day.map(DayText.short) ?? (status == .permanent ? "never" : "none") }

  /// What the page says of its status: `Expired 3 days ago`, `120 days left`.
  var statusText: String {
    switch status {
    case .expired, .due: listed.statePhrase.capitalized
    case .scheduled: "\(listed.daysLeft ?? 0) days left"
    case .retired: if case .removable = listed.expiry { "Retired, can be removed" } else { "Retired" }
    case .permanent, .undated: status.label
    }
  }

  /// What was decided about its life: how often it was extended and why, why it is retired or deprecated.
  var notes: [String] {
    let extended = listed.extensionPhrase.map { phrase in
      let items = entry.extensions.map { "to \(DayText.short($0.to)): \($0.reason.truncated(to: 200))" }
      return "\(phrase.capitalized), " + items.joined(separator: "; ")
    }
    let heir = entry.replacedBy.map { "; \($0) takes its place" } ?? ""
    let deprecated = entry.deprecated.map { "Deprecated: \($0.truncated(to: 200))\(heir)" }
    let retired = entry.retired.map { "Retired: \($0.truncated(to: 200))\(heir)" }
    return [extended, deprecated, retired].compactMap { $0?.onOneLine }
  }

  /// What else decides its value.
  fileprivate var facts: [String] {
    let fallback = entry.fallback == .useDefault ? ["the default unless the last fetch succeeded" + age] : []
    let others = entry.configuredDefaults.map {
      "default in \($0.configuration.name): " + entry.kind.text(of: $0.value).truncated(to: 200)
    }
    let pinned = entry.dashboard == .pinned ? ["pinned: the dashboard may not change the default"] : []
    return others.map(\.shownValue) + fallback + pinned
  }

  private var age: String { entry.maxAge.map { ", at most \($0.text) ago" } ?? "" }
}
