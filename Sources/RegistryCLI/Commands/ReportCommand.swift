import RegistryDiagnostics
import RegistryEmitter
import RegistryModel
import RegistryReport
import RegistryTemplate
import RegistryText
import RegistryUses

/// Writes a page about a registry, for the teams that own the keys.
struct ReportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "report", .life,
    abstract: "Write one page about a registry, in HTML or Markdown, for the teams that own its keys.",
    discussion: [
      "The page works from a file, without a network, and without scripts; with them it filters and sorts. It says what is expired or "
        + "due, and shows a timeline, each team and each key.",
      "With '--remote' it says what the dashboard sends to whom, with '--sources' where the app reads each key, with '--shipped' which "
        + "versions read it, and with '--against' what the registry changes for installs in use.",
      "An existing file is replaced only if 'report' wrote it, or with '--force'.",
    ],
    reportsTo: .error)

  /// The formats of a report. In those of findings the page is HTML.
  enum Format: String, ResultFormat {
    case text, json, github, sarif, gitlab
    /// For the summary of a run.
    case markdown
  }

  @Argument(.output("The page to write, or '-' for standard output.")) var output = "-"
  @Argument(.option("template", .text, "file", help: "A Mustache template of your own. By default the built-in page."))
  var template: String?
  @Argument(.remote) var remote: String?
  let sources = SourceOptions()
  let shipped = ShippedOptions()
  @Argument(.against) var against: [String]
  @Argument(.force) var isForced = false
  @Argument(.flag("dump-context", help: "Print the data that a template can use, as JSON, and write nothing."))
  var dumpsContext = false
  @Argument(.configuration) var configuration: String?
  @Argument(.today) var today: CalendarDay?
  @Argument(.within) var within: Int?
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  var printsFile: Bool { output == "-" || dumpsContext }

  func validate() throws(UsageError) {
    if sources.sources.isEmpty { try sources.validateWithoutSources() }
    try shipped.validate()
    if format == .markdown, template != nil { throw UsageError("'--template' does not go with '--format markdown'") }
  }

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadComparable(registries)
    let configuration = try registry.configuration(named: configuration)
    let entries = try registry.comparableEntries()
    let export = try remote.map { try ExportLoader.load($0) }
    var page = ReportPage(
      entries.map { $0.built(in: configuration) }, registry.settings, sources: registry.names, today: try session.today(today),
      policy: ExpiryPolicy(registry.settings, within: within))
    if let export { page.add(export.export, entries, registry.settings) }
    if !sources.sources.isEmpty { try addUses(to: &page, of: entries, registry.settings, in: session) }
    let releases = try LoadedReleases(shipped, registry.settings)
    if shipped.shipped != nil { page.add(releases.releases) }
    let older = try LoadedReleases(against, registry.settings)
    if !against.isEmpty { page.addChanges(of: registry, since: older.releases) }
    let findings =
      registry.findings.filter { $0.severity == .error } + (export?.diagnostics ?? []) + releases.diagnostics + older.diagnostics
    let texts = [export?.sources ?? [:], releases.sources, older.sources].reduce(into: [String: [UInt8]]()) { all, more in
      all.merge(more) { first, _ in first }
    }
    guard !dumpsContext else {
      try session.console.print(ContextDump.json(page.context))
      return session.code(for: findings)
    }
    try write(page, apartFrom: registry.paths + (remote.map { [$0] } ?? []), in: session)
    return try session.report(findings, in: registry.sources, texts)
  }

  private func write(_ page: ReportPage, apartFrom inputs: [String], in session: Session) throws {
    let overwriting = isForced ? Overwriting.everything : .reports
    guard format != .markdown else {
      return try session.write(Array(page.markdown.utf8), to: output, apartFrom: inputs, overwriting: overwriting)
    }
    let template = try ReportTemplateLoader.load(template)
    let destination = try session.destination(output, apartFrom: inputs + template.paths, overwriting: overwriting)
    try template.render(page.context, escaper: .html, to: destination)
    _ = try destination.commit()
  }

  private func addUses(to page: inout ReportPage, of entries: [Entry], _ settings: Settings, in session: Session) throws {
    let searched = try SourceSearcher(options: sources).search(
      for: entries, settings, also: [], baseline: nil, in: session)
    let uses = Dictionary(searched.report.keys.map { ($0.key.key, $0.reads) }) { first, _ in first }
    for (index, entry) in entries.enumerated() {
      page.keys[index].places = uses[entry.key]?.map { ReadPlace($0.location, isTest: $0.isTest) }
    }
  }
}
