import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistryValidation

/// Writes the template that would make an export agree with a registry.
struct PlanCommand {
  let options: PlanOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    let faults = Validator.findings(in: loaded)
    guard !faults.hasErrors, let entries = Entries(loaded.registry) else {
      return try session.report(faults, sources: loaded.sources, to: .error)
    }
    let remote = try ExportLoader.load(options.remote)
    if remote.diagnostics.hasErrors {
      return try session.report(remote.diagnostics, sources: [options.remote: remote.bytes], to: .error)
    }
    let ignored = loaded.registry.settings.ignoredRemoteKeys + options.ignored
    let plan = TemplatePlan(entries, remote.export, ignoring: ignored, prunes: options.prunes)
    try session.write(plan.bytes, to: options.output)
    session.console.printError(Self.summary(plan))
    return .clean
  }

  private static func summary(_ plan: TemplatePlan) -> String {
    let lines = plan.changes.map { "\($0.sign) \($0.key): \($0.detail)".visible + "\n" }
    return lines.joined() + (plan.isEmpty ? "nothing to change\n" : "")
  }
}

/// Writes a first registry from an export.
struct ImportCommand {
  let options: ImportOptions

  func run(in session: Session) throws -> ExitCode {
    let remote = try ExportLoader.load(options.remote)
    try session.write(Array(RegistryImport.registry(from: remote.export).utf8), to: options.output)
    guard !remote.diagnostics.isEmpty else { return .clean }
    return try session.report(remote.diagnostics, sources: [options.remote: remote.bytes], to: .error)
  }
}

extension Session {
  /// Writes a file as a whole, or prints it for `-`.
  func write(_ bytes: [UInt8], to path: String) throws {
    guard path != "-" else { return try console.print(bytes) }
    var file = try OutputFile(path, mode: .replace)
    try file.write(bytes[...])
    _ = try file.commit()
  }
}
