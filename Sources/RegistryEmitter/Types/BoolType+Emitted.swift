import RegistryModel

extension BoolType: EmittedType {
  static let reader = "bool"

  func swiftType(of entry: Entry) -> String { "Bool" }
  func literal(_ value: Value) -> String { text(of: value) }
  var features: Set<Feature> { [.hasBool] }
}
