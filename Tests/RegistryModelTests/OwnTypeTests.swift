import RegistryText
import TestSupport
import Testing

@testable import RegistryModel

@Suite("A json of an app's own type")
struct OwnTypeTests {
  private func type(_ attributes: String) -> JSONType? {
    let (registry, _) = readRegistry(["k: {owner: a, type: json, default: '{}', \(attributes)}"])
    guard case .json(let type)? = registry.declarations.first?.kind else { return nil }
    return type
  }

  @Test("has the type, the names of its members and a schema beside the registry")
  func attributes() {
    #expect(type("swift_type: Shop.PriceTable?, keys: snake_case") == JSONType(swiftType: "Shop.PriceTable?", keys: .snakeCase))
    #expect(type("schema: schemas/p.json") == JSONType(schemaPath: "schemas/p.json"))
  }

  @Test(
    "has the schema relative to the folder of the file",
    arguments: [("a/b.yml", "a/s.json"), ("b.yml", "s.json"), ("-", "s.json")])
  func path(file: String, path: String) { #expect(RegistryText.SourceLocation(path: file).path(besideFile: "s.json") == path) }

  @Test(
    "has a type with a name",
    arguments: ["PriceTable", "Shop.PriceTable", "App.Shop.Prices", "_P", "P2?", "os.Log", "Price_Table"])
  func legal(name: String) { #expect(SwiftTypeName.isLegal(name)) }

  @Test(
    "has no type that is not a name",
    arguments: [
      "", "?", "prices", "Shop.", ".Prices", "Shop..Prices", "Shop.prices", "[Price]", "[String: Price]", "Set<Price>", "Price??",
      "Price!", "Self", "Any", "Type", "Shop.Type", "Protocol.A", "Pri ce", "Prices\n", "2Prices", "Prés", "`Prices`", "Price?.A",
      "Value",
      "A.default.B",
    ])
  func illegal(name: String) { #expect(!SwiftTypeName.isLegal(name)) }

  @Test("keeps its type in the normal form, and not its schema")
  func normalForm() {
    let (registry, _) = readRegistry(["k: {owner: a, type: json, default: '{}', schema: s.json, swift_type: T, keys: snake_case}"]
    )
    #expect(registry.normalForm().hasSuffix("  swift_type: T\n  keys: snake_case\n"))
    #expect(!registry.normalForm().contains("schema"))
  }
}

@Suite("The file of a schema")
struct SchemaFileTests {
  private func file(_ text: String) -> SchemaFile { SchemaFile(path: "s.json", bytes: Array(text.utf8)) }

  @Test("has a schema, or faults with their places")
  func faults() {
    #expect(file("{}").schema != nil)
    for (text, line, column) in [("{\n  \"type\": 1}", 2, 11), ("{,}", 1, 2), ("", 1, 1), ("{\"a\": 1, \"a\": 2}", 1, 10)] {
      let file = file(text)
      #expect(file.schema == nil)
      #expect(file.faults.map(\.location?.span?.start) == [SourcePosition(line: line, column: column)], "\(text)")
    }
  }

  @Test("is refused where it is nested too deeply")
  func depth() { #expect(file(String(repeating: "{\"items\":", count: 100_000)).faults.count == 1) }
}
