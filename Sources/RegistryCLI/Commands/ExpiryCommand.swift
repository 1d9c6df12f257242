import RegistryDiagnostics
import RegistryExpiry
import RegistryModel

/// Lists what is expired, due or due soon, by owner.
struct ExpiryCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "expiry", .check,
    abstract: "List the entries that are expired, due today or due soon, by owner.",
    discussion: [CommandConfiguration.expiryRule])

  /// The formats of what is due.
  enum Format: String, ResultFormat {
    case text, json, github, sarif, gitlab
    /// For an issue, or the summary of a run.
    case markdown
  }

  @Argument(.today) var today: CalendarDay?
  @Argument(.within) var within: Int?
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(registries)
    let policy = ExpiryPolicy(loaded.registry.settings, within: within)
    let today = try session.datedToday(today)
    let report = ExpiryReport(loaded.registry, today: today.day, from: today.source.rawValue, policy: policy)
    // A file that cannot be read to its end may hide an expired entry, so its faults count too.
    let faults = today.findings + loaded.diagnostics
    let findings = faults + report.diagnostics
    switch format {
    case .json: return try session.reportJSON(findings, with: [("expiry", report.json)])
    case .github, .sarif, .gitlab: return try session.report(findings, in: loaded.sources)
    case .text, .markdown: break
    }
    _ = try session.report(faults, in: loaded.sources, to: .error)
    // Nobody knows whether nothing is due in a file that cannot be read.
    if !report.items.isEmpty || !loaded.diagnostics.hasErrors {
      try session.console.print(format == .text ? report.text(limit: reporting.limit) : report.markdown)
    }
    return session.code(for: findings)
  }
}
