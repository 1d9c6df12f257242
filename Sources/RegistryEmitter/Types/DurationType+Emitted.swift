import RegistryModel

extension DurationType: EmittedType {
  static let reader = "duration"

  /// With its module, since an app is likely to have a type of this name.
  func swiftType(of entry: Entry) -> String { "Swift.Duration" }

  func literal(_ value: Value) -> String {
    guard case .duration(let duration) = value else { return "" }
    return Self.literal(duration)
  }

  func documentation(of value: Value) -> String { text(of: value) }

  var availability: String? { "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)" }

  var features: Set<Feature> {
    range == nil
      ? [.hasDuration] : [.hasDuration, .hasDurationRange, .hasRange, .hasConstraints]
  }

  var tableConstraints: [String] { range.map { [$0.lowerBound, $0.upperBound].map(DurationSyntax.text) } ?? [] }

  var constraintDocumentation: [String] {
    bounds.map { [$0.documentation(low: tableConstraints[0], high: tableConstraints[1])] } ?? []
  }

  var digestParts: [String] { tableConstraints.isEmpty ? [] : tableConstraints + [outOfRange.rawValue] }

  var bounds: Bounds? {
    range.map { Bounds(low: Self.literal($0.lowerBound), high: Self.literal($0.upperBound), clamps: outOfRange == .clamp) }
  }

  private static func literal(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return
      "Swift.Duration(secondsComponent: \(SwiftLiteral.int(seconds)), attosecondsComponent: \(SwiftLiteral.int(attoseconds)))"
  }
}
