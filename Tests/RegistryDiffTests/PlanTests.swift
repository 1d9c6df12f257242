import Foundation
import RegistryText
import Testing

@testable import RegistryDiff

@Suite("A plan")
struct PlanTests {
  private func plan(_ registry: String, _ export: String, prunes: Bool = false) throws -> (text: String, changes: [String]) {
    let pair = try Pair(registry: registry, export: export)
    var options = TemplatePlan.Options()
    options.prunes = prunes
    let plan = TemplatePlan(pair.entries, pair.export, options)
    return (String(decoding: plan.bytes, as: UTF8.self), plan.changes.map { "\($0.sign) \($0.key)" })
  }

  private static let registry = """
    $registry: {diff: {dashboard: pinned}}
    flag: {owner: a, type: bool, default: true, expires: 2031-01-01, description: "What \\"it\\" does."}
    size: {owner: a, type: int, default: 5}
    """

  @Test("adds what is missing in the template's own layout, and keeps every other byte")
  func additions() throws {
    let export = """
      {
          "etag": "x",
          "parameters": {
              "size": {"defaultValue": {"value": "5"}, "future": [1,  2]}
          },
          "version": {"versionNumber": "3"}
      }

      """
    let (text, changes) = try plan(Self.registry, export)
    #expect(changes == ["+ flag"])
    #expect(
      text == """
        {
            "etag": "x",
            "parameters": {
                "size": {"defaultValue": {"value": "5"}, "future": [1,  2]},
                "flag": {
                    "defaultValue": {
                        "value": "true"
                    },
                    "description": "What \\"it\\" does.",
                    "valueType": "BOOLEAN"
                }
            },
            "version": {"versionNumber": "3"}
        }

        """)
  }

  @Test("is empty where nothing is left but what people have to decide")
  func emptiness() throws {
    let registry = "n: {owner: a, type: int, default: 5, dashboard: pinned}"
    let value = "\"defaultValue\": {\"value\": \"5\"}"
    let conditional = "\"conditionalValues\": {\"c\": {\"value\": \"x\"}}"
    let other = value.replacing("5", with: "6")
    for (parameter, isEmpty) in [
      (value, true), ("\(value), \(conditional)", true), (other, false), ("\(other), \(conditional)", false),
    ] {
      let pair = try Pair(
        registry: registry, export: "{\"conditions\": [{\"name\": \"c\"}], \"parameters\": {\"n\": {\(parameter)}}}")
      #expect(TemplatePlan(pair.entries, pair.export).isEmpty == isEmpty, "\(parameter)")
    }
  }

  @Test("cuts a description to what the service takes", arguments: [(256, 256), (257, 256), (1, 1)])
  func descriptions(count: Int, kept: Int) throws {
    let text = String(repeating: "é", count: count)
    let added = try plan("n: {owner: a, type: int, default: 5, description: \(text)}", "{\"parameters\":{\"s\":{}}}").text
    #expect(added.contains("\"description\":\"\(String(repeating: "é", count: kept))\""))
  }

  @Test("sets a default and a declared type, and leaves what hangs on a condition to people")
  func changes() throws {
    let export = """
      {"conditions":[{"name":"c"}],"parameters":{"size":{"defaultValue":{"value":"7"},"conditionalValues":{"c":{"value":"x"}}},\
      "flag":{"defaultValue":{"value":"maybe"},"valueType":"STRING"}}}
      """
    let (text, changes) = try plan(Self.registry, export)
    #expect(changes == ["~ size", "! size", "~ flag", "~ flag"])
    #expect(
      text
        == export.replacing("\"value\":\"7\"", with: "\"value\":\"5\"").replacing("maybe", with: "true")
        .replacing("STRING", with: "BOOLEAN"))
  }

  @Test(
    "makes any template agree, and changes nothing a second time",
    arguments: [
      "{}", "{\n}\n", "{\"parameters\":{}}", "{\"parameters\": {}, \"conditions\": []}", "{\"conditions\":[]}",
      "{\n  \"parameters\": {\n  }\n}", "{\"parameters\":{\"stray\":{}}}",
      "{\"parameters\":{\"s1\":{},\"s2\":{},\"size\":{},\"s3\":{}}}",
      "{\n\t\"parameters\": {\n\t\t\"s1\": {},\n\t\t\"s2\": {}\n\t}\n}",
      "{\"parameterGroups\": {\"G\": {\"parameters\": {\"flag\": {\"defaultValue\": {\"value\": \"0\"}}, \"s\": {}}}}}",
      "\u{FEFF}{\"parameters\": {/* note */ \"s1\": {} // end\n }}",
    ])
  func converges(export: String) throws {
    let first = try plan(Self.registry, export, prunes: true)
    let pair = try Pair(registry: Self.registry, export: first.text)
    #expect(pair.findings().filter { !$0.hasPrefix("remote-in-app-default") } == [])
    #expect(try plan(Self.registry, first.text, prunes: true).text == first.text)
    if !export.contains("/*") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(first.text.utf8)) }
    }
  }

  @Test("keeps insertions at one place in their order, before a replacement there")
  func edits() {
    var edits = TextEdits()
    edits.replace(2..<3, with: Array("X".utf8))
    for text in ["a", "b", "c"] { edits.replace(2..<2, with: Array(text.utf8)) }
    edits.replace(0..<1, with: [])
    #expect(String(decoding: edits.applied(to: Array("01234".utf8)), as: UTF8.self) == "1abcX34")
  }

  @Test("removes nothing unless it is told to")
  func pruning() throws {
    let export =
      "{\"parameters\":{\"stray\":{},\"size\":{\"defaultValue\":{\"value\":\"5\"}},\"flag\":{\"defaultValue\":{\"value\":\"1\"}}}}"
    #expect(try plan(Self.registry, export).text == export)
    #expect(try plan(Self.registry, export, prunes: true).text == export.replacing("\"stray\":{},", with: ""))
    for members in [
      "\"s\": {}, \"n\": {}", "\"n\": {}, \"s\": {}", "\"s\": {}, \"n\": {}, \"t\": {}", "\"s\": {}, \"t\": {}, \"n\": {}",
    ] {
      let pruned = try plan("n: {owner: a, type: int, default: 5}", "{\"parameters\": {\(members)}}", prunes: true)
      #expect(pruned.text.hasPrefix("{\"parameters\": {\"n\": {") && pruned.text.hasSuffix("}}}"), "\(pruned.text)")
    }
  }
}
