import RegistryModel

extension StringType: EmittedType {
  static let reader = "string"

  func swiftType(of entry: Entry) -> String { "String" }
  func literal(_ value: Value) -> String { SwiftLiteral.string(text(of: value)) }

  var features: Set<Feature> {
    var features: Set<Feature> = [.hasString]
    if pattern != nil { features.formUnion([.hasPattern, .hasConstraints]) }
    if maxLength != nil { features.formUnion([.hasMaxLength, .hasWholeNumber, .hasConstraints]) }
    return features
  }

  var constraintDocumentation: [String] {
    [pattern.map { "Pattern: `\(DocComment.line($0.source))`" }, maxLength.map { "At most \($0) characters" }].compactMap { $0 }
  }

  /// The most scalars, then the pattern as its compiled program.
  var tableConstraints: [String] {
    let length = maxLength.map(String.init)
    guard let pattern else { return length.map { [$0] } ?? [] }
    return [length ?? "", pattern.stepsSource, pattern.rangesSource]
  }

  var digestParts: [String] { [pattern?.source ?? "", maxLength.map(String.init) ?? ""] }
}

extension Pattern {
  /// The compiled pattern as numbers with blanks between them, three a step: operation and its two operands.
  var stepsSource: String {
    program.instructions.map { "\($0.operation.rawValue) \($0.operand) \($0.second)" }.joined(separator: " ")
  }

  /// The ranges of its classes likewise, two numbers a range: first and last scalar.
  var rangesSource: String { program.ranges.map { "\($0.lowerBound) \($0.upperBound)" }.joined(separator: " ") }
}
