import Testing

@testable import RegistryDiff

@Suite("A comparison")
struct ComparisonTests {
  private static let bool = "k: {owner: a, type: bool, default: true, expires: 2031-01-01}"
  private static let int = "k: {owner: a, type: int, default: 9007199254740993, range: [1, 9007199254740993]}"
  private static let double = "k: {owner: a, type: double, default: 0.5, range: [0, 1]}"
  private static let string = "k: {owner: a, type: string, default: \"caf\\u00e9\"}"
  private static let list = "k: {owner: a, type: enum, values: [one, two], default: one}"
  private static let json = "k: {owner: a, type: json, default: '{\"a\": 1, \"b\": [1.0]}'}"

  @Test(
    "of a default goes by value, exactly",
    arguments: [
      (bool, "BOOLEAN", "true", []), (bool, "BOOLEAN", "TRUE", []), (bool, "BOOLEAN", "1", ["remote-illegal-value k 2"]),
      (bool, "BOOLEAN", "false", ["remote-default-differs k 2"]), (bool, "BOOLEAN", "on", ["remote-unreadable k 2"]),
      (bool, nil, "true", []), (bool, "BOOLEAN", "", ["remote-unreadable k 2"]),
      (int, "NUMBER", "9007199254740993", []), (int, "NUMBER", "9007199254740993.0", []),
      (int, "NUMBER", "+9007199254740993", ["remote-illegal-value k 2"]),
      (int, "NUMBER", "9007199254740992", ["remote-default-differs k 2"]), (int, "NUMBER", "0", ["remote-out-of-range k 2"]),
      (int, "NUMBER", "9007199254740994", ["remote-out-of-range k 2"]), (int, "NUMBER", "5%", ["remote-unreadable k 2"]),
      (double, "NUMBER", "0.50", []), (double, "NUMBER", "5e-1", ["remote-illegal-value k 2"]),
      (double, "NUMBER", "1", ["remote-default-differs k 2"]),
      (double, "NUMBER", "1.01", ["remote-out-of-range k 2"]), (double, "NUMBER", "nan", ["remote-unreadable k 2"]),
      (string, "STRING", "caf\u{E9}", []), (string, "STRING", "cafe\u{301}", ["remote-default-differs k 2"]),
      (string, nil, "caf\\u00e9", []), (list, "STRING", "one", []), (list, "STRING", "two", ["remote-default-differs k 2"]),
      (list, "STRING", "One", ["remote-unreadable k 2"]), (json, "JSON", "{\\\"b\\\":[1],\\\"a\\\":1e0}", []),
      (json, "JSON", "{\\\"a\\\":2,\\\"b\\\":[1]}", ["remote-default-differs k 2"]),
      (json, "JSON", "{", ["remote-unreadable k 2"]),
    ] as [(String, String?, String, [String])])
  func defaults(registry: String, type: String?, text: String, findings: [String]) throws {
    #expect(try Pair(registry: registry, export: template(type, text)).findings() == findings)
  }

  @Test(
    "tells a type that was changed by hand, and each value that does not fit the registry's type",
    arguments: [
      (bool, "STRING", "true", ["remote-type-mismatch k 2"]),
      (list, "BOOLEAN", "true", ["remote-type-mismatch k 2", "remote-unreadable k 2"]),
      (json, "STRING", "{\\\"a\\\": 1, \\\"b\\\": [1]}", ["remote-type-mismatch k 2"]),
      (bool, "STRING", "maybe", ["remote-type-mismatch k 2", "remote-unreadable k 2"]),
      (int, "JSON", "[]", ["remote-type-mismatch k 2", "remote-unreadable k 2"]),
      (string, "NUMBER", "1", ["remote-type-mismatch k 2", "remote-default-differs k 2"]),
    ])
  func types(registry: String, type: String, text: String, findings: [String]) throws {
    #expect(try Pair(registry: registry, export: template(type, text)).findings() == findings)
  }

