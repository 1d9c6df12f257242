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
    try session.write(plan.bytes, to: options.output, apartFrom: loaded.paths + [options.remote])
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
    let text = RegistryImport.registry(from: remote.export)
    try session.write(Array(text.utf8), to: options.output, apartFrom: [options.remote])
    guard !remote.diagnostics.isEmpty else { return .clean }
    return try session.report(remote.diagnostics, sources: [options.remote: remote.bytes], to: .error)
  }
}

extension Session {
  /// Writes a file as a whole, or prints it for `-`; refuses to write over an input.
  func write(_ bytes: [UInt8], to path: String, apartFrom inputs: [String]) throws {
    guard path != "-" else { return try console.printFile(bytes) }
    var file = OutputFile(try OutputTarget(path, apartFrom: inputs), mode: .replace, signals: signals)
    try file.write(bytes[...])
    _ = try file.commit()
  }
}
