import RegistryDiagnostics
import Testing

@testable import RegistryDiff

/// A text, and what must be found in it: `line:column rule message`.
struct ExportCase: CustomTestStringConvertible, Sendable {
  var text: String
  var expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { String(text.prefix(80)) }
}

@Suite("what is wrong with a part of an export")
struct ExportFindingTests {
  static let cases: [ExportCase] = [
    .init(
      #"{"parameters": {"a": {}, "b": {}, "a": {}}}"#,
      "1:35 export-duplicate-key the name 'a' occurs twice in one object, and readers differ in which one they keep"),
    .init(
      #"{"parameters": {}, "parameters": {}}"#,
      "1:20 export-duplicate-key the name 'parameters' occurs twice in one object, and readers differ in which one they keep"),
    .init(
      #"{"parameters": {"a": {"defaultValue": {"value": "1"},}}}"#,
      "1:53 export-trailing-comma JSON does not allow a ',' before a closing bracket"),
    .init(#"{"parameters": {"a": {"defaultValue": {"value": "\x"}}}}"#, "1:50 export-syntax this is not a valid JSON escape"),
    .init(
      #"{"parameters": {"a": {"defaultValue": {"value": 3}}}}"#,
      "1:49 export-value-not-a-string the default value of 'a' is a number, and a template holds every value as a string"),
    .init(
      #"{"parameters": {"a": {"conditionalValues": {"c": {"value": null}, "d": {"value": {}}}}}}"#,
      "1:60 export-value-not-a-string the value of 'a' for condition 'c' is null, and a template holds every value as a string",
      "1:82 export-value-not-a-string the value of 'a' for condition 'd' is an object, and a template holds every value as a string"
    ),
    .init(
      #"{"parameters": {"a": {"conditionalValues": {"c": {"rolloutValue": {"value": true}}}}}}"#,
      "1:77 export-value-not-a-string the value of 'a' for condition 'c' is a bool, and a template holds every value as a string"),
    .init(
      #"{"parameters": {"a": {"conditionalValues": {"c": {"experimentValue": {"variantValue": [{"value": 1}, 2]}}}}}}"#,
      "1:98 export-value-not-a-string the value of 'a' for condition 'c' is a number, and a template holds every value as a string",
      "1:102 export-shape a variant of the value of 'a' for condition 'c' is a number, not an object"),
    .init(
      #"{"parameters": {"a": {"defaultValue": "1"}}}"#, "1:39 export-shape the default value of 'a' is a string, not an object"),
    .init(#"{"parameters": {"a": {"defaultValue": {}}}}"#, "1:39 export-shape the default value of 'a' is empty"),
    .init(
      #"{"parameters": {"a": {"defaultValue": {"value": "1", "useInAppDefault": true}}}}"#,
      "1:54 export-shape the default value of 'a' has both 'value' and 'useInAppDefault'"),
    .init(
      #"{"parameters": {"a": {"defaultValue": {"useInAppDefault": false}}}}"#,
      "1:59 export-shape 'useInAppDefault' of the default value of 'a' can only be true"),
    .init(
      #"{"parameters": {"a": {"conditionalValues": []}}}"#,
      "1:44 export-shape 'conditionalValues' of 'a' is a list, not an object"),
    .init(
      #"{"parameters": {"a": "1", "b": []}}"#, "1:22 export-shape parameter 'a' is a string, not an object",
      "1:32 export-shape parameter 'b' is a list, not an object"),
    .init(#"{"parameters": {"a": {"description": 1}}}"#, "1:38 export-shape the description of 'a' is a number, not a string"),
    .init(#"{"parameters": {"a": {"valueType": null}}}"#, "1:36 export-shape the value type of 'a' is null, not a string"),
    .init(
      #"{"parameters": [], "conditions": {}, "parameterGroups": []}"#, "1:16 export-shape 'parameters' is a list, not an object",
      "1:34 export-shape 'conditions' is an object, not a list", "1:57 export-shape 'parameterGroups' is a list, not an object"),
    .init(
      #"{"parameterGroups": {"G": [], "H": {"parameters": 1, "description": []}}}"#,
      "1:27 export-shape group 'G' is a list, not an object",
      "1:51 export-shape 'parameters' is a number, not an object",
      "1:69 export-shape the description of group 'H' is a list, not a string"),
    .init(
      #"{"parameterGroups": {"G": {"parameters": ["a", "b"]}}}"#,
      "1:42 export-group-is-a-list group 'G' lists its parameters by name, and a template holds the parameters themselves there"),
    .init(
      #"{"conditions": ["c", {}, {"name": 1}]}"#, "1:17 export-shape a condition is a string, not an object",
      "1:22 export-shape a condition has no 'name'", "1:35 export-shape the name of a condition is a number, not a string"),
    .init(
      #"{"conditions": [{"name": "c"}, {"name": "\u0063"}, {"name": "C"}]}"#,
      "1:41 export-duplicate-condition condition 'c' is already declared"),
    .init(
      #"{"parameters": {"a": {"valueType": "BOOL"}}}"#, "1:36 export-unknown-value-type 'a' has the unknown value type 'BOOL'"),
    .init(
      #"{"parameters": {"a": {"default_value": {}, "DefaultValue": {}, "other": 1}}, "Conditions": 1}"#,
      "1:23 export-misspelled-member a template has no 'default_value', so it is passed over",
      "1:44 export-misspelled-member a template has no 'DefaultValue', so it is passed over",
      "1:78 export-misspelled-member a template has no 'Conditions', so it is passed over"),
    .init(
      #"{"parameters": {"a": {"defaultValue": {"Value": "1"}}}}"#,
      "1:40 export-misspelled-member a template has no 'Value', so it is passed over"),
    .init(#"{"parameters": {"a": {"valueType": "PARAMETER_VALUE_TYPE_UNSPECIFIED", "defaultValue": {"newValue": 1}}}}"#),
    .init(#"{"parameters": {"a": {"defaultValue": {"value": "1", "comment": {}}}}, "unknown": [], "etag": 1}"#),
  ]

  @Test("is found at its place and explained, and the rest is read", arguments: cases)
  func findings(text: ExportCase) {
    let (export, diagnostics) = Export.read(Array(text.text.utf8), path: "f")
    #expect(export != nil)
    #expect(diagnostics.inReportingOrder().map(description) == text.expected)
  }

  @Test(
    "is kept up to a bound where the JSON itself is at fault, and the rest is counted",
    arguments: [
      (0, []), (1, ["1 more fault of this kind was left out"]), (234, ["234 more faults of this kind were left out"]),
    ])
  func bounded(beyond: Int, message: [String]) {
    let conditions = Array(repeating: "{\"name\": \"c\",}", count: 1_000 + beyond).joined(separator: ",\n")
    let diagnostics = Export.read(Array("{\"parameters\": {}, \"conditions\": [\(conditions)]}".utf8), path: "f").diagnostics
    #expect(diagnostics.count { $0.rule == "export-trailing-comma" } == 1_000)
    #expect(diagnostics.filter { $0.rule == "export-syntax" }.map(\.message) == message)
  }

  @Test("has a page, and the severity of the page", arguments: cases)
  func documentation(text: ExportCase) {
    for diagnostic in Export.read(Array(text.text.utf8), path: "f").diagnostics {
      #expect(ExportRules.all.first { $0.id == diagnostic.rule }?.defaultSeverity == diagnostic.severity)
    }
  }

  @Test("both parts with one name are kept, and the first is shown")
  func duplicates() {
    let text = #"{"parameters": {"a": {"valueType": "JSON"}, "a": {}}}"#
    let (export, diagnostics) = Export.read(Array(text.utf8), path: "f")
    #expect(export?.parameters.map(\.key) == ["a", "a"])
    #expect(diagnostics.first?.notes.first?.location?.span?.start.column == 17)
  }

  @Test("the bad example of every rule is reported by it, and the good one by none", arguments: ExportRules.all.indices)
  func examples(index: Int) throws {
    let rule = ExportRules.all[index]
    if let bad = rule.badExample {
      #expect(Export.read(Array(bad.utf8), path: "f").diagnostics.map(\.rule) == [rule.id])
    }
    if let good = rule.goodExample {
      #expect(Export.read(Array(good.utf8), path: "f").diagnostics == [])
    }
  }

  private func description(_ diagnostic: Diagnostic) -> String {
    let start = diagnostic.location?.span?.start
    return "\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.rule) \(diagnostic.message)"
  }
}
