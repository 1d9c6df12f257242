import RegistryDiagnostics
import RegistryModel
import TestSupport

@testable import RegistryCompat

/// A registry of one file as the comparison takes it.
func release(_ text: String, _ name: String = "") -> Release { Release(readRegistry([text]).registry, name: name) }

/// The report on a registry against older ones, each with its version.
func report(_ new: String, since old: [(String, String)]) -> CompatReport {
  let registry = readRegistry([new]).registry
  let compatibility = Compatibility(of: Release(registry, name: ""), since: old.map { release($0.1, $0.0) })
  return CompatReport(compatibility, settings: registry.settings)
}

/// The findings, such as `error range-widened`, for one key of the same owner with other attributes.
func findings(_ old: String, _ new: String) -> [String] {
  report("k: {owner: a, \(new)}", since: [("5.0", "k: {owner: a, \(old)}")]).diagnostics.map {
    "\($0.severity.rawValue) \($0.rule)"
  }
}
