import RegistryDiagnostics
import RegistryEditing
import RegistryModel
import RegistryText

/// Moves the last day of entries.
struct ExtendCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "extend", .life,
    abstract: "Move the last day of entries to a later one, and keep the reason.",
    discussion: [
      "Each entry keeps the day before, the new one and the reason in 'extended'. '$registry.expiry' says how far off a day may be and "
        + "how often an entry may be extended.",
      "With '--owner', '--expired' or '--due-within' the entries are found; those that need no extension are left out. All entries are "
        + "extended, or none. Comments and the layout of the file stay.",
    ],
    reportsTo: .error)

  @Argument(.option("owner", .text, "team", help: "Extend the entries of this team.")) var owner: String?
  @Argument(.flag("expired", help: "Extend the entries whose last day is over.")) var isExpired = false
  @Argument(
    .option(
      "due-within", .number(0...36_525), "days", help: "Extend the entries that have expired or expire within this many days."))
  var dueWithin: Int?
  @Argument(.option("to", .day, "day", help: "The new last day, as YYYY-MM-DD.")) var day: CalendarDay?
  @Argument(
    .option("by", .daySpan, "span", help: "How much longer, such as '30d': from the last day, or from today if that is over."))
  var span: Int?
  @Argument(.reason("Why the entries stay longer.")) var reason: String
  let editing = EditingOptions()
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.keys("The keys to extend.")) var keys: [String]

  var registries: [String] { editing.registries }

  private var hasFilter: Bool { owner != nil || isExpired || dueWithin != nil }

  func validate() throws(UsageError) {
    if day != nil, span != nil { throw UsageError("'--to' and '--by' cannot be used together") }
    if day == nil, span == nil { throw UsageError("missing '--to <day>' or '--by <span>'") }
    if keys.isEmpty, !hasFilter { throw UsageError("missing the keys, or '--owner', '--expired' or '--due-within'") }
    if !keys.isEmpty, hasFilter {
      throw UsageError("keys cannot be used together with '--owner', '--expired' or '--due-within'")
    }
  }

  func run(in session: Session) throws -> ExitCode {
    let run = try EditingRun(registries, isDryRun: editing.isDryRun, format: format)
    let today = try session.today(today)
    var extensions: [(key: String, ExpiryExtension)] = []
    var refused: [Diagnostic] = []
    for declaration in try selected(in: run.loaded) {
      switch ExtensionRequest(declaration, to: day, by: span, reason: reason, today: today).result {
      case .success(let found):
        if keys.isEmpty, !isDue(found.from, today) { continue } else { extensions.append((declaration.key, found)) }
      case .failure(let reason): if !keys.isEmpty { refused += reason.diagnostics }
      }
    }
    guard refused.isEmpty else { throw Refusal(refused, in: run.loaded.sources, code: .findings) }
    return try run.apply(
      extensions.flatMap { Edit.extend($0.key, $0.1) },
      changes: extensions.map { EditChange(key: $0.key, attribute: "expires", old: "\($0.1.from)", new: "\($0.1.to)") },
      today: today, nothing: "nothing to extend", in: session)
  }

  private func selected(in loaded: LoadedRegistry) throws(Refusal) -> [Declaration] {
    guard keys.isEmpty else { return try KeySelection.named(keys, in: loaded) }
    return try owner.map { owner throws(Refusal) in try KeySelection.owned(by: owner, in: loaded) }
      ?? loaded.registry.declarations
  }

  /// Whether a last day is one that the options ask for.
  private func isDue(_ day: CalendarDay, _ today: CalendarDay) -> Bool {
    let daysLeft = today.days(until: day)
    if !isExpired, dueWithin == nil { return true }
    return (isExpired && daysLeft < 0) || (dueWithin.map { daysLeft <= $0 } ?? false)
  }
}

extension ValueKind<Int> {
  /// A number of days, such as `30d`.
  static var daySpan: Self {
    Self(expected: "a number of days such as '30d'") { text in
      guard text.hasSuffix("d"), let days = Int(digits: String(text.dropLast())), (1...36_525).contains(days) else { return nil }
      return days
    }
  }
}
