import RegistryModel

extension StringType: EmittedType {
  static let reader = "string"

  func swiftType(of entry: Entry) -> String { "String" }
  func literal(_ value: Value) -> String { SwiftLiteral.string(text(of: value)) }

  var features: Set<Feature> {
    var features: Set<Feature> = [.hasString]
    if pattern != nil { features.insert(.hasPattern) }
    if maxLength != nil { features.insert(.hasMaxLength) }
    return features
  }

  var constraintDocumentation: [String] {
    [pattern.map { "Pattern: `\(DocComment.line($0.source))`" }, maxLength.map { "At most \($0) characters" }].compactMap { $0 }
  }

  var digestParts: [String] { [pattern?.source ?? "", maxLength.map(String.init) ?? ""] }
}

extension Pattern {
  /// The compiled pattern as the elements of an array literal, three numbers a step: operation and its two operands.
  var stepsSource: String {
    program.instructions.map { "\($0.operation.rawValue), \($0.operand), \($0.second)" }.joined(separator: ", ")
  }

  /// The ranges of its classes likewise, two numbers a range: first and last scalar.
  var rangesSource: String { program.ranges.map { "\($0.lowerBound), \($0.upperBound)" }.joined(separator: ", ") }
}
