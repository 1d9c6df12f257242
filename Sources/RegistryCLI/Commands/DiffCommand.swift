import RegistryCompat
import RegistryDiagnostics
import RegistryDiff
import RegistryModel

/// Compares a registry with an exported template.
struct DiffCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "diff", .dashboard,
    abstract: "Compare a registry with an exported Remote Config template.",
    discussion: [
      "In the text format, '+' marks a key that is only in the registry, '-' one that is only in the template, '~' one that "
        + "differs, and '=' a note, which does not fail.",
      "A default that was changed in the console is a note, unless the registry pins it with 'dashboard: pinned'.",
    ])

  /// The formats of a comparison.
  enum Format: String, ResultFormat {
    case text, json, github, sarif, gitlab
    /// For a comment on a pull request.
    case markdown
  }

  @Argument(.remote) var remote: String
  @Argument(.ignore) var ignored: [String]
  @Argument(.also) var also: [String]
  let shipped = ShippedOptions()
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func validate() throws(UsageError) { try shipped.validate() }

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadComparable(registries)
    let export = try ExportLoader.load(remote, beside: registry.findings, in: registry.sources)
    let ignored = registry.settings.ignoredRemoteKeys + ignored.map { IgnorePattern($0) }
    let others = try LoadedOthers(also)
    let comparison = Comparison(try registry.comparableEntries(), export.export, ignoring: ignored, also: try others.valid())
    let releases = try LoadedReleases(shipped, registry.settings)
    let report = DiffReport(comparison, settings: registry.settings)
    return try show(report, registry, export, others, ShippedFindings(releases, export.export, registry.settings), in: session)
  }

  /// The formats for programs show everything as findings. Those for people show the export's own faults, then the comparison.
  private func show(
    _ report: DiffReport, _ registry: ValidRegistry, _ export: LoadedExport, _ others: LoadedOthers, _ shipped: ShippedFindings,
    in session: Session
  ) throws -> ExitCode {
    let faults = export.diagnostics + shipped.diagnostics
    let findings = faults + report.diagnostics
    let text: String
    let stream: Session.Stream
    switch format {
    case .json: return try session.reportJSON(findings, with: [("comparison", report.json)])
    case .github, .sarif, .gitlab:
      return try session.report(findings, in: registry.sources, export.sources, others.sources, shipped.sources)
    case .text: (text, stream) = (report.text(limit: reporting.limit), .output)
    case .markdown: (text, stream) = (report.markdown(limit: reporting.limit), .error)
    }
    if !faults.isEmpty { _ = try session.report(faults, in: export.sources, shipped.sources, to: stream) }
    try session.console.print(text)
    return session.code(for: findings)
  }
}
