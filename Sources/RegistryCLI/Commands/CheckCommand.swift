import RegistryDiagnostics
import RegistryExpiry
import RegistryModel
import RegistryValidation

/// Checks a registry by all rules but expiry.
struct ValidateCommand {
  let options: ValidateOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    return try session.report(Validator.findings(in: loaded), of: loaded)
  }
}

/// Checks a registry by itself, by the day, and against an export: the one line for CI.
struct CheckCommand {
  let options: CheckOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    let policy = ExpiryPolicy(loaded.registry.settings, within: options.within)
    let expiry = ExpiryReport(loaded.registry, today: try session.today(options.today), policy: policy)
    return try session.report(Validator.findings(in: loaded) + expiry.diagnostics, of: loaded)
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
  func report(_ findings: [Diagnostic], of loaded: LoadedRegistry) throws -> ExitCode {
    let code = try report(findings, sources: loaded.sources, to: .output)
    if findings.isEmpty, reporting.format == .text {
      let count = loaded.registry.count
      try console.print("\(count) \(count == 1 ? "key" : "keys"), no findings\n")
    }
    return code
  }
}
