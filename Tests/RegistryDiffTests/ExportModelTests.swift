import RegistryDiagnostics
import RegistryText
import Testing

@testable import RegistryDiff

@Suite("the model of an export")
struct ExportModelTests {
  static let template = """
    {
      "conditions": [
        {"name": "beta users", "expression": "percent <= 10", "tagColor": "BLUE"},
        {"name": "-server", "condition": {"true": {}}}
      ],
      "parameters": {
        "plain": {
          "defaultValue": {"value": "a\\"b"},
          "conditionalValues": {
            "-server": {"useInAppDefault": true},
            "beta users": {"value": ""}
          },
          "description": "d",
          "valueType": "STRING"
        },
        "dynamic": {
          "defaultValue": {"personalizationValue": {"personalizationId": "p"}},
          "conditionalValues": {
            "c1": {"rolloutValue": {"rolloutId": "r", "value": "on", "percent": 5}},
            "c2": {"rolloutValue": {"percent": 5}},
            "c3": {"experimentValue": {"experimentId": "e", "variantValue": [
              {"variantId": "0", "noChange": true}, {"variantId": "1", "value": "v1"}]}},
            "c4": {"futureValue": {"x": [1]}}
          },
          "valueType": "BOOLEAN",
          "futureMember": 1
        },
        "bare": {}
      },
      "parameterGroups": {
        "Été & more": {
          "description": "g",
          "parameters": {"plain": {"defaultValue": {"value": "2"}, "valueType": "NUMBER"}, "j": {"valueType": "JSON"}}
        },
        "Empty": {}
      },
      "version": {"versionNumber": "4"},
      "etag": "etag-1"
    }
    """

  private func read(_ text: String) throws -> Export {
    let (export, diagnostics) = Export.read(Array(text.utf8), path: "export.json")
    #expect(diagnostics == [])
    return try #require(export)
  }

  @Test("holds every parameter with its group, type and description")
  func parameters() throws {
    let export = try read(Self.template)
    #expect(export.parameters.map(\.key) == ["plain", "dynamic", "bare", "plain", "j"])
    #expect(export.parameters.map(\.group) == [nil, nil, nil, 0, 0])
    #expect(export.parameters.map { "\($0.valueType)" } == ["string", "boolean", "undeclared", "number", "json"])
    #expect(export.parameters.map { $0.description?.text } == ["d", nil, nil, nil, nil])
    #expect(export.groups.map(\.name.text) == ["Été & more", "Empty"])
    #expect(export.conditions.map(\.name.text) == ["beta users", "-server"])
  }

  @Test("holds every kind of value")
  func values() throws {
    let export = try read(Self.template)
    #expect(kinds(of: export.parameters[0]) == ["text a\"b", "-server: in-app default", "beta users: text "])
    #expect(
      kinds(of: export.parameters[1]) == [
        "personalization", "c1: rollout on", "c2: rollout -", "c3: experiment 0=- 1=v1", "c4: unknown futureValue",
      ])
    #expect(kinds(of: export.parameters[2]) == [])
    #expect(kinds(of: export.parameters[3]) == ["text 2"])
  }

  @Test("knows the place of every part in the text")
  func places() throws {
    let export = try read(Self.template)
    let plain = export.parameters[0]
    #expect(export.location(of: plain.name) == place(7, 5, 7, 12))
    #expect(export.location(of: plain.node) == place(7, 14, 15, 6))
    #expect(plain.defaultValue.map { export.location(of: $0.node) } == place(8, 23, 8, 40))
    #expect(plain.conditionalValues.map { export.location(of: $0.condition) } == [place(10, 9, 10, 18), place(11, 9, 11, 21)])
    #expect(export.location(of: export.groups[0].name) == place(31, 5, 31, 17))
    #expect(export.location(of: export.conditions[1].name) == place(4, 14, 4, 23))
  }

  @Test("a byte order mark, CR LF and comments change nothing")
  func encodings() throws {
    let plain = try read(Self.template)
    let lines = Self.template.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = try read("\u{FEFF}" + lines.joined(separator: "\r\n"))
    let commented = try read("// exported\n" + lines.joined(separator: " /* x */ // y\n"))
    for other in [marked, commented] {
      #expect(other.parameters.map(\.key) == plain.parameters.map(\.key))
      #expect(other.parameters.flatMap(kinds) == plain.parameters.flatMap(kinds))
    }
    #expect(marked.location(of: marked.parameters[0].name) == place(7, 5, 7, 12))
    #expect(commented.location(of: commented.parameters[0].name) == place(8, 5, 8, 12))
  }

  @Test(
    "an empty template has nothing in it",
    arguments: ["{}", " { } ", "{\"version\": {}}", "{\"parameters\": {}}", "{\"conditions\": []}"])
  func empty(text: String) throws {
    let export = try read(text)
    #expect(export.parameters.isEmpty && export.conditions.isEmpty && export.groups.isEmpty)
  }

  @Test("a large export is read in time that grows with it")
  func large() {
    func time(_ count: Int) -> Duration {
      let parameter = { (index: Int) in "\"k\(index)\": {\"defaultValue\": {\"value\": \"\(index)\"}}" }
      let text = "{\"parameters\": {\((0..<count).map(parameter).joined(separator: ",\n"))}}"
      let bytes = Array(text.utf8)
      return ContinuousClock().measure { #expect(Export.read(bytes, path: "f").export?.parameters.count == count) }
    }
    _ = time(1000)
    #expect(time(20_000) < time(2000) * 40)
  }

  private func place(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> RegistryText.SourceLocation {
    let span = SourceSpan(
      start: SourcePosition(line: line, column: column), end: SourcePosition(line: endLine, column: endColumn))
    return RegistryText.SourceLocation(path: "export.json", span: span)
  }

  /// All values of a parameter in words.
  private func kinds(of parameter: ExportParameter) -> [String] {
    let values = parameter.conditionalValues.map { ($0.condition.text ?? "-") + ": " + words(for: $0.value) }
    return (parameter.defaultValue.map { [words(for: $0)] } ?? []) + values
  }

  private func words(for value: ExportValue) -> String {
    switch value.kind {
    case .text(let text): "text \(text.text ?? "-")"
    case .inAppDefault: "in-app default"
    case .personalization: "personalization"
    case .rollout(let text): "rollout \(text?.text ?? "-")"
    case .experiment(let variants):
      "experiment " + variants.map { "\($0.id?.text ?? "-")=\($0.text?.text ?? "-")" }.joined(separator: " ")
    case .unknown(let name): "unknown \(name.text ?? "-")"
    case .malformed: "malformed"
    }
  }
}
