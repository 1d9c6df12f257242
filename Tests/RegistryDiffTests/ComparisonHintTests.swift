import Testing

@testable import RegistryDiff

@Suite("What a comparison tells beyond the difference")
struct ComparisonHintTests {
  @Test(
    "takes a key for another one with the same letters and digits, however it is spelt",
    arguments: ["UPLOADLIMIT9", "UpLoAd LiMiT 9", "--upload--limit--9--", "u.p.l.o.a.d.l.i.m.i.t.9", "U.P.L.O.A.D.L.I.M.I.T.9"])
  func alike(key: String) throws {
    let pair = try Pair(
      registry: "upload_limit_9: {owner: o, type: int, default: 1}", export: "{\"parameters\": {\"\(key)\": {}}}")
    #expect(pair.report().diagnostics.contains { $0.fix?.message == "did you mean 'upload_limit_9'?" })
  }

  @Test(
    "takes no key for another one whose letters and digits it only ends with",
    arguments: ["zzz_a", "999_a", "ééé_a", "ZZZ-A", "aaa_a"])
  func unlike(key: String) throws {
    let pair = try Pair(
      registry: "a: {owner: o, type: int, default: 1}", export: "{\"parameters\": {\"\(key)\": {}, \"a\": {}}}")
    #expect(pair.report().diagnostics.contains { $0.rule == "remote-only" && $0.fix?.message.contains("did you mean") == false })
  }

  @Test(
    "knows what the SDK's own getters make of a text",
    arguments: [
      ("on", false), ("tomato", true), ("2", true), ("", false), (" +001", true), ("0x1", false), ("No", false),
      ("y", true), ("Yes", true), ("t", true), ("T", true), ("n", false), ("-7", true), ("9", true), ("10", true), ("0", false),
      ("\t\u{B}\r1", true), ("!1", false), ("+-1", false), ("00", false), ("0y", true), ("\u{8}1", false), ("\u{E}1", false),
    ])
  func coercion(text: String, value: Bool) { #expect(SDKReading.bool(text) == value) }

  @Test(
    "knows what a number getter makes of a text",
    arguments: [
      ("5%", 5), ("abc", 0), ("1,5", 1), ("-2.5x", -2.5), ("", 0), (".5", 0.5),
      ("1e3", 1000), ("1E-2x", 0.01), ("5e", 5), ("5e+", 5), ("1e400", .infinity), (" \t\r12abc", 12), ("!12", 0), ("+3", 3),
      ("+-3", 0), ("-", 0), (".", 0), ("e5", 0), ("1.2.3", 1.2), ("7.", 7), ("0x10", 0), ("1,000.5", 1), ("-.5e1", -5), ("9", 9),
      ("1d3", 1), ("1D3", 1), ("1F3", 1), ("9007199254740993", 9_007_199_254_740_992), ("inf", 0), ("nan", 0),
    ])
  func numberCoercion(text: String, value: Double) { #expect(SDKReading.number(text) == value) }

  @Test(
    "says of a value that cannot be read what such a getter would have given",
    arguments: [
      ("bool", "on", "'boolValue' reads it as false"), ("bool", "yes", "'boolValue' reads it as true"),
      ("int", "5%", "'numberValue' reads it as 5.0"), ("int", "abc", "'numberValue' reads it as 0.0"),
      ("double", "1,5", "'numberValue' reads it as 1.0"), ("json", "{", nil),
    ] as [(String, String, String?)])
  func notes(type: String, text: String, note: String?) throws {
    let registry = "k: {owner: o, type: \(type), default: 1, expires: never, reason: r}"
    let finding = try #require(try Pair(registry: registry, export: template(nil, text)).report().diagnostics.first)
    #expect(finding.rule == "remote-unreadable")
    let hints = finding.notes.map(\.message).filter { $0.contains("SDK") }
    #expect(hints.count == (note == nil ? 0 : 1))
    if let note { #expect(hints.first?.contains(note) == true, "\(hints)") }
  }
}
