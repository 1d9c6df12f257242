import RegistryDiagnostics
import RegistryDiff
import RegistryModel

/// The registries that `--also` names: other apps behind the same dashboard. Each has settings of its own.
struct LoadedOthers {
  private(set) var registries = OtherRegistries()
  /// Why one of them cannot be compared.
  private(set) var diagnostics: [Diagnostic] = []
  /// The bytes of each file, by its path.
  private(set) var sources: [String: [UInt8]] = [:]

  /// - Parameter paths: a file or a folder for each registry.
  /// - Throws: what cannot be read, for exit code 2.
  init(_ paths: [String]) throws(Refusal) {
    var entries: [[Entry]] = []
    for path in paths {
      let loaded = try RegistryLoader.load([path])
      sources.merge(loaded.sources) { first, _ in first }
      diagnostics += loaded.faultsForComparison(among: loaded.findings)
      entries.append(loaded.registry.comparableEntries ?? [])
    }
    registries = OtherRegistries(entries)
  }

  /// The registries, if all of them can be compared.
  ///
  /// - Throws: why not, for exit code 1.
  func valid() throws(Refusal) -> OtherRegistries {
    guard diagnostics.isEmpty else { throw Refusal(diagnostics, in: sources, code: .findings) }
    return registries
  }
}
