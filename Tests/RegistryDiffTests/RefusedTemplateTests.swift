import Foundation
import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryDiff

/// One fault in a template that the service takes otherwise.
struct TemplateFault: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: RuleID
  let apply: @Sendable (inout [String: Any]) -> Void

  var testDescription: String { name }

  init(_ name: String, _ rule: RuleID, _ apply: @escaping @Sendable (inout [String: Any]) -> Void) {
    self.name = name
    self.rule = rule
    self.apply = apply
  }

  /// A fault of a parameter.
  init(_ name: String, _ rule: RuleID, key: String = "faulty", _ parameter: String) {
    self.init(name, rule) { root in
      var parameters = root["parameters"] as? [String: Any] ?? [:]
      parameters[key] = try? JSONSerialization.jsonObject(with: Data(parameter.utf8))
      root["parameters"] = parameters
    }
  }

  /// A fault of a condition.
  init(_ name: String, _ rule: RuleID, conditions: String...) {
    self.init(name, rule) { root in
      let known = root["conditions"] as? [Any] ?? []
      root["conditions"] = known + conditions.map { ["name": $0, "expression": "true"] }
    }
  }

  static let all = [
    TemplateFault("a key with a dash", "remote-illegal-key", key: "a-b", "{}"),
    TemplateFault("a key with a digit first", "remote-illegal-key", key: "9a", "{}"),
    TemplateFault("a key of JavaScript's", "remote-illegal-key", key: "valueOf", "{}"),
    TemplateFault("a BOOLEAN in words", "remote-illegal-value", #"{"valueType": "BOOLEAN", "defaultValue": {"value": "yes"}}"#),
    TemplateFault(
      "a NUMBER with an exponent", "remote-illegal-value", #"{"valueType": "NUMBER", "defaultValue": {"value": "1e5"}}"#),
    TemplateFault("JSON that is cut off", "remote-illegal-value", #"{"valueType": "JSON", "defaultValue": {"value": "{"}}"#),
    TemplateFault(
      "a NUMBER in a rollout", "remote-illegal-value",
      #"{"valueType": "NUMBER", "conditionalValues": {"known": {"rolloutValue": {"rolloutId": "r", "value": "x"}}}}"#),
    TemplateFault(
      "a default that is a rollout", "remote-managed-default", #"{"defaultValue": {"rolloutValue": {"value": "x"}}}"#),
    TemplateFault(
      "a default that is an experiment", "remote-managed-default", #"{"defaultValue": {"experimentValue": {"variantValue": []}}}"#
    ),
    TemplateFault("an unknown condition", "remote-unknown-condition", #"{"conditionalValues": {"nowhere": {"value": "x"}}}"#),
    TemplateFault("a value that is no text", "export-value-not-a-string", #"{"defaultValue": {"value": 3}}"#),
    TemplateFault("useInAppDefault that is false", "export-shape", #"{"defaultValue": {"useInAppDefault": false}}"#),
    TemplateFault("two kinds of value", "export-shape", #"{"defaultValue": {"useInAppDefault": true, "value": "x"}}"#),
    TemplateFault("an empty value", "export-shape", #"{"defaultValue": {}}"#),
    TemplateFault("an unknown type", "export-unknown-value-type", #"{"valueType": "BOOL"}"#),
    TemplateFault("a long description", "remote-over-limit", "{\"description\": \"\(String(repeating: "x", count: 257))\"}"),
    TemplateFault("a condition with a slash", "remote-illegal-condition", conditions: "a/b"),
    TemplateFault("a condition that ends with a blank", "remote-illegal-condition", conditions: "a "),
    TemplateFault("a condition with a long name", "remote-over-limit", conditions: String(repeating: "c", count: 101)),
    TemplateFault("a condition twice", "export-duplicate-condition", conditions: "twice", "twice"),
    TemplateFault("a key that is a group", "remote-key-is-a-group") { root in
      root["parameterGroups"] = ["both": ["parameters": ["both": [:] as [String: Any]]]]
    },
    TemplateFault("a key in two places", "remote-duplicate") { root in
      root["parameterGroups"] = [
        "g1": ["parameters": ["both": [:] as [String: Any]]], "g2": ["parameters": ["both": [:] as [String: Any]]],
      ]
    },
    TemplateFault("too many parameters", "remote-over-limit") { root in
      root["parameters"] = Dictionary(uniqueKeysWithValues: (0...3_000).map { ("k\($0)", [:] as [String: Any]) })
    },
    TemplateFault("too many groups", "remote-over-limit") { root in
      root["parameterGroups"] = Dictionary(uniqueKeysWithValues: (0...1_000).map { ("g\($0)", [:] as [String: Any]) })
    },
  ]
}

@Suite("A template with one fault")
struct RefusedTemplateTests {
  @Test("is refused by the service and reported by the comparison, whatever else is in it", arguments: TemplateFault.all, 0..<12)
  func fault(fault: TemplateFault, seed: Int) throws {
    var random = RandomTemplates(seed: seed)
    let sound = try random.template()
    var root = try #require(try JSONSerialization.jsonObject(with: Data(sound.utf8)) as? [String: Any])
    root["conditions"] = (root["conditions"] as? [Any] ?? []) + [["name": "known", "expression": "true"]]
    fault.apply(&root)
    let text = String(decoding: try JSONSerialization.data(withJSONObject: root, options: .sortedKeys), as: UTF8.self)
    #expect(try TemplateValidator.refusals(text) != [])
    let (export, diagnostics) = Export.read(Array(text.utf8), path: "f")
    let comparison = Comparison([], try #require(export))
    let found = (diagnostics + DiffReport(comparison, settings: .init()).diagnostics).map(\.rule).filter { $0 != "remote-only" }
    #expect(Set(found) == [fault.rule], "\(found)")
  }
}
