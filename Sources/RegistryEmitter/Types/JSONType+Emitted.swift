import RegistryModel

extension JSONType: EmittedType {
  static let reader = "json"

  func swiftType(of entry: Entry) -> String { "JSON" }
  func literal(_ value: Value) -> String { SwiftLiteral.string(text(of: value)) }
  var features: Set<Feature> { [.hasJSON, .hasJSONValue] }
}
