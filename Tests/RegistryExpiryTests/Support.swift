import RegistryDiagnostics
import RegistryModel
import TestSupport
import Testing

@testable import RegistryExpiry

/// The report on the texts, one file each, as of a day.
func report(_ texts: String..., today: String, policy: ExpiryPolicy? = nil) throws -> ExpiryReport {
  let registry = readRegistry(texts).registry
  return ExpiryReport(registry, today: try #require(CalendarDay(today)), policy: policy ?? ExpiryPolicy(registry.settings))
}

/// A bool flag without a fault but, perhaps, in its day.
func flag(_ key: String, owner: String = "payments", expires: String) -> String {
  "\(key):\n  owner: \(owner)\n  type: bool\n  default: false\n  expires: \(expires)\n"
}

/// Line, rule and severity of each finding.
func summary(_ report: ExpiryReport) -> [String] {
  report.diagnostics.map { "\($0.location?.span?.start.line ?? 0): \($0.severity.rawValue)[\($0.rule)]" }
}
