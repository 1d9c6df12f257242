import RegistryModel

extension JSONType: EmittedType {
  static let reader = "json"

  /// Whether the text is decoded into a type of the app.
  var isDecoded: Bool { swiftType != nil }

  var function: String { isDecoded ? "decoded" : Self.reader }
  func swiftType(of entry: Entry) -> String { swiftType ?? "JSON" }
  func literal(_ value: Value) -> String { SwiftLiteral.string(text(of: value)) }

  var features: Set<Feature> { [isDecoded ? .hasDecoded : .hasJSON, .hasJSONValue, .hasWholeNumber] }

  var constraintDocumentation: [String] { keys == .snakeCase && isDecoded ? ["Members in snake case"] : [] }

  /// `decoded`, `snake`.
  var tableWords: [String] { isDecoded ? ["decoded"] + (keys == .snakeCase ? ["snake"] : []) : [] }

  /// Nothing for a document, so that registries without a type of their own keep the digest that they had.
  var digestParts: [String] { swiftType.map { [$0, keys?.rawValue ?? ""] } ?? [] }
}
