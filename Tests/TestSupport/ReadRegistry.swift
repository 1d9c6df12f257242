import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Reads texts as the files `registry.yml`, `registry2.yml` and so on of one registry, with all that reading reports.
package func readRegistry(_ texts: [String]) -> (registry: Registry, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  var documents: [YAMLDocument] = []
  for (index, text) in texts.enumerated() {
    let result = YAMLParser.parse(Array(text.utf8), path: index == 0 ? "registry.yml" : "registry\(index + 1).yml")
    diagnostics += result.diagnostics
    if let document = result.document { documents.append(document) }
  }
  let registry = Registry(documents: documents, reserved: .sample, diagnostics: &diagnostics)
  return (registry, diagnostics)
}

extension ReservedNames {
  /// A few names of the built-in templates, one or more of each sort.
  package static let sample = ReservedNames(
    templates: ["firebase", "standalone"],
    members: ["defaults", "registryDigest", "resolution", "withOverride"],
    types: ["Bool", "FirebaseRemoteConfig", "Int", "Source", "String"],
    enumMembers: ["AllCases", "RawValue"])
}
