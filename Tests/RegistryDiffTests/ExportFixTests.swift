import RegistryDiagnostics
import Testing

@testable import RegistryDiff

@Suite("a fix of a part of an export")
struct ExportFixTests {
  @Test("may be applied unseen where it changes no value that a client reads")
  func safeFixes() {
    #expect(
      ExportRules.all.filter { $0.isFixSafe == true }.map(\.id.rawValue).sorted() == [
        "export-misspelled-member", "export-trailing-comma", "export-value-not-a-string",
      ])
  }

  @Test(
    "is what the text should be",
    arguments: [
      (
        #"{"parameters": {"a": {"defaultValue": {"value": 3.50}}}}"#,
        #"{"parameters": {"a": {"defaultValue": {"value": "3.50"}}}}"#
      ),
      (
        #"{"parameters": {"a": {"defaultValue": {"value": {"b": "c"}}}}}"#,
        #"{"parameters": {"a": {"defaultValue": {"value": "{\"b\": \"c\"}"}}}}"#
      ),
      (#"{"parameters": {"a": {"defaultValue": "x\n"}}}"#, #"{"parameters": {"a": {"defaultValue": {"value": "x\n"}}}}"#),
      (#"{"parameters": {"a": {"default_value": {"value": ""}}}}"#, #"{"parameters": {"a": {"defaultValue": {"value": ""}}}}"#),
      (#"{"parameters": {},}"#, #"{"parameters": {}}"#),
    ]
  )
  func fixes(text: String, fixed: String) throws {
    let diagnostic = try #require(Export.read(Array(text.utf8), path: "f").diagnostics.first)
    let span = try #require(diagnostic.location?.span)
    let replacement = try #require(diagnostic.fix?.replacement)
    let characters = Array(text)
    #expect(
      characters[..<(span.start.column - 1)] + Array(replacement) + characters[(span.end.column - 1)...] == Array(fixed)[...])
    #expect(Export.read(Array(fixed.utf8), path: "f").diagnostics == [])
  }

  @Test(
    "shows the object that a bare text belongs into, and guesses none around anything else",
    arguments: [
      ("PART", "write '{\"defaultValue\": {\"value\": …}}'"), (#"{"defaultValue": PART}"#, "write '{\"value\": …}'"),
      (#"{"conditionalValues": {"c": PART}}"#, "write '{\"value\": …}'"),
    ])
  func wrapping(parameter: String, fix: String) {
    for (part, isText) in [("\"1\"", true), ("[\"1\"]", false), ("1", false), ("true", false), ("null", false)] {
      let text = "{\"parameters\": {\"a\": \(parameter.replacing("PART", with: part))}}"
      let diagnostics = Export.read(Array(text.utf8), path: "f").diagnostics
      #expect(diagnostics.map(\.rule) == ["export-shape"], "\(text)")
      #expect(diagnostics.first?.fix?.message == (isText ? fix : nil), "\(text)")
    }
  }

  @Test(
    "gives a member the name that its letters spell, whatever their case and the punctuation",
    arguments: [
      ("{\"conditions\": [], NAME: {}}", ["parameters", "parameterGroups"]),
      ("{\"parameters\": {}, NAME: []}", ["conditions", "parameterGroups"]),
      ("{\"parameterGroups\": {\"G\": {NAME: {}}}}", ["parameters", "description"]),
      (
        "{\"parameters\": {\"a\": {NAME: {}}}}", ["defaultValue", "conditionalValues", "valueType", "description"]
      ),
      (
        "{\"parameters\": {\"a\": {\"defaultValue\": {NAME: {}}}}}",
        ["value", "useInAppDefault", "personalizationValue", "rolloutValue", "experimentValue"]
      ),
    ])
  func spelling(text: String, names: [String]) {
    for name in names {
      let dotted = name.map { "\($0)" }.joined(separator: ".")
      for misspelt in [name.uppercased(), "_\(name)-", "\(name) ", dotted.uppercased()] {
        let diagnostics = Export.read(Array(text.replacing("NAME", with: "\"\(misspelt)\"").utf8), path: "f").diagnostics
        #expect(diagnostics.map(\.rule) == ["export-misspelled-member"], "\(misspelt)")
        #expect(diagnostics.first?.fix == .init("did you mean '\(name)'?", replacement: "\"\(name)\""), "\(misspelt)")
      }
    }
  }
}
