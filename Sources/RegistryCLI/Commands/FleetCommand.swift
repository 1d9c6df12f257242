import RegistryCompat
import RegistryDiagnostics
import RegistryModel

/// Shows what today's template does to each version that shipped.
struct FleetCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "fleet", .dashboard,
    abstract: "Show what an exported template does to installs of every version that shipped.",
    discussion: [
      "For each version and key: 'fine', 'clamped' to a bound, the 'default' because a number is out of range, 'unreadable', or 'gone' "
        + "from the template.",
      "Conditions on 'app.version', 'app.build' and 'device.os' are respected: a value for later versions is not held against an earlier one. Every "
        + "other condition counts as one that may hold.",
    ])

  /// The formats of a fleet.
  enum Format: String, ResultFormat {
    case text, json, github, sarif, gitlab
    /// For an issue, or a comment on a pull request.
    case markdown
  }

  let shipped = ShippedOptions()
  @Argument(.remote) var remote: String
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func validate() throws(UsageError) {
    if shipped.shipped == nil { throw UsageError("name the folder of the shipped registries with '--shipped <folder>'") }
  }

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadComparable(registries)
    let releases = try LoadedReleases(shipped, registry.settings)
    let export = try ExportLoader.load(remote, beside: releases.diagnostics, in: releases.sources)
    let fleet = Fleet(releases.releases, RemoteTemplate(export.export))
    return try show(fleet, registry, releases, export, in: session)
  }

  private func show(
    _ fleet: Fleet, _ registry: ValidRegistry, _ releases: LoadedReleases, _ export: LoadedExport, in session: Session
  ) throws -> ExitCode {
    let faults = releases.diagnostics + export.diagnostics
    let findings = faults + fleet.diagnostics(registry.settings)
    switch format {
    case .json: return try session.reportJSON(findings, with: [("fleet", fleet.json)])
    case .github, .sarif, .gitlab: return try session.report(findings, in: releases.sources, export.sources)
    case .text:
      if !faults.isEmpty { _ = try session.report(faults, in: releases.sources, export.sources) }
      try session.console.print(fleet.text(limit: reporting.limit))
    case .markdown:
      if !faults.isEmpty { _ = try session.report(faults, in: releases.sources, export.sources, to: .error) }
      try session.console.print(fleet.markdown(limit: reporting.limit))
    }
    return session.code(for: findings)
  }
}