  @Test("looks at every text that a client could receive")
  func everyText() throws {
    let export = """
      {"conditions": [{"name": "beta"}, {"name": "trial"}], "parameters": {"k": {
      "defaultValue": {"useInAppDefault": true},
      "conditionalValues": {
      "beta": {"value": "0"},
      "gone": {"value": "1"},
      "trial": {"rolloutValue": {"rolloutId": "r", "value": "x", "percent": 5}},
      "trial": {"experimentValue": {"experimentId": "e", "variantValue": [{"variantId": "a", "value": "-1"}, {"variantId": "b", "noChange": true}]}},
      "beta": {"personalizationValue": {"personalizationId": "p"}},
      "trial": {"someFutureValue": {}}
      }}}}
      """
    #expect(
      try Pair(registry: Self.int, export: export).findings() == [
        "remote-unknown-condition k 5", "remote-out-of-range k 4", "remote-unreadable k 6", "remote-out-of-range k 7",
        "remote-uncheckable k 8", "remote-uncheckable k 9",
      ])
  }

  @Test("names the condition, the value and the range")
  func message() throws {
    let export = """
      {"conditions": [{"name": "ten_percent"}],
       "parameters": {"k": {"defaultValue": {"value": "0.5"}, "conditionalValues": {"ten_percent": {"value": "16"}}}}}
      """
    let finding = try #require(try Pair(registry: Self.double, export: export).report().diagnostics.first)
    #expect(
      finding.message
        == "'k' of 'a': the value '16' under 'ten_percent' in the template lies outside the range 0.0...1.0 of the registry")
    #expect(finding.owner == "a")
    #expect(finding.notes.first?.location?.path == "registry.yml")
  }

  @Test("tells what only one side has, with the key that was meant")
  func oneSided() throws {
    let registry = "upload_limit: {owner: a, type: int, default: 1}\nother: {owner: b, type: int, default: 2}"
    let export = """
      {"parameters": {
      "Upload-Limit": {"defaultValue": {"value": "1"}},
      "stray": {"defaultValue": {"value": "1"}}}}
      """
    let pair = try Pair(registry: registry, export: export)
    #expect(
      pair.findings() == [
        "remote-illegal-key Upload-Limit 2", "remote-only Upload-Limit 2", "remote-only stray 3", "remote-missing upload_limit 1",
        "remote-missing other 2",
      ])
    #expect(pair.report().diagnostics[1].fix?.message == "did you mean 'upload_limit'?")
  }

  @Test("finds a parameter in its group, and one that stands twice")
  func groups() throws {
    let export = """
      {"parameters": {"k": {"defaultValue": {"value": "0.5"}}}, "parameterGroups": {"G": {"parameters": {
      "k": {"defaultValue": {"value": "0.5"}}}}}}
      """
    let pair = try Pair(registry: Self.double, export: export)
    #expect(pair.findings() == ["remote-duplicate k 2"])
    #expect(pair.report().diagnostics[0].notes.first?.location?.span?.start.line == 1)
  }

  @Test(
    "is silent about keys that others own, and tells of a pattern that matches none",
    arguments: [
      (["ads_*"], ["remote-only x_ads 3"]), (["*ads*"], []), (["?_ads", "ads_1"], []), (["*ds_1", "*_ads"], []),
      (["*d?_*", "x*s"], []),
      (["none*", "*"], ["unused-ignore - -"]), (["ADS_1", "x_ads"], ["remote-only ads_1 2", "unused-ignore - -"]),
    ])
  func ignoring(patterns: [String], findings: [String]) throws {
    let export = "{\"parameters\": {\"k\": {\"defaultValue\": {\"value\": \"0.5\"}},\n\"ads_1\": {},\n\"x_ads\": {}}}"
    #expect(try Pair(registry: Self.double, export: export).findings(ignoring: patterns) == findings)
  }

  @Test("shows a pattern of the registry that matches none at its place there")
  func unusedPattern() throws {
    let registry = "$registry:\n  diff:\n    ignore: [\"x_*\", \"legacy_*\"]\n" + Self.double
    let export = "{\"parameters\": {\"k\": {\"defaultValue\": {\"value\": \"0.5\"}}, \"x_ads\": {}}}"
    let findings = try Pair(registry: registry, export: export).report(ignoring: ["cli_*"]).diagnostics
    #expect(findings.map(\.rule) == ["unused-ignore", "unused-ignore"])
    #expect(findings.map { $0.location?.path } == ["registry.yml", nil])
    let place = try #require(findings[0].location?.span)
    #expect(place.start.line == 3 && place.start.column == 21 && place.end.column == 31)
  }

  @Test("does not let a pattern take more than the product of the lengths")
  func hostilePattern() throws {
    let export = "{\"parameters\": {\"\(String(repeating: "a", count: 20_000))\": {}}}"
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(try Pair(registry: Self.double, export: export).findings(ignoring: [pattern]).contains("unused-ignore - -"))
  }

  /// A template in which every rule of the comparison has something to report.
  private static let everything = """
    {"conditions": [{"name": "c"}, {"name": "/"}], "parameters": {
    "9x": {}, "G": {}, "v": {"defaultValue": {"value": "1e5"}, "valueType": "NUMBER"},
    "m": {"defaultValue": {"personalizationValue": {}}}, "long": {"description": "\(String(repeating: "x", count: 257))"},
    "a": {"defaultValue": {"value": "6"}, "valueType": "STRING"}, "b": {"defaultValue": {"value": "x"}},
    "c": {"defaultValue": {"value": "99"}, "conditionalValues": {"none": {"value": "1"}, "c": {"unknown": {}}}},
    "d": {"defaultValue": {"useInAppDefault": true}}, "e": {"defaultValue": {"value": "5"}}, "stray": {},
    "g": {"defaultValue": {"value": "6"}}, "h": {"defaultValue": {"value": "6"}}},
    "parameterGroups": {"G": {"parameters": {"e": {"defaultValue": {"value": "5"}}}}}}
    """

  @Test(
    "each kind is silent where the registry turns its rule off, but a key in two places",
    arguments: [
      "pinned-default-differs", "remote-default-differs", "remote-duplicate", "remote-illegal-condition", "remote-illegal-key",
      "remote-illegal-value", "remote-key-is-a-group", "remote-managed-default", "remote-over-limit", "remote-in-app-default",
      "remote-missing",
      "remote-only",
      "remote-out-of-range",
      "remote-type-mismatch", "remote-uncheckable", "remote-unknown-condition", "remote-unreadable", "unused-ignore",
    ])
  func switchedOff(rule: String) throws {
    let free = "abcdefg".map { "\n\($0): {owner: a, type: int, default: 5, range: [1, 9]}" }.joined()
    let keys = free + "\nh: {owner: a, type: int, default: 5, dashboard: pinned}"
    let all = try Pair(registry: "$registry: {diff: {ignore: [z]}}" + keys, export: Self.everything).findings()
    let settings = "$registry: {rules: {\(rule): off}, diff: {ignore: [z]}}"
    let others = try Pair(registry: settings + keys, export: Self.everything).findings()
    #expect(all.contains { $0.hasPrefix("\(rule) ") })
    #expect(others == (rule == "remote-duplicate" ? all : all.filter { !$0.hasPrefix("\(rule) ") }))
  }

  @Test("takes severities from the registry, and no difference from a rule that is off")
  func severities() throws {
    let settings = "$registry: {rules: {remote-default-differs: warning, remote-missing: off}}\n"
    let registry = settings + Self.bool + "\nmissing: {owner: a, type: int, default: 1}"
    let report = try Pair(registry: registry, export: template("BOOLEAN", "false")).report()
    #expect(report.diagnostics.map(\.severity) == [.warning])
  }
}
