import RegistryDiagnostics
import RegistryExpiry
import RegistryModel

/// Checks a registry against every rule but those about what is due.
struct ValidateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "validate", .check, abstract: "Check a registry against every rule except expiry.")

  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(registries)
    let policy = ExpiryPolicy(loaded.registry.settings)
    var findings = loaded.findings
    // The day is asked for only if it matters, since it may be wrong.
    if policy.maxLifetimeDays != nil {
      findings += ExpiryReport(loaded.registry, today: try session.today(today), policy: policy).lifetimeDiagnostics
    }
    return try session.report(findings, of: loaded)
  }
}
