import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistryValidation

/// Compares a registry with an exported template.
struct DiffCommand {
  let options: DiffOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    let faults = Validator.findings(in: loaded)
    guard !faults.hasErrors, let entries = Entries(loaded.registry) else {
      return try session.report(faults, sources: loaded.sources, to: .output)
    }
    let remote = try ExportLoader.load(options.remote)
    let settings = loaded.registry.settings
    let comparison = Comparison(entries, remote.export, ignoring: settings.ignoredRemoteKeys + options.ignored)
    let report = DiffReport(comparison, settings: settings)
    let sources = loaded.sources.merging([options.remote: remote.bytes]) { registry, _ in registry }
    return try show(report, remote.diagnostics, sources, in: session)
  }

  /// The formats for programs show everything as findings; those for people show the template's own faults before the comparison.
  private func show(
    _ report: DiffReport, _ faults: [Diagnostic], _ sources: [String: [UInt8]], in session: Session
  ) throws -> ExitCode {
    let findings = faults + report.diagnostics
    switch options.format {
    case .json, .github, .sarif: return try session.report(findings, sources: sources, to: .output)
    case .text, .markdown: break
    }
    if !faults.isEmpty { _ = try session.report(faults, sources: sources, to: options.format == .text ? .output : .error) }
    try session.console.print(options.format == .text ? report.text : report.markdown)
    return session.code(for: findings)
  }
}
