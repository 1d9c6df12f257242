import RegistryDiagnostics
import RegistryDiff
import RegistryExpiry
import RegistryModel
import RegistryValidation

/// Checks a registry by all rules but expiry.
struct ValidateCommand {
  let options: ValidateOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    var findings = Validator.findings(in: loaded)
    // How far off an expiry may lie is a rule about what is written, though it is counted from the day.
    if loaded.registry.settings.maxLifetimeDays != nil {
      let policy = ExpiryPolicy(loaded.registry.settings)
      let report = ExpiryReport(loaded.registry, today: try session.today(options.today), policy: policy)
      findings += report.diagnostics.filter { $0.rule == ExpiryRules.lifetimeTooLong.id }
    }
    return try session.report(findings, of: loaded)
  }
}

/// Checks a registry by itself, by the day, and against an export: the one line for CI.
struct CheckCommand {
  let options: CheckOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    let policy = ExpiryPolicy(loaded.registry.settings, within: options.within)
    let expiry = ExpiryReport(loaded.registry, today: try session.today(options.today), policy: policy)
    var findings = Validator.findings(in: loaded) + expiry.diagnostics
    if let path = options.remote {
      let remote = try ExportLoader.load(path)
      findings += remote.diagnostics + self.findings(in: remote.export, loaded.registry)
      return try session.report(findings, of: loaded, alsoIn: [path: remote.bytes])
    }
    return try session.report(findings, of: loaded)
  }

  /// What no client should receive; a registry with faults of its own is not compared.
  private func findings(in export: Export, _ registry: Registry) -> [Diagnostic] {
    guard let entries = Entries(registry) else { return [] }
    let comparison = Comparison(entries, export, ignoring: registry.settings.ignoredRemoteKeys + options.ignored)
    return DiffReport(comparison, settings: registry.settings, only: DiffRules.checked).diagnostics
  }
}

extension Validator {
  /// What is wrong with a registry as it was read, whatever the day.
  static func findings(in loaded: LoadedRegistry) -> [Diagnostic] {
    loaded.diagnostics + validate(loaded.registry, knownRules: RuleBook.all)
  }
}

extension Session {
  /// Shows the findings of a command whose product they are; people are also told that there are none.
  func report(_ findings: [Diagnostic], of loaded: LoadedRegistry, alsoIn others: [String: [UInt8]] = [:]) throws -> ExitCode {
    let code = try report(findings, sources: loaded.sources.merging(others) { registry, _ in registry }, to: .output)
    if findings.isEmpty, reporting.format == .text {
      let count = loaded.registry.count
      try console.print("\(count) \(count == 1 ? "key" : "keys"), no findings\n")
    }
    return code
  }
}
