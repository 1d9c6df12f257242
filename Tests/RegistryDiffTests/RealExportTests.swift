import Foundation
import RegistryDiagnostics
import TestSupport
import Testing

@testable import RegistryDiff

/// Exports of real projects, by the number that their names start with.
enum RealFiles {
  static func export(_ number: Int) throws -> [UInt8] {
    let prefix = (number < 10 ? "0" : "") + "\(number)-"
    let name = try #require(SharedInputs.names(in: "exports").first { $0.hasPrefix(prefix) })
    return try SharedInputs.bytes("exports/" + name)
  }
}

@Suite("exports of real projects", .enabled(if: SharedInputs.contain("exports"), "skipped: ../shared/exports is not there"))
struct RealExportTests {
  /// What a person counts in a file: parameters in all places, groups, conditions, and the findings.
  struct Expectation: Sendable {
    var number: Int
    var parameters: Int
    var groups = 0
    var conditions = 0
    var findings: [RuleID] = []

    init(_ number: Int, _ parameters: Int, groups: Int = 0, conditions: Int = 0, _ findings: [RuleID] = []) {
      self.number = number
      self.parameters = parameters
      self.groups = groups
      self.conditions = conditions
      self.findings = findings
    }
  }

  static let templates: [Expectation] = [
    .init(1, 1, conditions: 1), .init(2, 3, conditions: 1), .init(3, 4), .init(4, 7, groups: 1), .init(5, 4, conditions: 3),
    .init(6, 45), .init(7, 22, groups: 7), .init(8, 65, groups: 8), .init(9, 67, groups: 8), .init(10, 8, conditions: 1),
    .init(11, 9), .init(12, 6), .init(14, 1), .init(15, 1), .init(16, 1), .init(17, 2), .init(18, 1), .init(19, 3),
    .init(20, 8, conditions: 2), .init(21, 35), .init(22, 3), .init(23, 72), .init(24, 44),
    .init(25, 44, groups: 9, Array(repeating: "export-group-is-a-list", count: 9)), .init(26, 2), .init(27, 7), .init(28, 8),
    .init(29, 6), .init(31, 3), .init(32, 3, conditions: 2), .init(33, 2), .init(35, 0), .init(37, 4), .init(38, 2),
    .init(39, 3, groups: 1), .init(40, 1, conditions: 2),
  ]

  static let foreign: [(Int, String)] = [
    (13, "this is the table that 'firebase remoteconfig:get' prints for people, not a Remote Config template"),
    (30, "this is a flat list of default values, not a Remote Config template"),
    (34, "this is a flat list of default values, not a Remote Config template"),
    (36, "this is a flat list of default values, not a Remote Config template"),
  ]

  @Test("are read as a person reads them", arguments: templates)
  func counts(expected: Expectation) throws {
    let (export, diagnostics) = Export.read(try RealFiles.export(expected.number), path: "f")
    #expect(export?.parameters.count == expected.parameters)
    #expect(export?.groups.count == expected.groups)
    #expect(export?.conditions.count == expected.conditions)
    #expect(diagnostics.map(\.rule) == expected.findings)
  }

  @Test("are named where they are none", arguments: foreign)
  func named(number: Int, message: String) throws {
    let (export, diagnostics) = Export.read(try RealFiles.export(number), path: "f")
    #expect(export == nil)
    #expect(diagnostics.map(\.message) == [message])
  }

  @Test("are all in one of the two tables")
  func complete() {
    #expect(Set(Self.templates.map(\.number) + Self.foreign.map(\.0)) == Set(1...40))
  }

  @Test("hold the same keys and texts as Foundation reads", arguments: templates)
  func agreesWithFoundation(expected: Expectation) throws {
    let bytes = try RealFiles.export(expected.number)
    let export = try #require(Export.read(bytes, path: "f").export)
    let root = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(Set(export.parameters.flatMap(Self.texts)) == Self.texts(root))
  }

  /// Every text that a client could receive without a rollout or an experiment, as `key/condition=text`.
  private static func texts(_ parameter: ExportParameter) -> [String] {
    let values =
      (parameter.defaultValue.map { [("", $0)] } ?? []) + parameter.conditionalValues.map { ($0.condition.text ?? "-", $0.value) }
    return values.compactMap { condition, value in
      guard case .text(let text) = value.kind else { return nil }
      return "\(parameter.key)/\(condition)=\(text.text ?? "-")"
    }
  }

  private static func texts(_ root: [String: Any]) -> Set<String> {
    let groups = (root["parameterGroups"] as? [String: [String: Any]] ?? [:]).values
    let places = ([root] + groups).compactMap { $0["parameters"] as? [String: [String: Any]] }
    var texts: Set<String> = []
    for (key, parameter) in places.flatMap({ $0 }) {
      var values = parameter["conditionalValues"] as? [String: [String: Any]] ?? [:]
      values[""] = parameter["defaultValue"] as? [String: Any]
      for (condition, value) in values {
        if let text = value["value"] as? String { texts.insert("\(key)/\(condition)=\(text)") }
      }
    }
    return texts
  }
}

@Suite("exports of field cases", .enabled(if: SharedInputs.contain("cases"), "skipped: ../shared/cases is not there"))
struct CaseExportTests {
  private func read(_ path: String) throws -> (export: Export?, diagnostics: [Diagnostic]) {
    Export.read(try SharedInputs.bytes("cases/" + path), path: path)
  }

  @Test(
    "a template is read without a finding",
    arguments: [
      ("51-personalisation-has-no-value/remote.json", 3), ("53-parameters-inside-groups/remote.json", 3),
      ("53-parameters-inside-groups/remote-both.json", 4), ("55-not-a-template/remote-bare.json", 0),
      ("55-not-a-template/remote-bom.json", 3), ("58-boolean-spellings/remote.json", 6),
      ("59-orphan-and-reused-key/remote.json", 3), ("61-conditional-value-out-of-range/remote.json", 3),
      ("62-integers-beyond-2-pow-53/remote.json", 2),
    ]
  )
  func templates(path: String, count: Int) throws {
    let (export, diagnostics) = try read(path)
    #expect(export?.parameters.count == count)
    #expect(diagnostics == [])
  }

  @Test(
    "what is no template is refused",
    arguments: [
      (
        "remote.json",
        "this is an error of the API (403 PERMISSION_DENIED: caller lacks permission), not a Remote Config template"
      ),
      ("remote-empty.json", "the file is empty"), ("remote-list.json", "this is a JSON list, not a Remote Config template"),
      ("remote-truncated.json", "the file is cut off inside this string"),
    ]
  )
  func refused(name: String, message: String) throws {
    let (export, diagnostics) = try read("55-not-a-template/" + name)
    #expect(export == nil)
    #expect(diagnostics.map(\.message) == [message])
  }
}
