import Testing

@testable import RegistryDiff

@Suite("The layout of what a plan adds")
struct PlanLayoutTests {
  /// The template that a plan makes for a registry of the one key `n`.
  private func plan(_ export: String) throws -> String {
    let pair = try Pair(registry: "n: {owner: a, type: int, default: 5}", export: export)
    return String(decoding: TemplatePlan(pair.entries, pair.export).bytes, as: UTF8.self)
  }

  /// The parameter of `n` on one line.
  private static let compact = "{\"defaultValue\":{\"value\":\"5\"},\"valueType\":\"NUMBER\"}"

  /// The parameter of `n` with its key, on lines of their own.
  private func lines(at depth: String, unit: String) -> String {
    let levels = [
      (0, "\"n\": {"), (1, "\"defaultValue\": {"), (2, "\"value\": \"5\""), (1, "},"), (1, "\"valueType\": \"NUMBER\""), (0, "}"),
    ]
    return levels.map { "\n" + depth + String(repeating: unit, count: $0.0) + $0.1 }.joined()
  }

  @Test("is that of what is there: on one line, in tabs, at its depth")
  func neighbours() throws {
    #expect(try plan("{\"parameters\":{\"s\":{}}}") == "{\"parameters\":{\"s\":{},\"n\":\(Self.compact)}}")
    #expect(
      try plan("{\"x\":1,\"conditions\":[]}") == "{\"x\":1,\"conditions\":[],\"parameters\":{\"n\":\(Self.compact)}}")
    #expect(try plan("{ }") == "{\"parameters\":{\"n\":\(Self.compact)}}")
    let tabs = "{\n\t\"parameters\": {\n\t\t\"s\": {}\n\t}\n}"
    #expect(try plan(tabs) == "{\n\t\"parameters\": {\n\t\t\"s\": {},\(lines(at: "\t\t", unit: "\t"))\n\t}\n}")
  }

  @Test("is that of the object which holds it, however the rest of the file is laid out")
  func holder() throws {
    let conditions = "\"conditions\": [\n    {\"name\": \"c\"}\n  ]"
    #expect(
      try plan("{\n  \(conditions),\n  \"parameters\": {\"s\": {}}\n}")
        == "{\n  \(conditions),\n  \"parameters\": {\"s\": {},\"n\":\(Self.compact)}\n}")
    #expect(try plan("{\"x\":1,\n\"conditions\":[]}") == "{\"x\":1,\n\"conditions\":[],\"parameters\":{\"n\":\(Self.compact)}}")
  }

  @Test("goes in by two blanks a level where the members stand no deeper than what holds them", arguments: ["", "  ", "\t"])
  func flush(depth: String) throws {
    let export = "{\n\(depth)\"parameters\": {\n\(depth)\"s\": {}\n\(depth)}\n}"
    #expect(
      try plan(export)
        == "{\n\(depth)\"parameters\": {\n\(depth)\"s\": {},\(lines(at: depth, unit: "  "))\n\(depth)}\n}")
  }

  @Test("is on lines where no member shows another layout")
  func empty() throws {
    let empty = """
      {
        "parameters": {
          "n": {
            "defaultValue": {
              "value": "5"
            },
            "valueType": "NUMBER"
          }
        }
      }
      """
    for export in ["{}", "{\n}", "{\n  \"parameters\": {}\n}", "{\n  \"parameters\": {\n  }\n}"] {
      #expect(try plan(export).replacing(/\n\s*\n/, with: "\n") == empty, "\(export)")
    }
  }
}
