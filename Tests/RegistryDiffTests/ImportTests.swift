import Foundation
import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML
import TestSupport
import Testing

@testable import RegistryDiff

@Suite("An imported registry")
struct ImportTests {
  private func lines(_ export: String, _ options: RegistryImport.Options = .init()) throws -> String {
    let export = try #require(Export.read(Array(export.utf8), path: "remote.json").export)
    return RegistryImport(export, options).registry.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }

  @Test("has the template's types, and marks those that it guesses")
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
    #expect(
      try lines(export) == """
        a_flag:
          owner: TODO
          type: bool
          default: true
          description: "Says \\"hi\\"\\nand more."
        b_count:
          owner: TODO
          type: int # a guess: NUMBER says nothing of int or double
          default: 5
        c_ratio:
          owner: TODO
          type: double # a guess: the template declares no type
          default: 0.5
        d_json:
          owner: TODO
          type: json
          default: '{"it''s":1}'
        e_build:
          owner: TODO
          type: string # a guess: the template declares no type
          default: "0042"
        f_guess:
          owner: TODO
          type: bool # a guess: the template declares no type
          default: false
        g_none:
          owner: TODO
          type: int # a guess: NUMBER says nothing of int or double
          default: 0 # a guess: the template leaves the default to the app
        h_text:
          owner: TODO
          type: string
          default: "5"
        "no":
          owner: TODO
          type: string # a guess: the template declares no type
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
      ("null", "string"), ("--5", "string"), ("2.00", "double"), ("20.0", "double"), ("1,5", "string"),
    ])
  func guesses(text: String, type: String) throws {
    let text = try lines("{\"parameters\": {\"k\": {\"defaultValue\": {\"value\": \"\(text)\"}}}}")
    #expect(text.contains("  type: \(type) # a guess: "))
  }

  @Test(
    "takes a NUMBER for a double where any value has a point, and marks it where nothing forces it",
    arguments: [
      ("1", nil, "int", true, "1"), ("20.0", nil, "double", true, "20.0"), ("2.00", nil, "double", true, "2.00"),
      ("3", "2.5", "double", false, "3"), ("3", "2.0", "double", true, "3"), ("0.5", nil, "double", false, "0.5"),
      ("007", nil, "int", true, "7"), ("-0", nil, "int", true, "0"), (".5", nil, "double", false, "0.5"),
      ("9223372036854775808", nil, "double", false, "9223372036854775808"), ("", "4", "int", true, "0"),
    ] as [(String, String?, String, Bool, String)])
  func numbers(text: String, conditional: String?, type: String, isGuess: Bool, written: String) throws {
    let values = conditional.map { ", \"conditionalValues\": {\"c\": {\"value\": \"\($0)\"}}" } ?? ""
    let imported = try lines(
      "{\"parameters\": {\"k\": {\"valueType\": \"NUMBER\", \"defaultValue\": {\"value\": \"\(text)\"}\(values)}}}")
    #expect(imported.contains("  type: \(type)\(isGuess ? " # a guess: " : "\n")"))
    #expect(imported.contains("  default: \(written)"))
  }

  @Test(
    "says of a text that it is a URL where every value is one, and guesses nothing more",
    arguments: [
      ("STRING", ["https://e"], "type: string # every value is a URL, as 'url' asks for"),
      ("STRING", ["https://e", "http://e"], "type: string\n"), ("STRING", ["https://e", ""], "type: string\n"),
      ("STRING", ["https:e"], "type: string\n"), ("JSON", ["\\\"https://e\\\""], "type: json\n"),
      (
        "PARAMETER_VALUE_TYPE_UNSPECIFIED", ["https://e"],
        "type: string # a guess: the template declares no type; every value is a URL, as 'url' asks for"
      ),
    ])
  func urls(type: String, texts: [String], line: String) throws {
    let other = texts.dropFirst().first.map { ", \"conditionalValues\": {\"c\": {\"value\": \"\($0)\"}}" } ?? ""
    let parameter = "{\"valueType\": \"\(type)\", \"defaultValue\": {\"value\": \"\(texts[0])\"}\(other)}"
    #expect(try lines("{\"parameters\": {\"k\": \(parameter)}}").contains(line))
  }

  @Test("writes a bool as 'true' or 'false'", arguments: [("TRUE", "true"), ("1", "true"), ("0", "false"), ("False", "false")])
  func bools(text: String, written: String) throws {
    #expect(try lines(template("BOOLEAN", text)).contains("  default: \(written)"))
  }

  @Test(
    "has the neutral value where the template has no readable default, and says why and what clients may receive",
    arguments: [
      ("\"defaultValue\": {\"useInAppDefault\": true}", "the template leaves the default to the app"),
      ("\"description\": \"\"", "the template has no default"),
      (
        "\"defaultValue\": {\"rolloutValue\": {\"rolloutId\": \"r9\", \"value\": \"true\"}}",
        "the template leaves the default to a rollout ('r9'); clients may receive the rollout's value 'true' in the default"
      ),
      (
        "\"defaultValue\": {\"personalizationValue\": {\"personalizationId\": \"p\"}}",
        "the template leaves the default to personalisation"
      ),
      ("\"defaultValue\": {\"value\": \"off\"}", "the template's default 'off' is not a bool ('true' or 'false')"),
      ("\"defaultValue\": {\"value\": \"\"}", "the template's default '' is empty"),
    ])
  func defaults(member: String, why: String) throws {
    let plain = try lines("{\"parameters\": {\"k\": {\"valueType\": \"BOOLEAN\", \(member)}}}")
    #expect(plain.hasSuffix("  default: false # a guess: \(why)"))
    let conditional = "\"conditionalValues\": {\"c\": {\"value\": \"true\"}}"
    let seen = try lines("{\"parameters\": {\"k\": {\"valueType\": \"BOOLEAN\", \(member), \(conditional)}}}")
    #expect(seen.contains("  default: false # a guess: \(why)") && seen.hasSuffix(" the value 'true' under 'c'"))
  }

  @Test("never takes a value for its default that only some clients have, whatever the type")
  func conditional() throws {
    let values = [
      "{\"value\": \"X\"}", "{\"rolloutValue\": {\"rolloutId\": \"r\", \"value\": \"X\"}}",
      "{\"experimentValue\": {\"variantValue\": [{\"variantId\": \"1\", \"value\": \"X\"}]}}",
    ]
    let types = [
      ("BOOLEAN", "true", "false"), ("NUMBER", "115", "0"), ("STRING", "gold", "\"\""), ("JSON", "[1]", "'{}'"),
      ("", "true", "false"),
    ]
    for (type, text, neutral) in types {
      for value in values {
        let declared = type.isEmpty ? "" : "\"valueType\": \"\(type)\", "
        let conditional = "\"conditionalValues\": {\"c\": \(value.replacing("X", with: text))}"
        for own in ["", "\"defaultValue\": {\"useInAppDefault\": true}, "] {
          let imported = try lines("{\"parameters\": {\"k\": {\(declared)\(own)\(conditional)}}}")
          #expect(imported.contains("  default: \(neutral) # a guess: ") && imported.contains("'\(text)'"), "\(imported)")
        }
      }
    }
  }

  @Test("says that the template has a key twice, above all where the two differ")
  func twice() throws {
    func imported(_ other: String) throws -> RegistryImport {
      let export = """
        {"parameters": {"k": {"defaultValue": {"value": "10"}, "valueType": "NUMBER"}},
        "parameterGroups": {"feed": {"parameters": {"k": \(other)}}}}
        """
      return RegistryImport(try #require(Export.read(Array(export.utf8), path: "remote.json").export))
    }
    let differs = try imported("{\"defaultValue\": {\"value\": \"99\"}, \"valueType\": \"NUMBER\"}")
    #expect(differs.count == 1)
    #expect(differs.entries.contains("  default: 10 # a guess: the template has the key twice, and the other default is '99'\n"))
    for other in ["{}", "{\"defaultValue\": {\"value\": \"10\"}}", "{\"defaultValue\": {\"value\": \"99\"}}"] {
      let findings = try imported(other).findings
      #expect(findings.map { "\($0.rule) \($0.severity) \($0.location?.span?.start.line ?? 0)" } == ["remote-duplicate error 2"])
    }
    #expect(try imported("{\"defaultValue\": {\"value\": \"10\"}}").entries.contains("  default: 10\n"))
  }

  @Test(
    "quotes what a reader of YAML could take for something else",
    arguments: [
      ("plain_1", "plain_1"), ("_a", "_a"), ("Z9", "Z9"), ("1a", "\"1a\""), ("", "\"\""), ("a-b", "\"a-b\""), ("NO", "\"NO\""),
      ("y", "\"y\""), ("null", "\"null\""), ("nulls", "nulls"), ("@a", "\"@a\""), ("[a", "\"[a\""), ("a`", "\"a`\""),
      ("é", "\"é\""),
    ])
  func scalars(text: String, scalar: String) { #expect(YAMLText.scalar(text) == scalar) }

  @Test(
    "escapes what is invisible or commands a build service, beyond U+FFFF with eight digits",
    arguments: [
      ("a\"\\b", "\"a\\\"\\\\b\""), ("\n\t\r", "\"\\n\\t\\r\""), ("\u{202E}", "\"\\u202E\""), ("\u{85}", "\"\\u0085\""),
      ("\u{1F3F4}\u{E0067}\u{E007F}", "\"\u{1F3F4}\\U000E0067\\U000E007F\""), ("\u{845B}\u{E0100}", "\"\u{845B}\\U000E0100\""),
      ("##[error]", "\"##\\u005Berror]\""), ("\u{0}", "\"\\u0000\""), ("é", "\"é\""),
    ])
  func escapes(text: String, scalar: String) throws {
    #expect(YAMLText.quoted(text) == scalar)
    let pair = try Pair(registry: "k: {owner: a, type: string, default: \(scalar)}", export: "{}")
    #expect(pair.entries.first?.defaultText.utf8.elementsEqual(text.utf8) == true)
  }

  @Test("has comments that neither end their line nor command a build service")
  func comments() throws {
    let hostile = "##[error]\\n\\u202e::error::x"
    let imported = try lines(
      "{\"parameters\": {\"k\": {\"valueType\": \"BOOLEAN\", \"defaultValue\": {\"value\": \"\(hostile)\"}}}}")
    #expect(imported.split(separator: "\n").count == 4)
    #expect(!imported.contains("##[") && !imported.contains("\u{202E}"))
  }

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
    let pair = try Pair(registry: RegistryImport(export).registry, export: String(decoding: bytes, as: UTF8.self))
    let errors = pair.report().diagnostics.filter { $0.severity == .error }
    guard !Self.faulty.contains(where: file.hasPrefix) else { return }
    #expect(errors == [])
    #expect(TemplatePlan(pair.entries, pair.export).bytes == bytes)
  }
}
