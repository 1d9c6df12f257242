import RegistryDiagnostics
import Testing

@Suite("A reported key")
struct TelemetryTests {
  @Test("can name a parameter of an event")
  func names() {
    let long = String(repeating: "k", count: 40)
    expectMarked(
      """
      \(long): {owner: m, type: int, default: 1, report: true}
      x\(long): {owner: m, type: int, default: 1, report: true} #! warning[unreportable-key]
      y\(long): {owner: m, type: int, default: 1, report: false}
      z\(long): {owner: m, type: int, default: 1}
      _a: {owner: m, type: int, default: 1, report: true} #! warning[unreportable-key]
      firebase_a: {owner: m, type: int, default: 1, report: true} #! warning[unreportable-key]
      google_a: {owner: m, type: int, default: 1, report: true} #! warning[unreportable-key]
      ga_a: {owner: m, type: int, default: 1, report: true} #! warning[unreportable-key]
      gas: {owner: m, type: int, default: 1, report: true}
      config_digest: {owner: m, type: int, default: 1, report: true} #! warning[unreportable-key]
      """)
    let found = findings(entry("ga_x", "owner: m", "type: int", "default: 1", "report: true"))
    #expect(
      found.map(\.message) == ["'ga_x' cannot name a parameter of an event: names with 'ga_' are reserved"])
  }

  @Test("is one of at most 24", arguments: [(24, []), (25, [25]), (30, [25])] as [(Int, [Int])])
  func count(reported: Int, lines: [Int]) {
    let keys = (1...30).map { "k\($0): {owner: m, type: int, default: 1, report: \($0 <= reported)}\n" }.joined()
    let found = findings(keys)
    #expect(found.map(Found.init) == lines.map { Found(line: $0, rule: "too-many-reported", severity: .warning) })
    if reported == 30 { #expect(found.first?.message == "30 keys have 'report: true', but telemetry takes at most 24") }
  }

  @Test("says so with 'true'", arguments: ["yes", "1", "True", "[true]"])
  func flag(text: String) {
    let found = findings(entry("x", "owner: m", "type: int", "default: 1", "report: \(text)"))
    #expect(found.map(Found.init) == [Found(line: 5, rule: "malformed-attribute")])
  }

  @Test(
    "and one with an age: a time is a number above zero and a unit",
    arguments: ["12", "h", "12 h", "-1h", "0s", "1w", "1e400d", "1,5h"])
  func age(text: String) {
    let found = findings(entry("x", "owner: m", "type: int", "default: 1", "fallback: default", "max_age: \(text)"))
    #expect(found.map(Found.init) == [Found(line: 6, rule: "malformed-attribute")])
    #expect(found.first?.message == "'max_age' of 'x' is '\(text)', but a time such as '12h' or '7d' is expected")
  }
}
