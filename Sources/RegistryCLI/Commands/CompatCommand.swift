import RegistryCompat
import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Compares a registry with those of versions that shipped.
struct CompatCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "compat", .check,
    abstract: "Show what a change of the registry does to installs that shipped with an older one.",
    discussion: [
      "A change is breaking if the new registry takes a text that a shipped version does not read: from now on the dashboard is run by "
        + "the new one. What only differs is a note.",
      "Name the registry of each version that is still in use: a file, a folder, '-', or a folder of files that are named like "
        + "versions, such as '5.1.0.yml'. They are read as far as they go.",
    ])

  /// The formats of a comparison.
  enum Format: String, ResultFormat {
    case text, json, github, sarif, gitlab
    /// For a comment on a pull request.
    case markdown
  }

  @Argument(.against) var against: [String]
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func validate() throws(UsageError) {
    if against.isEmpty { throw UsageError("name a registry that shipped with '--against <registry>'") }
  }

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadComparable(registries)
    let shipped = try LoadedReleases(against, registry.settings)
    let compatibility = Compatibility(of: Release(registry.registry, name: ""), since: shipped.releases)
    return try show(CompatReport(compatibility, settings: registry.settings), registry, shipped, in: session)
  }

  private func show(
    _ report: CompatReport, _ registry: ValidRegistry, _ shipped: LoadedReleases, in session: Session
  ) throws -> ExitCode {
    let findings = shipped.diagnostics + report.diagnostics
    switch format {
    case .json: return try session.reportJSON(findings, with: [("compatibility", report.json)])
    case .github, .sarif, .gitlab: return try session.report(findings, in: registry.sources, shipped.sources)
    case .text:
      let code = try session.report(findings, in: registry.sources, shipped.sources)
      try session.console.print(report.summary.visible + "\n")
      return code
    case .markdown:
      try session.console.print(report.markdown(limit: reporting.limit))
      return session.code(for: findings)
    }
  }
}
