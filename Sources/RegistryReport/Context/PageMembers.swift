import RegistryModel
import RegistryReportTemplates
import RegistryTemplate
import RegistryText

extension ReportPage {
  /// What a template sees at its top level. `Documentation/ReportToTeams.md` explains each name.
  package var context: TemplateValue { .object(PageObject(self, PageMembers.members)) }
}

/// The members of the page's top level.
enum PageMembers {
  /// How many tasks are listed; what is behind them is below, by team.
  private static let mostTasks = 50

  static let members: TemplateMembers<ReportPage> = texts + lists

  private static let texts: TemplateMembers<ReportPage> = [
    "mark": { _ in .text(ReportTemplates.mark) },
    "name": { .text($0.name) },
    "sources": { .text($0.sources.map(\.onOneLine).joined(separator: ", ")) },
    "day": { .text(DayText.long($0.today)) },
    "isoDay": { .text($0.today.description) },
    "countText": { .text($0.keys.count == 1 ? "1 key" : "\($0.keys.count) keys") },
    "style": { _ in .text(String(decoding: ReportTemplates.style, as: UTF8.self)) },
    "styleHash": { _ in .text(SHA256.base64(of: ReportTemplates.style)) },
    "script": { _ in .text(String(decoding: ReportTemplates.script, as: UTF8.self)) },
    "scriptHash": { _ in .text(SHA256.base64(of: ReportTemplates.script)) },
    "hasRemote": { .bool($0.keys.contains { $0.sent != nil }) },
    "hasUses": { .bool($0.keys.contains { $0.places != nil }) },
    "hasShipped": { .bool($0.keys.contains { $0.versions != nil }) },
    "hasChanges": { .bool($0.changes != nil) },
    "hasChangeRows": { .bool($0.changes?.isEmpty == false) },
    "changesSummary": { .text($0.changesSummary) },
    "hasTasks": { .bool(!$0.tasks.isEmpty) },
    "moreTasks": { page in
      let rest = page.tasks.count - mostTasks
      return rest > 0 ? .number(rest) : .null
    },
  ]

  private static let lists: TemplateMembers<ReportPage> = [
    "counts": { .objects($0.counts, counts) },
    "tasks": { .objects(Array($0.tasks.prefix(mostTasks)), tasks) },
    "timeline": { page in
      Timeline(page.keys, today: page.today).map { .object(PageObject($0, TimelineMembers.members)) } ?? .null
    },
    "teams": { .objects($0.teams, teams) },
    "changes": { .objects($0.changes ?? [], changes) },
    "keys": { .objects($0.keys, KeyMembers.members) },
    "statusNames": { .objects($0.statuses, statuses) },
    "typeNames": { page in
      .list(ValueType.allCases.filter { type in page.keys.contains { $0.entry.kind.type == type } }) { .text($0.rawValue) }
    },
  ]

  private static let counts: TemplateMembers<(label: String, count: Int, kind: String)> = [
    "label": { .text($0.label) }, "value": { .number($0.count) }, "kind": { .text($0.kind) },
  ]

  private static let statuses: TemplateMembers<(kind: String, label: String)> = [
    "kind": { .text($0.kind) }, "label": { .text($0.label) },
  ]

  private static let tasks: TemplateMembers<ReportTask> = [
    "key": { .text($0.key.entry.key.visible) },
    "anchor": { .text($0.key.anchor) },
    "owner": { .text($0.key.entry.owner.onOneLine) },
    "what": { .text($0.what.shownValue) },
    "advice": { .text($0.advice.shownValue) },
    "kind": { .text($0.kind) },
  ]

  private static let teams: TemplateMembers<ReportTeam> = [
    "name": { .text($0.name.onOneLine) },
    "anchor": { .text($0.anchor) },
    "summary": { .text($0.summary) },
    "contact": { .text($0.team?.contact.map(\.onOneLine)) },
    "handles": { .text(($0.team?.codeowners ?? []).joined(separator: " ")) },
    "hasKeys": { .bool(!$0.notable.isEmpty) },
    "keys": { .objects($0.notable, KeyMembers.members) },
  ]

  private static let changes: TemplateMembers<ReportChange> = [
    "key": { .text($0.key.visible) },
    "owner": { .text($0.owner.map(\.onOneLine)) },
    "kind": { .text($0.isBreaking ? "problem" : "none") },
    "word": { .text($0.isBreaking ? "Breaking" : "Note") },
    "message": { .text($0.message.truncated(to: 1_000).capitalized.onOneLine) },
  ]
}

extension ReportPage {
  /// The statuses that a reader can choose: those that a key has.
  fileprivate var statuses: [(kind: String, label: String)] {
    let own = ReportStatus.allCases.filter { status in keys.contains { $0.status == status } }.map { ($0.rawValue, $0.label) }
    let others = [KeyState.deprecated, .extended].filter { state in keys.contains { $0.listed.states.contains(state) } }
    return own + others.map { ($0.rawValue, $0.rawValue.capitalized) }
  }

  /// The numbers at the top of the page.
  var counts: [(label: String, count: Int, kind: String)] {
    func count(_ status: ReportStatus) -> Int { keys.count { $0.status == status } }
    let (expired, due) = (count(.expired), count(.due))
    let extended = keys.count { $0.listed.states.contains(.extended) }
    let rest = [("Extended", extended, ""), ("Retired", count(.retired), "")].filter { $0.1 > 0 }
    return [
      ("Keys", keys.count, ""), ("Teams", teams.count, ""), ("Expired", expired, expired > 0 ? "expired" : ""),
      ("Due", due, due > 0 ? "due" : ""), ("Later", count(.scheduled), ""), ("Never expire", count(.permanent), ""),
    ] + rest
  }

  /// `2 breaking changes and 1 note`
  var changesSummary: String {
    guard let changes else { return "" }
    let breaking = changes.count(where: \.isBreaking)
    let notes = changes.count - breaking
    guard breaking + notes > 0 else { return "Nothing changes for installs that are in use." }
    let parts = [
      breaking == 0 ? nil : "\(breaking) breaking \(breaking == 1 ? "change" : "changes")",
      notes == 0 ? nil : "\(notes) \(notes == 1 ? "note" : "notes")",
    ]
    return "For installs that are in use: " + parts.compactMap { $0 }.joined(separator: " and ") + "."
  }
}
