import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistryYAML
import Testing

/// A registry and an export, read.
struct Pair {
  let entries: [Entry]
  let export: Export
  let settings: Settings

  init(registry: String, export: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    var diagnostics: [Diagnostic] = []
    let parsed = YAMLParser.parse(Array(registry.utf8), path: "registry.yml")
    let registry = Registry(
      documents: [try #require(parsed.document, sourceLocation: sourceLocation)], reserved: ReservedNames(),
      diagnostics: &diagnostics)
    entries = try #require(registry.entries, sourceLocation: sourceLocation)
    settings = registry.settings
    self.export = try #require(Export.read(Array(export.utf8), path: "remote.json").export, sourceLocation: sourceLocation)
  }

  func report(ignoring ignored: [String] = []) -> DiffReport {
    let ignored = settings.ignoredRemoteKeys + ignored.map { IgnorePattern($0) }
    return DiffReport(Comparison(entries, export, ignoring: ignored), settings: settings)
  }

  /// `rule key line`, in the order of the comparison; the line is that of the template, or of the registry where the template has none.
  func findings(ignoring ignored: [String] = []) -> [String] {
    report(ignoring: ignored).diagnostics.map { finding in
      "\(finding.rule) \(finding.key ?? "-") \(finding.location?.span.map { String($0.start.line) } ?? "-")"
    }
  }
}

/// A template with one parameter `k` on line 2: its type, if any, and its default value's text.
func template(_ valueType: String?, _ text: String) -> String {
  let type = valueType.map { ", \"valueType\": \"\($0)\"" } ?? ""
  return "{\"parameters\": {\n\"k\": {\"defaultValue\": {\"value\": \"\(text)\"}\(type)}}}"
}
