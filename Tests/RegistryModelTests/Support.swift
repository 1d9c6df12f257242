import RegistryDiagnostics
import RegistryModel
import RegistryYAML
import TestSupport
import Testing

extension ReservedNames {
  /// A few names as the templates keep them.
  static let fixture = ReservedNames(
    templates: ["firebase", "standalone"], members: ["defaults"], types: ["Reason", "Sendable", "String", "Type"],
    enumMembers: ["AllCases", "RawValue"])
}

extension Registry {
  /// The registry of one file that is YAML; what is wrong with it otherwise is not looked at.
  init(parsing text: String) throws {
    var diagnostics: [Diagnostic] = []
    let document = try #require(YAMLParser.parse(Array(text.utf8), path: "registry.yml").document)
    self.init(documents: [document], reserved: .fixture, diagnostics: &diagnostics)
  }
}
