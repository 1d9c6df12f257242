import RegistryModel

extension DoubleType: EmittedType {
  static let reader = "double"

  func swiftType(of entry: Entry) -> String { "Double" }

  func literal(_ value: Value) -> String {
    guard case .double(let number) = value else { return "" }
    return SwiftLiteral.double(number)
  }

  var features: Set<Feature> {
    range == nil ? [.hasDouble] : [.hasDouble, .hasDoubleRange, .hasRange, .hasConstraints]
  }

  var tableConstraints: [String] { range.map { [$0.lowerBound.description, $0.upperBound.description] } ?? [] }
  var constraintDocumentation: [String] { bounds.map { [$0.documentation] } ?? [] }

  var digestParts: [String] {
    range.map { [$0.lowerBound.description, $0.upperBound.description, outOfRange.rawValue] } ?? []
  }

  var bounds: Bounds? {
    range.map {
      Bounds(low: SwiftLiteral.double($0.lowerBound), high: SwiftLiteral.double($0.upperBound), clamps: outOfRange == .clamp)
    }
  }
}
