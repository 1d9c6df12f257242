import Foundation
import Testing

@testable import RegistryModel

/// An editor's completions come from the schema: it has to know what the model knows, and nothing else.
@Suite("Registry/config-registry.schema.json")
struct SchemaTests {
  private let definitions: [String: Any]

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Registry/config-registry.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    definitions = try #require(schema["$defs"] as? [String: Any])
  }

  private func properties(of definition: String) throws -> [String: [String: Any]] {
    try #require((definitions[definition] as? [String: Any])?["properties"] as? [String: [String: Any]])
  }

  @Test("has the model's attributes")
  func attributes() throws {
    #expect(Set(try properties(of: "entry").keys) == Set(Attribute.allCases.map(\.rawValue)))
  }

  @Test("has the attributes that a file can give to its entries")
  func inheritable() throws {
    let defaults = try #require(try properties(of: "settings")["defaults"]?["properties"] as? [String: Any])
    #expect(Set(defaults.keys) == Set(Attribute.inheritable.map(\.rawValue)))
  }

  @Test("has the model's settings")
  func settings() throws {
    #expect(Set(try properties(of: "settings").keys) == Set(SettingName.allCases.map(\.rawValue)))
  }

  @Test(
    "has the model's words",
    arguments: [
      ("type", ValueType.allCases.map(\.rawValue)), ("fallback", FallbackPolicy.allCases.map(\.rawValue)),
      ("out_of_range", OutOfRangePolicy.allCases.map(\.rawValue)), ("dashboard", DashboardPolicy.allCases.map(\.rawValue)),
      ("keys", KeyStrategy.allCases.map(\.rawValue)),
    ])
  func words(attribute: String, words: [String]) throws {
    let known = try #require(try properties(of: "entry")[attribute]?["enum"] as? [String])
    #expect(Set(known) == Set(words))
  }

  @Test("does not let a keyword, or another word with which it would not compile, name the generated type")
  func keywords() throws {
    let refused = try #require(try properties(of: "settings")["type_name"]?["not"] as? [String: [String]])
    #expect(Set(refused["enum"] ?? []) == SwiftName.keywords.union(SwiftName.unusableTypes))
  }

  @Test("has the model's access levels and policies")
  func accessLevels() throws {
    let settings = try properties(of: "settings")
    let levels = try #require(settings["access"]?["enum"] as? [String])
    #expect(Set(levels) == Set(AccessLevel.allCases.map(\.rawValue)))
    let policies = try #require(settings["overrides"]?["enum"] as? [String])
    #expect(Set(policies) == Set(OverridePolicy.allCases.map(\.rawValue)))
  }
}
