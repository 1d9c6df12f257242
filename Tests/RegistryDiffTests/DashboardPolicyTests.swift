import RegistryDiagnostics
import Testing

@testable import RegistryDiff

@Suite("A default that was changed in the dashboard")
struct DashboardPolicyTests {
  /// An entry of each type, without its closing brace, and a legal text that is not its default.
  private static let entries = [
    ("k: {owner: a, type: bool, default: false", "BOOLEAN", "true"),
    ("k: {owner: a, type: int, default: 5, range: [1, 9]", "NUMBER", "9"),
    ("k: {owner: a, type: double, default: 0.5", "NUMBER", "0.75"),
    ("k: {owner: a, type: string, default: one", "STRING", "two"),
    ("k: {owner: a, type: enum, values: [one, two], default: one", "STRING", "two"),
    ("k: {owner: a, type: json, default: '{}'", "JSON", "[1]"),
  ]

  /// The beginning of the registry, the end of the entry, and whether the key is free.
  private static let policies = [
    ("", "}", true), ("", ", dashboard: free}", true), ("", ", dashboard: pinned}", false),
    ("$registry: {diff: {dashboard: pinned}}\n", "}", false), ("$registry: {diff: {dashboard: free}}\n", "}", true),
    ("$registry: {diff: {dashboard: pinned}}\n", ", dashboard: free}", true),
    ("$registry: {diff: {dashboard: free}}\n", ", dashboard: pinned}", false),
  ]

  @Test("is a note for a free key and an error for a pinned one, whatever the type", arguments: entries, policies)
  func severities(entry: (String, String, String), policy: (String, String, Bool)) throws {
    let pair = try Pair(registry: policy.0 + entry.0 + policy.1, export: template(entry.1, entry.2))
    let found = pair.report().diagnostics.map { "\($0.severity) \($0.rule)" }
    #expect(found == [policy.2 ? "note remote-default-differs" : "error pinned-default-differs"])
    #expect(pair.report().text().contains(policy.2 ? "  = k: " : "  ~ k: "))
  }

  @Test("is kept by the plan for a free key, byte for byte, and set for a pinned one", arguments: entries, policies)
  func plans(entry: (String, String, String), policy: (String, String, Bool)) throws {
    let export = template(entry.1, entry.2)
    let pair = try Pair(registry: policy.0 + entry.0 + policy.1, export: export)
    let plan = TemplatePlan(pair.entries, pair.export)
    #expect(plan.changes.map(\.sign) == [policy.2 ? "=" : "~"])
    #expect(plan.isEmpty == policy.2)
    let text = String(decoding: plan.bytes, as: UTF8.self)
    #expect((text == export) == policy.2)
    #expect(try Pair(registry: policy.0 + entry.0 + policy.1, export: text).findings().isEmpty == !policy.2)
  }

  @Test("is kept by the plan although the rule is off or an error", arguments: ["off", "warning", "error"])
  func rules(severity: String) throws {
    let registry = "$registry: {rules: {remote-default-differs: \(severity)}}\nk: {owner: a, type: int, default: 5}"
    let pair = try Pair(registry: registry, export: template("NUMBER", "6"))
    #expect(TemplatePlan(pair.entries, pair.export).bytes == pair.export.document.bytes)
    #expect(pair.report().diagnostics.map(\.severity.rawValue) == (severity == "off" ? [] : [severity]))
  }

  @Test(
    "is set by the plan where no client can use it, for a free key too",
    arguments: [
      ("k: {owner: a, type: bool, default: false}", "BOOLEAN", "on"),
      ("k: {owner: a, type: int, default: 5, range: [1, 9]}", "NUMBER", "10"),
      ("k: {owner: a, type: string, default: one, max_length: 3}", "STRING", "four"),
    ])
  func unusable(registry: String, type: String, text: String) throws {
    let pair = try Pair(registry: registry, export: template(type, text))
    #expect(pair.report().diagnostics.map(\.severity) == [.error])
    let plan = TemplatePlan(pair.entries, pair.export)
    #expect(plan.changes.map(\.sign) == ["~"])
    #expect(try Pair(registry: registry, export: String(decoding: plan.bytes, as: UTF8.self)).findings() == [])
  }

  @Test("says nothing of values under conditions, of a pinned key neither")
  func conditions() throws {
    let export = """
      {"conditions": [{"name": "c"}], "parameters": {"k": {"defaultValue": {"value": "5"}, "conditionalValues": {
      "c": {"rolloutValue": {"rolloutId": "r", "value": "6", "percent": 5}}}}}}
      """
    let registry = "k: {owner: a, type: int, default: 5, dashboard: pinned}"
    #expect(try Pair(registry: registry, export: export).findings() == [])
  }
}
