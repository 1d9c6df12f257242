import RegistryModel
import Testing

@testable import RegistryDiff

@Suite("Another registry behind the same dashboard")
struct OtherRegistriesTests {
  private static let export = """
    {"conditions": [{"name": "c"}], "parameters": {
    "k": {"defaultValue": {"value": "7"}, "valueType": "NUMBER"},
    "theirs": {"defaultValue": {"value": "1e5"}, "valueType": "NUMBER"},
    "stray": {"defaultValue": {"value": "x"}}}}
    """

  private func pairs(_ own: String, _ other: String) throws -> (own: Pair, others: OtherRegistries) {
    (try Pair(registry: own, export: Self.export), OtherRegistries([try Pair(registry: other, export: "{}").entries]))
  }

  private func findings(_ own: String, _ other: String) throws -> [String] {
    let (pair, others) = try pairs(own, other)
    let comparison = Comparison(pair.entries, pair.export, also: others)
    return DiffReport(comparison, settings: pair.settings).diagnostics.map { "\($0.rule) \($0.key ?? "-")" }
  }

  private static let own = "k: {owner: a, type: int, default: 7, range: [0, 9]}"

  @Test("has keys that are not missing from this one, but whose values the service still judges")
  func keys() throws {
    let other =
      "$registry: {type_name: Others}\ntheirs: {owner: b, type: double, default: 5}\nabsent: {owner: b, type: int, default: 1}"
    #expect(try findings(Self.own, other) == ["remote-illegal-value theirs", "remote-only stray"])
    #expect(try findings(Self.own, "") == ["remote-illegal-value theirs", "remote-only theirs", "remote-only stray"])
  }

  @Test(
    "may declare the same key, if it means the same",
    arguments: [
      ("type: int, default: 7, range: [0, 9]", "type: int, default: 7, range: [0, 9]"),
      ("type: int, default: 7, range: [0, 9], out_of_range: clamp", "type: int, default: 7.0, range: [0, 9], fallback: default"),
      ("type: bool, default: true, expires: never, reason: a", "type: bool, default: 1, accessor: other, tags: [x]"),
      ("type: enum, values: [a, b], default: a", "type: enum, values: {two: b, one: a}, default: a"),
      ("type: json, default: '{\"a\": 1, \"b\": 2}'", "type: json, default: '{\"b\":2.0,\"a\":1}'"),
      ("type: string, default: x, pattern: '[a-z]', max_length: 1", "type: string, default: x, pattern: '[a-z]', max_length: 1"),
      ("type: double, default: 0.5, range: [0, 1]", "type: double, default: 5e-1, range: [0.0, 1.0]"),
    ])
  func same(own: String, other: String) throws {
    let found = try findings("n: {owner: a, \(own)}", "n: {owner: b, \(other)}")
    #expect(!found.contains { $0.hasPrefix("shared-key-differs") })
  }

  @Test(
    "is reported where it means something else, with what differs",
    arguments: [
      ("type: int, default: 7", "type: double, default: 7", "'type' is 'int' here, but 'double' there"),
      ("type: int, default: 7", "type: int, default: 8", "'default' is '7' here, but '8' there"),
      (
        "type: int, default: 7, range: [0, 9]", "type: int, default: 7, range: [0, 8]",
        "'range' is '0...9' here, but '0...8' there"
      ),
      ("type: int, default: 7, range: [0, 9]", "type: int, default: 7", "'range' is '0...9' here, but missing there"),
      ("type: string, default: x", "type: string, default: x, max_length: 5", "'max_length' is missing here, but '5' there"),
      (
        "type: string, default: x, pattern: '[a-z]'", "type: string, default: x, pattern: '[x-z]'",
        "'pattern' is '[a-z]' here, but '[x-z]' there"
      ),
      ("type: string, default: \"\\u00e9\"", "type: string, default: \"e\\u0301\"", "'default' is"),
      ("type: enum, values: [a, b], default: a", "type: enum, values: [a, c], default: a", "'values' is"),
      ("type: json, default: '{}'", "type: json, default: '[]'", "'default' is '{}' here, but '[]' there"),
    ])
  func different(own: String, other: String, what: String) throws {
    let (pair, others) = try pairs("\nn: {owner: a, \(own)}", "n: {owner: b, \(other)}")
    let comparison = Comparison(pair.entries, pair.export, also: others)
    let report = DiffReport(comparison, settings: pair.settings).diagnostics.filter { $0.rule == "shared-key-differs" }
    #expect(report.count == 1 && report[0].severity == .error && report[0].message.contains(what), "\(report.map(\.message))")
    #expect(report[0].location?.span?.start.line == 2 && report[0].notes[0].location?.span?.start.line == 1)
  }

  private func plan(_ own: String, _ other: String) throws -> (text: String, signs: [String]) {
    let (pair, others) = try pairs(own, other)
    var options = TemplatePlan.Options()
    options.prunes = true
    options.others = others
    let plan = TemplatePlan(pair.entries, pair.export, settings: pair.settings, options)
    return (String(decoding: plan.bytes, as: UTF8.self), plan.changes.map { "\($0.sign) \($0.key)" })
  }

  @Test("keeps its keys when this one's plan prunes")
  func pruning() throws {
    let (text, signs) = try plan(Self.own, "theirs: {owner: b, type: double, default: 5}")
    #expect(signs == ["! theirs", "- stray"])
    #expect(text == Self.export.replacing(",\n\"stray\": {\"defaultValue\": {\"value\": \"x\"}}", with: ""))
  }

  @Test("keeps a key about which the two do not agree, unless the rule is off")
  func contested() throws {
    let other = "k: {owner: b, type: string, default: x}\ntheirs: {owner: b, type: double, default: 5}"
    let own = "k: {owner: a, type: bool, default: true, dashboard: pinned}"
    let (text, signs) = try plan(own, other)
    #expect(signs.filter { $0 == "! k" }.count == 3 && !signs.contains("~ k"))
    #expect(text.contains("\"k\": {\"defaultValue\": {\"value\": \"7\"}, \"valueType\": \"NUMBER\"}"))
    let off = try plan("$registry: {rules: {shared-key-differs: off}}\n" + own, other)
    #expect(
      off.signs.contains("~ k")
        && off.text.contains("\"k\": {\"defaultValue\": {\"value\": \"true\"}, \"valueType\": \"BOOLEAN\"}"))
    let added = try plan(
      "n: {owner: a, type: int, default: 1}", "n: {owner: b, type: int, default: 2}\nk: {owner: b, type: int, default: 7}")
    #expect(added.signs.contains("! n") && !added.signs.contains("+ n") && !added.text.contains("\"n\""))
  }
}
