import RegistryModel

extension EnumType: EmittedType {
  static let reader = "choice"

  func swiftType(of entry: Entry) -> String { entry.enumTypeName }

  func literal(_ value: Value) -> String {
    guard case .enumeration(let index) = value, values.indices.contains(index) else { return "" }
    return "." + SwiftName.escaped(values[index].caseName)
  }

  var features: Set<Feature> { [.hasEnum, .hasConstraints] }
  var tableConstraints: [String] { values.map(\.text) }
  var digestParts: [String] { values.map(\.text) }
}
