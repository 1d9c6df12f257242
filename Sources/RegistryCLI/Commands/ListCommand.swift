import RegistryDiagnostics
import RegistryModel
import RegistryReport
import RegistryText

/// Lists the keys of a registry, all of them or those that its options choose.
struct ListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "list", .life,
    abstract: "List the keys of a registry: all of them, or by owner, type, tag, state or day.",
    discussion: [
      "A key is listed if it fits every option that is given; of an option that is given several times it has to fit one.",
      "The default is that of builds without a configuration of their own; '--configuration' shows another one.",
      "A key is due on its last day, and as many days before it as '--within' or the registry says.",
      "In a terminal, long texts are cut so that each key takes one line. A file or a pipe gets them whole, up to 60 characters.",
    ],
    reportsTo: .error)

  /// The formats of a list.
  enum Format: String, ResultFormat {
    case text, json
    /// For an issue, or the summary of a run.
    case markdown
    /// For a spreadsheet.
    case csv
    /// The entries in one normal form: a registry of its own.
    case yml
  }

  @Argument(.option("owner", .text, "team", help: "Only the keys of this team."))
  var owners: [String]
  @Argument(.option("type", .choice, "type", help: "Only the keys of this type."))
  var types: [ValueType]
  @Argument(.option("tag", .text, "tag", help: "Only the keys with this tag."))
  var tags: [String]
  @Argument(.option("state", .choice, "state", help: "Only the keys in this state."))
  var states: [KeyState]
  @Argument(.option("expires-before", .day, "day", help: "Only the keys whose last day is before this one, as YYYY-MM-DD."))
  var expiresBefore: CalendarDay?
  @Argument(.option("key", .text, "pattern", help: "Only the keys that match this pattern, where '*' stands for any characters."))
  var keys: [String]
  @Argument(.configuration) var configuration: String?
  @Argument(.today) var today: CalendarDay?
  @Argument(.within) var within: Int?
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadComparable(registries)
    let configuration = try registry.configuration(named: configuration)
    let entries = try registry.comparableEntries().map { $0.built(in: configuration) }
    let today = try session.today(today)
    let list = KeyList(entries, filter, today: today, policy: ExpiryPolicy(registry.settings, within: within))
    let faults = registry.faultsOfShown
    if list.keys.isEmpty, let hint = unknownOwner(among: entries) { session.console.printError(hint) }
    switch format {
    case .text: try session.console.print(list.text(width: session.console.outputWidth))
    case .json: return try session.reportJSON(faults, with: [("keys", list.json)])
    case .markdown: try session.console.print(list.markdown)
    case .csv: try session.console.print(list.csv)
    case .yml:
      let keys = Set(list.keys.map { ExactText($0.entry.key) })
      try session.console.print(registry.registry.normalForm(in: configuration) { keys.contains(ExactText($0.key)) })
    }
    return faults.isEmpty ? .clean : try session.report(faults, in: registry.sources, to: .error)
  }

  private var filter: KeyFilter {
    var filter = KeyFilter()
    filter.owners = owners
    filter.types = types
    filter.tags = tags
    filter.states = states
    filter.expiresBefore = expiresBefore
    filter.keys = keys
    return filter
  }

  /// A line about a team that has no key: most likely its name is misspelt.
  private func unknownOwner(among entries: [Entry]) -> String? {
    let known = Set(entries.map(\.owner))
    guard let owner = owners.first(where: { !known.contains($0) }) else { return nil }
    let meant = closestMatch(to: owner, among: known.sorted()).map { "; did you mean \(quoted($0))?" } ?? ""
    return "no key has the owner \(quoted(owner))\(meant)".visible + "\n"
  }
}
