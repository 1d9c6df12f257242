import RegistryDiagnostics
import RegistryDiff
import RegistryExpiry
import RegistryModel

/// Checks a registry by itself, by the day, and against an export.
struct CheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "check", .check,
    abstract: "Check a registry against every rule and for expiry: the one command for CI.",
    discussion: [
      CommandConfiguration.expiryRule,
      "With '--remote', every value of an exported template is checked too: a client has to be able to read it.",
    ])

  @Argument(.remote) var remote: String?
  @Argument(.ignore) var ignored: [String]
  @Argument(.today) var today: CalendarDay?
  @Argument(.within) var within: Int?
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func validate() throws(UsageError) {
    guard remote != nil || ignored.isEmpty else { throw UsageError("'--ignore' needs '--remote <file>'") }
  }

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(registries)
    let policy = ExpiryPolicy(loaded.registry.settings, within: within)
    let expiry = ExpiryReport(loaded.registry, today: try session.today(today), policy: policy)
    let findings = loaded.findings + expiry.diagnostics
    guard let remote else { return try session.report(findings, of: loaded) }
    let export = try ExportLoader.load(remote)
    return try session.report(findings + export.diagnostics + compare(loaded, export), of: loaded, in: export.sources)
  }

  /// The values that no client should receive. A registry with faults of its own is not compared.
  private func compare(_ loaded: LoadedRegistry, _ export: LoadedExport) -> [Diagnostic] {
    let settings = loaded.registry.settings
    guard let entries = loaded.registry.entries else { return [] }
    let comparison = Comparison(entries, export.export, ignoring: settings.ignoredRemoteKeys + ignored)
    return DiffReport(comparison, settings: settings, only: DiffRules.checked).diagnostics
  }
}
