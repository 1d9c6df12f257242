import RegistryDiagnostics
import RegistryEditing
import RegistryEmitter
import RegistryModel
import RegistryText

/// A registry without errors, which can be emitted and compared.
struct ValidRegistry {
  private let loaded: LoadedRegistry
  /// What was found all the same: warnings and notes.
  let findings: [Diagnostic]

  var registry: Registry { loaded.registry }
  var settings: Settings { loaded.registry.settings }
  var sources: [String: [UInt8]] { loaded.sources }
  var paths: [String] { loaded.paths }

  /// The names of the files without their folders, so that an output is the same on every machine.
  var names: [String] { paths.map(Self.fileName) }

  fileprivate init(_ loaded: LoadedRegistry, _ findings: [Diagnostic]) {
    self.loaded = loaded
    self.findings = findings
  }

  /// The entries.
  func entries() throws(Refusal) -> [Entry] { try orRefusal(loaded.registry.entries) }

  /// The entries, for a comparison with an export.
  func comparableEntries() throws(Refusal) -> [Entry] { try orRefusal(loaded.registry.comparableEntries) }

  /// The errors of a registry that is shown all the same: who owns an entry, or until when it may stay, is missing or invalid.
  var faultsOfShown: [Diagnostic] { loaded.registry.entries == nil ? findings.filter { $0.severity == .error } : [] }

  /// The build configuration with a name; nil for no name.
  func configuration(named name: String?) throws(Refusal) -> BuildConfiguration? {
    guard let name else { return nil }
    let known = settings.configurations
    if let configuration = known.first(where: { ExactText($0.name) == ExactText(name) }) { return configuration }
    throw Refusal([.unknownConfiguration(name, among: known.map(\.name))], in: sources, code: .findings)
  }

  /// The registry in the form that templates take.
  func emission(access: AccessLevel?) throws(Refusal) -> Emission {
    try orRefusal(Emission(loaded.registry, access: access, sourceNames: names))
  }

  /// If a registry passes every rule and there is still no result, a rule is missing. The run must not succeed then.
  private func orRefusal<Result>(_ result: Result?) throws(Refusal) -> Result {
    guard let result else { throw Refusal(findings, in: sources, code: .findings) }
    return result
  }

  private static func fileName(_ path: String) -> String {
    if path == "-" { return "standard input" }
    return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}

extension Session {
  /// Loads a registry that is compared with an export. Who owns a key and until when it may stay does not matter there.
  func loadComparable(_ paths: [String]) throws(Refusal) -> ValidRegistry {
    try loadValid(paths) { $0.faultsForComparison(among: $1).isEmpty }
  }

  /// Loads and validates a registry for a command that needs a valid one.
  ///
  /// - Parameters:
  ///   - paths: as `RegistryLoader` takes them.
  ///   - accepts: which registries, with these findings, the command can live with; by default those without errors.
  /// - Throws: the findings, for exit code 1, if the registry is not accepted; for exit code 2, what could not be read.
  func loadValid(
    _ paths: [String], accepts: (LoadedRegistry, [Diagnostic]) -> Bool = { !$1.hasErrors }
  ) throws(Refusal) -> ValidRegistry {
    let loaded = try RegistryLoader.load(paths)
    let findings = loaded.findings
    guard accepts(loaded, findings) else { throw Refusal(findings, in: loaded.sources, code: .findings) }
    return ValidRegistry(loaded, findings)
  }
}
