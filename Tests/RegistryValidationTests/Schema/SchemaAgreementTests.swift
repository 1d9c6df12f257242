import Foundation
import RegistryDiagnostics
import RegistryJSON
import RegistryYAML
import Testing

@testable import RegistryValidation

/// An editor shows what the schema says, and the tool what the rules say: they must not contradict each other.
@Suite("The schema for editors and the rules")
struct SchemaAgreementTests {
  private let schema: JSONSchema

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Registry/config-registry.schema.json"))
    schema = JSONSchema(root: JSONValue(try #require(JSONReader().read(Array(data)).document).root))
  }

  private func isValid(_ text: String) throws -> Bool {
    let document = try #require(YAMLParser.parse(Array(text.utf8), path: "registry.yml").document, "\(text)")
    return schema.isValid(document.root.map(JSONValue.init(editing:)) ?? .null)
  }

  private func errors(_ text: String) -> [Diagnostic] { findings(text).filter { $0.severity == .error } }

  /// Rules about what a schema cannot express: two values together, a text in a language of its own, a set of names.
  private static let beyondSchemas: Set<RuleID> = [
    "default-not-in-values", "default-out-of-range", "default-mismatches-pattern", "default-too-long", "duplicate-enum-value",
    "enum-case-collision", "invalid-json", "invalid-pattern", "reversed-range", "accessor-collision", "reserved-accessor",
    "unknown-owner", "enum-type-collision", "invalid-swift-type", "not-an-entry", "too-many-extensions",
    "undeclared-configuration",
  ]

  /// A default with a scheme that the key does not allow has the rule of a default that is not a URL, which a schema can see.
  private static func isBeyondSchemas(_ error: Diagnostic) -> Bool {
    beyondSchemas.contains(error.rule) || error.message.contains("' has the scheme '")
  }

  @Test("agree on random registries, in both directions", arguments: 0..<20)
  func random(batch: Int) throws {
    for seed in 0..<50 {
      var registry = MutatedRegistry(seed: batch * 50 + seed + 1)
      let text = registry.text()
      let errors = errors(text)
      let isValid = try isValid(text)
      if errors.isEmpty { #expect(isValid, "the rules accept what the schema refuses:\n\(text)") }
      if let error = errors.first(where: { !Self.isBeyondSchemas($0) }) {
        #expect(!isValid, "the schema accepts what a rule refuses (\(error.rule): \(error.message)):\n\(text)")
      }
    }
  }

  @Test("are both tried: neither all nor none of the registries are sound")
  func variety() {
    let count = (1...400).count { seed in
      var registry = MutatedRegistry(seed: seed)
      return errors(registry.text()).isEmpty
    }
    #expect((60...300).contains(count), "\(count)")
  }

  @Test(
    "agree on what used to differ",
    arguments: [
      ("dark: {owner: ui, type: bool, default: 1, expires: 2031-01-01}", true),
      ("dark: {owner: ui, type: bool, default: 2, expires: 2031-01-01}", false),
      ("dark: {owner: ui, type: bool, default: tRuE, expires: 2031-01-01}", true),
      ("dark: {owner: ui, type: bool, default: 'true', expires: 2031-01-01}", false),
      ("code: {owner: ui, type: string, default: ab, max_length: '5'}", true),
      ("code: {owner: ui, type: string, default: ab, max_length: -5}", false),
      ("code: {owner: ui, type: int, default: 1, out_of_range: clamp}", false),
      ("code: {owner: '', type: int, default: 1}", false), ("code: {owner: ~, type: int, default: 1}", false),
      ("code: {type: int, default: 1}", false), ("$registry: {defaults: {owner: ui}}\ncode: {type: int, default: 1}", true),
      ("$registry: {defaults: {accessor: a}}\ncode: {owner: ui, type: int, default: 1}", false),
      ("x-base: &base {owner: ui}\ncode: {<<: *base, type: int, default: 1, x-ticket: 7}", true),
      ("$registry: {x-tool: 1}\ncode: {owner: ui, type: int, default: 1}", true),
      ("$registry: {defaults: {expires: never}}\ncode: {owner: ui, type: int, default: 1}", false),
      ("$registry: {defaults: {expires: never}}\ncode: {owner: ui, type: int, default: 1, reason: r}", true),
      ("$registry: {defaults: {expires: never, reason: r}}\ncode: {owner: ui, type: int, default: 1}", true),
      ("$registry: {defaults: {reason: r}}\ncode: {owner: ui, type: int, default: 1}", false),
      ("$registry: {defaults: {reason: r}}\ncode: {owner: ui, type: int, default: 1, expires: 2031-01-01}", true),
      ("$registry:\ncode: {owner: ui, type: int, default: 1}", true), ("", true),
      ("constructor: {owner: a, type: int, default: 1}", false),
      ("$registry: {configurations: {b: B}}\nids: {owner: a, type: list, of: int, default: {value: [1], b: '[2]'}}", true),
      ("$registry: {configurations: {b: B}}\nids: {owner: a, type: list, of: int, default: {value: [1], b: 2}}", false),
      ("$registry: {configurations: {b: B}}\nids: {owner: a, type: duration, default: {value: 1s, b: 2ms, x-c: d}}", true),
      ("$registry: {configurations: {b: B}}\nids: {owner: a, type: duration, default: {value: 1s, b: 2}}", false),
      ("$registry: {configurations: {b: B}}\nids: {owner: a, type: json, default: {value: '{}', b: '[]'}}", true),
      ("$registry: {configurations: {b: B}}\nids: {owner: a, type: double, default: {b: 1}}", false),
      ("ids: {owner: a, type: list, of: int, default: [1, 2], range: [0, 9], max_items: 3, unique: true}", true),
      ("ids: {owner: a, type: list, of: string, default: '[\"a\"]', max_length: 2}", true),
      ("ids: {owner: a, type: list, of: enum, values: [a, b], default: [a]}", true),
      ("ids: {owner: a, type: list, of: enum, default: [a]}", false), ("ids: {owner: a, type: list, default: [1]}", false),
      ("ids: {owner: a, type: list, of: json, default: []}", false), ("ids: {owner: a, type: list, of: int, default: 5}", false),
      ("ids: {owner: a, type: list, of: int, default: [[1]]}", false), ("ids: {owner: a, type: int, of: int, default: 5}", false),
      ("ids: {owner: a, type: list, of: int, default: [1], pattern: a}", false),
      ("ids: {owner: a, type: int, default: [1]}", false),
      ("table: {owner: a, type: json, default: '{}', swift_type: Shop.PriceTable?, keys: snake_case, schema: a/b.json}", true),
      ("table: {owner: a, type: json, default: '{}', swift_type: '[Price]'}", false),
      ("table: {owner: a, type: json, default: '{}', swift_type: price}", false),
      ("table: {owner: a, type: json, default: '{}', swift_type: Shop.}", false),
      ("table: {owner: a, type: json, default: '{}', keys: snake_case}", false),
      ("table: {owner: a, type: json, default: '{}', swift_type: Table, keys: camel_case}", false),
      ("table: {owner: a, type: json, default: '{}', schema: /etc/passwd}", false),
      ("table: {owner: a, type: json, default: '{}', schema: '-'}", false),
      ("table: {owner: a, type: string, default: '{}', schema: a.json}", false),
      ("$registry: {imports: [Shop, os]}\ncode: {owner: ui, type: int, default: 1}", true),
      ("$registry: {imports: [Shop.Prices]}\ncode: {owner: ui, type: int, default: 1}", false),
      ("$registry: {imports: Shop}\ncode: {owner: ui, type: int, default: 1}", false),
    ])
  func known(text: String, isSound: Bool) throws {
    #expect(errors(text).isEmpty == isSound, "\(errors(text).map(\.message))")
    #expect(try isValid(text) == isSound)
  }
}
