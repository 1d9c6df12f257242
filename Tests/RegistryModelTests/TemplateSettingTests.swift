import RegistryDiagnostics
import RegistryYAML
import Testing

@testable import RegistryModel

@Suite struct TemplateSettingTests {
  private func decoded(_ template: String, in path: String) -> (template: String?, diagnostics: [Diagnostic]) {
    let result = YAMLParser.parse(Array("$registry:\n  template: \(template)\n".utf8), path: path)
    var diagnostics = result.diagnostics
    let registry = Registry(documents: result.document.map { [$0] } ?? [], reserved: .fixture, diagnostics: &diagnostics)
    return (registry.settings.template, diagnostics)
  }

  @Test(
    "a built-in template is a name; a path counts from the folder of the registry's file",
    arguments: [
      ("standalone", "config-registry.yml", "standalone"),
      ("firebase", "/app/config-registry.yml", "firebase"),
      ("flags.swift.mustache", "config-registry.yml", "flags.swift.mustache"),
      ("flags.swift.mustache", "/my app/config-registry.yml", "/my app/flags.swift.mustache"),
      ("../shared/flags.mustache", "Registry/a.yml", "Registry/../shared/flags.mustache"),
      ("/shared/flags.mustache", "/app/config-registry.yml", "/shared/flags.mustache"),
      ("./standalone", "app/config-registry.yml", "app/./standalone"),
    ])
  func resolves(template: String, path: String, resolved: String) {
    let result = decoded(template, in: path)
    #expect(result.template == resolved)
    #expect(result.diagnostics.isEmpty)
  }

  @Test("what is neither is reported where it stands", arguments: ["standalon", "Firebase", "[firebase]", ""])
  func rejects(template: String) {
    let result = decoded(template, in: "config-registry.yml")
    #expect(result.template == nil)
    #expect(result.diagnostics.map(\.rule) == ["malformed-setting"])
    #expect(result.diagnostics.first?.location?.span?.start.line == 2)
  }
}
