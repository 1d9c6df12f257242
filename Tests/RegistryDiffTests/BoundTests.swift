import RegistryModel
import Testing

@testable import RegistryDiff

/// What a hostile or broken export may not do: fill the memory, the log or the screen.
@Suite("bounds of a comparison")
struct BoundTests {
  /// A template with a key in `count` groups, each time with another value.
  private static func repeated(_ key: String, _ count: Int) -> String {
    let groups = (0..<count).map { #""g\#($0)":{"parameters":{"\#(key)":{"defaultValue":{"value":"\#($0)"}}}}"# }
    return #"{"parameterGroups":{"# + groups.joined(separator: ",") + "}}"
  }

  @Test("a key in many places is one finding with their number", arguments: [2, 3, 5_000])
  func repeats(count: Int) throws {
    let registry = "k: {owner: a, type: string, default: \(String(repeating: "z", count: 200_000)), dashboard: pinned}"
    let report = try Pair(registry: registry, export: Self.repeated("k", count)).report()
    let findings = report.diagnostics.filter { $0.rule != "remote-over-limit" }
    #expect(findings.map(\.rule) == ["pinned-default-differs", "remote-duplicate"])
    let places = count == 2 ? "in the template twice" : "in \(count) places of the template"
    #expect(findings[1].message == "'k' (group 'g1') of 'a': \(places)")
  }

  @Test("repeats in one object, which the reader reports, are compared once")
  func repeatsInOneObject() throws {
    let members = (0..<5_000).map { #""k":{"defaultValue":{"value":"\#($0 % 7)"}}"# }.joined(separator: ",")
    let pair = try Pair(
      registry: "k: {owner: a, type: int, default: 9, dashboard: pinned}", export: #"{"parameters":{"# + members + "}}")
    let rules = pair.report().diagnostics.map(\.rule).filter { $0 != "remote-over-limit" }
    #expect(rules == ["pinned-default-differs"])
  }

  @Test("the texts list as many differences as they may, and count the rest", arguments: [0, 1, 4, 5, 6])
  func limit(limit: Int) throws {
    let registry = (1...5).map { "k\($0): {owner: o\($0 % 2), type: int, default: 1}\n" }.joined()
    let report = try Pair(registry: registry, export: #"{"parameters":{}}"#).report()
    let left = 5 - min(limit, 5)
    let rest = "\(left) more \(left == 1 ? "difference" : "differences"); '--max-findings' sets how many are shown"
    let text = report.text(limit: limit)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  + k") } == min(limit, 5))
    #expect(text.contains(rest) == (left > 0))
    #expect(text.hasSuffix("0 keys compared: 5 only in the registry\n"))
    let markdown = report.markdown(limit: limit)
    #expect(markdown.split(separator: "\n").count { $0.hasPrefix("| + |") } == min(limit, 5))
    #expect(markdown.contains(rest) == (left > 0))
  }

  @Test("the text of a plan lists what people decide first, and counts the rest")
  func planLimit() throws {
    let registry = (1...5).map { "k\($0): {owner: a, type: int, default: 1}\n" }.joined() + "g: {owner: a, type: int, default: 1}"
    let pair = try Pair(registry: registry, export: #"{"parameters":{},"parameterGroups":{"g":{"parameters":{}}}}"#)
    let plan = TemplatePlan(pair.entries, pair.export)
    #expect(plan.text().split(separator: "\n").count == plan.changes.count)
    let lines = plan.text(limit: 2).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("! g: "))
    #expect(lines[2] == "\(plan.changes.count - 2) more changes; '--max-findings' sets how many are shown")
  }

  @Test("no text of the inputs is printed whole where it is long")
  func longTexts() throws {
    let long = String(repeating: "x", count: 300_000)
    let registry = "k: {owner: \(long), type: string, default: \(long), dashboard: pinned}"
    let export = #"{"parameters":{"\#(long)":{"defaultValue":{"value":"\#(long)"}},"k":{"defaultValue":{"value":"a\#(long)"}}}}"#
    let report = try Pair(registry: registry, export: export).report()
    #expect(report.text().utf8.count < 5_000)
    #expect(report.markdown().utf8.count < 5_000)
  }
}
