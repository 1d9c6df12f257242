import RegistryDiagnostics
import RegistryExpiry
import RegistryModel

/// Tells what is expired, due or soon due, by owner.
struct ExpiryCommand {
  let options: ExpiryOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    let policy = ExpiryPolicy(loaded.registry.settings, within: options.within)
    let report = ExpiryReport(loaded.registry, today: try session.today(options.today), policy: policy)
    // A file that cannot be read to its end may hide an expired entry, so what is wrong with it is said too.
    let findings = loaded.diagnostics + report.diagnostics
    guard session.reporting.format == .text else { return try session.report(findings, sources: loaded.sources, to: .output) }
    let faults = try session.report(loaded.diagnostics, sources: loaded.sources, to: .error)
    // Of a file that cannot be read it would not be true that nothing is due.
    if !report.items.isEmpty || !loaded.diagnostics.hasErrors { try session.console.print(report.text) }
    return faults == .findings || session.code(for: report.diagnostics) == .findings ? .findings : .clean
  }
}
