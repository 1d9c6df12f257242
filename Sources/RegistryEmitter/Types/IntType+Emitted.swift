import RegistryModel

extension IntType: EmittedType {
  static let reader = "int"

  func swiftType(of entry: Entry) -> String { "Int" }

  func literal(_ value: Value) -> String {
    guard case .int(let number) = value else { return "" }
    return SwiftLiteral.int(number)
  }

  var features: Set<Feature> {
    range == nil ? [.hasInt, .hasWholeNumber] : [.hasInt, .hasWholeNumber, .hasIntRange, .hasRange, .hasConstraints]
  }

  var tableConstraints: [String] { range.map { [String($0.lowerBound), String($0.upperBound)] } ?? [] }
  var constraintDocumentation: [String] { bounds.map { [$0.documentation] } ?? [] }

  var digestParts: [String] {
    range.map { [String($0.lowerBound), String($0.upperBound), outOfRange.rawValue] } ?? []
  }

  var bounds: Bounds? {
    range.map {
      Bounds(low: SwiftLiteral.int($0.lowerBound), high: SwiftLiteral.int($0.upperBound), clamps: outOfRange == .clamp)
    }
  }
}
