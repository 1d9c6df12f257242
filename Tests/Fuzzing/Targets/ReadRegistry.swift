import RegistryDiagnostics
import RegistryDiff
import RegistryEmitter
import RegistryExpiry
import RegistryModel
import RegistryValidation
import RegistryYAML

/// A registry as the commands read it.
struct ReadRegistry {
  let bytes: [UInt8]
  let registry: Registry
  /// All that `check` would report on 30 November 2026, whatever it is.
  let findings: [Diagnostic]

  static let otherRules = YAMLRules.documentation + ExpiryRules.documentation + DiffRules.documentation
  static let tool = Report.Tool(name: "config-registry", version: "0")

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let result = YAMLParser.parse(bytes, path: "config-registry.yml")
    var findings = result.diagnostics
    registry = Registry(documents: result.document.map { [$0] } ?? [], reserved: .builtIn, diagnostics: &findings)
    findings += Validator.validate(registry, knownRules: Self.otherRules)
    if let today = CalendarDay(year: 2026, month: 11, day: 30) {
      findings += ExpiryReport(registry, today: today, policy: ExpiryPolicy(registry.settings)).diagnostics
    }
    self.findings = findings
  }

  /// What `generate` and `diff` go on with: nothing where an error was found.
  var entries: [Entry]? { findings.contains { $0.severity == .error && !Self.isOfTheDay($0) } ? nil : registry.entries }

  /// Without the pages of the rules, which no input changes and which would take most of the time.
  var report: Report { Report(findings, sources: ["config-registry.yml": SourceText(bytes)], tool: Self.tool) }

  private static func isOfTheDay(_ finding: Diagnostic) -> Bool {
    ExpiryRules.documentation.contains { $0.id == finding.rule && $0.id != ExpiryRules.lifetimeTooLong.id }
  }
}
