import RegistryDiagnostics
import RegistryModel
import TestSupport
import Testing

@testable import RegistryValidation

@Suite("A type of the app")
struct OwnTypeTests {
  @Test("has a name that the generated file does not have")
  func names() {
    expectMarked(
      """
      a: {owner: m, type: json, default: '{}', swift_type: PriceTable}
      b: {owner: m, type: json, default: '{}', swift_type: Source} #! error[invalid-swift-type]
      c: {owner: m, type: json, default: '{}', swift_type: App.Source}
      d: {owner: m, type: json, default: '{}', swift_type: Palette.Dark} #! error[invalid-swift-type]
      e: {owner: m, type: json, default: '{}', swift_type: "[Price]"} #! error[invalid-swift-type]
      f:
        owner: m
        type: json
        default: '{}'
        swift_type: price
      #             ^ error[invalid-swift-type]
      g: {owner: m, type: json, default: '{}', swift_type: [Price]} #! error[malformed-attribute]
      palette: {owner: m, type: enum, values: [light], default: light}
      """)
  }

  @Test("has names of members only where there is one")
  func keys() {
    expectMarked(
      """
      a: {owner: m, type: json, default: '{}', swift_type: T, keys: snake_case}
      b: {owner: m, type: json, default: '{}', keys: snake_case} #! error[inapplicable-attribute]
      c: {owner: m, type: json, default: '{}', swift_type: T, keys: kebab} #! error[unknown-policy]
      d: {owner: m, type: string, default: a, swift_type: T} #! error[inapplicable-attribute]
      e: {owner: m, type: json, default: '{}', schema: /s.json} #! error[malformed-attribute]
      """)
  }
}

@Suite("A schema")
struct SchemaRuleTests {
  private func findings(_ registry: String, _ files: [String: String]) -> [String] {
    var (registry, diagnostics) = readRegistry([registry])
    for path in registry.schemaPaths {
      registry.schemas[path] =
        files[path].map { SchemaFile(path: path, bytes: Array($0.utf8)) }
        ?? SchemaFile(path: path, unreadable: "it is not there", hint: nil)
    }
    diagnostics += Validator.validate(registry)
    return diagnostics.inReportingOrder().map { finding in
      let start = finding.location?.span?.start
      return
        "\(finding.location?.path ?? "-"):\(start?.line ?? 0):\(start?.column ?? 0): \(finding.severity.rawValue)[\(finding.rule)]"
    }
  }

  private func key(_ name: String, _ text: String) -> String {
    "\(name): {owner: m, type: json, default: '\(text)', schema: s.json}\n"
  }

  @Test("is satisfied by a default, or its violations are in the default")
  func defaults() {
    let schema = #"{"required": ["tiers"], "properties": {"tiers": {"items": {"minimum": 1}}}}"#
    #expect(findings(key("a", #"{"tiers": [1]}"#), ["s.json": schema]) == [])
    #expect(
      findings(key("a", #"{"tiers": [1, 0, 0]}"#) + key("b", "{}"), ["s.json": schema]) == [
        "registry.yml:1:51: error[default-violates-schema]", "registry.yml:1:54: error[default-violates-schema]",
        "registry.yml:2:37: error[default-violates-schema]",
      ])
  }

  @Test("is reported once where it is broken, in its own file")
  func broken() {
    #expect(
      findings(key("a", "{}") + key("b", "{}"), ["s.json": "{\n\"type\": 7, \"$ref\": \"#\"}"]) == [
        "s.json:2:9: error[invalid-schema]", "s.json:2:12: warning[unsupported-schema-word]",
      ])
  }

  @Test("is reported at the entry where it is missing")
  func missing() { #expect(findings(key("a", "{}"), [:]) == ["registry.yml:1:50: error[invalid-schema]"]) }

  @Test("does not judge a default that is not JSON")
  func invalid() { #expect(findings(key("a", "{"), ["s.json": "false"]) == ["registry.yml:1:37: error[invalid-json]"]) }
}
