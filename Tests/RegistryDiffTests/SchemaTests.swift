import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import TestSupport
import Testing

@Suite("A comparison with a schema")
struct SchemaTests {
  @Test("reports each value of a condition or for everyone that the schema does not allow")
  func values() throws {
    var (registry, _) = readRegistry(["k: {owner: m, type: json, default: '{\"a\": 1}', schema: s.json}"])
    registry.schemas["s.json"] = SchemaFile(
      path: "s.json", bytes: Array(#"{"required": ["a"], "properties": {"a": {"minimum": 1}}}"#.utf8))
    let export = try #require(
      Export.read(
        Array(
          #"""
          {"conditions": [{"name": "c", "expression": "true"}, {"name": "d", "expression": "true"}], "parameters": {
          "k": {"valueType": "JSON",
          "defaultValue": {"value": "{\"a\": 0}"},
          "conditionalValues": {"c": {"value": "{\"a\": 2}"},
          "d": {"value": "{}"}}}}}
          """#.utf8), path: "remote.json"
      ).export)
    let report = DiffReport(
      Comparison(try #require(registry.entries), export), settings: registry.settings, only: DiffRules.checked)
    #expect(
      report.diagnostics.map { "\($0.location?.span?.start.line ?? 0) \($0.severity) \($0.rule) \($0.message)" } == [
        "3 error remote-violates-schema 'k' of 'm': the default '{\"a\": 0}' in the template does not satisfy the schema: "
          + "'/a' is less than 1",
        "5 error remote-violates-schema 'k' of 'm': the value '{}' under 'd' in the template does not satisfy the schema: "
          + "the document has no member 'a'",
      ])
  }
}
