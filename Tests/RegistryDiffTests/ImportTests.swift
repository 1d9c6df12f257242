import Foundation
import RegistryDiagnostics
import RegistryModel
import RegistryYAML
import TestSupport
import Testing

@testable import RegistryDiff

@Suite("An imported registry")
struct ImportTests {
  @Test("has the template's types, and marks those that it infers")
  func types() throws {
    let export = """
      {"parameters": {
        "a_flag": {"defaultValue": {"value": "true"}, "valueType": "BOOLEAN", "description": "Says \\"hi\\"\\nand more."},
        "b_count": {"defaultValue": {"value": "5"}, "valueType": "NUMBER"},
        "c_ratio": {"defaultValue": {"value": "0.5"}},
        "d_json": {"defaultValue": {"value": "{\\"it's\\":1}"}, "valueType": "JSON"},
        "e_build": {"defaultValue": {"value": "0042"}},
        "f_guess": {"defaultValue": {"value": "false"}},
        "g_none": {"defaultValue": {"useInAppDefault": true}, "valueType": "NUMBER"},
        "h_text": {"defaultValue": {"value": "5"}, "valueType": "STRING"}
      }, "parameterGroups": {"Feed & more": {"parameters": {"no": {"defaultValue": {"value": ""}}}}}}
      """
    let export2 = try #require(Export.read(Array(export.utf8), path: "remote.json").export)
    let lines = RegistryImport.registry(from: export2).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines.joined(separator: "\n") == """
        a_flag:
          owner: TODO
          type: bool
          default: true
          description: "Says \\"hi\\"\\nand more."
        b_count:
          owner: TODO
          type: int
          default: 5
        c_ratio:
          owner: TODO
          type: double # inferred from the values
          default: 0.5
        d_json:
          owner: TODO
          type: json
          default: '{"it''s":1}'
        e_build:
          owner: TODO
          type: string # inferred from the values
          default: "0042"
        f_guess:
          owner: TODO
          type: bool # inferred from the values
          default: false
        g_none:
          owner: TODO
          type: int
          default: 0 # the template has none
        h_text:
          owner: TODO
          type: string
          default: "5"
        "no":
          owner: TODO
          type: string # inferred from the values
          default: ""
          tags: ["Feed & more"]
        """)
  }

  @Test(
    "takes a text for a number only where it is written as one",
    arguments: [
      ("0", "int"), ("-5", "int"), ("10", "int"), ("0.5", "double"), ("-0.25", "double"), ("1e3", "double"), ("00", "string"),
      ("05", "string"), ("-05", "string"), ("+5", "string"), (".5", "string"), ("00.5", "string"), ("1", "int"), ("5%", "string"),
      ("true", "bool"), ("True", "string"), ("[1]", "json"), ("{}", "json"), ("[1", "string"), ("\\\"a\\\"", "string"),
      ("null", "string"), ("--5", "string"),
    ])
  func guesses(text: String, type: String) throws {
    let export = try #require(
      Export.read(Array("{\"parameters\": {\"k\": {\"defaultValue\": {\"value\": \"\(text)\"}}}}".utf8), path: "f").export)
    #expect(RegistryImport.registry(from: export).contains("  type: \(type) # inferred from the values\n"))
  }

  @Test(
    "quotes what a reader of YAML could take for something else",
    arguments: [
      ("plain_1", "plain_1"), ("_a", "_a"), ("Z9", "Z9"), ("1a", "\"1a\""), ("", "\"\""), ("a-b", "\"a-b\""), ("NO", "\"NO\""),
      ("y", "\"y\""), ("null", "\"null\""), ("nulls", "nulls"), ("@a", "\"@a\""), ("[a", "\"[a\""), ("a`", "\"a`\""),
      ("é", "\"é\""),
    ])
  func keys(text: String, key: String) { #expect(YAMLText.key(text) == key) }

  @Test("writes JSON in single quotes, unless it is on several lines")
  func documents() {
    #expect(JSONType.yaml("{\"it's\": 1}") == "'{\"it" + "''" + "s\": 1}'")
    #expect(JSONType.yaml("[\"''\"]") == "'[\"" + "''" + "''" + "\"]'")
    #expect(JSONType.yaml("{\n}") == "\"{\\n}\"")
    #expect(JSONType.yaml("[\"\u{202E}\"]") == "\"[\\\"\\u202E\\\"]\"")
    #expect(JSONType.yaml("[ ]") == "'[ ]'")
  }

  private static let files = SharedInputs.names(in: "exports").filter { $0.hasSuffix(".json") }

  /// 04 has a key in two places, 25 a group that is a list, 37 an empty text for a BOOLEAN: faults of the templates themselves.
  private static let faulty = ["04", "25", "37"]

  @Test(
    "of a real template agrees with it, and the plan for the two changes no byte",
    .enabled(if: !files.isEmpty, "skipped: ../shared/exports is not there"), arguments: files)
  func realTemplates(file: String) throws {
    let bytes = try SharedInputs.bytes("exports/" + file)
    guard let export = Export.read(bytes, path: file).export else { return }
    let pair = try Pair(registry: RegistryImport.registry(from: export), export: String(decoding: bytes, as: UTF8.self))
    let errors = pair.report().diagnostics.filter { $0.severity == .error }
    guard !Self.faulty.contains(where: file.hasPrefix) else { return }
    #expect(errors == [])
    #expect(TemplatePlan(pair.entries, pair.export).bytes == bytes)
  }
}
