import RegistryText
import RegistryYAML

/// `duration`: a decimal number and a unit without a blank between them, such as `1.5s`, with an inclusive `range`.
///
/// The number is exact: it is a whole number of attoseconds, and its seconds fit 64 bits with a sign.
package struct DurationType: TypeDefinition {
  package static let type = ValueType.duration
  package static let attributes: [Attribute] = [.range, .outOfRange]
  package static let unconstrained: Kind? = .duration(DurationType())

  package var range: ClosedRange<Duration>?
  package var outOfRange = OutOfRangePolicy.useDefault

  package init(range: ClosedRange<Duration>? = nil, outOfRange: OutOfRangePolicy = .useDefault) {
    self.range = range
    self.outOfRange = outOfRange
  }

  package static func decode(_ reader: inout AttributeReader) -> Kind? {
    .duration(
      DurationType(
        range: reader.range(DurationSyntax.read, mayBeQuoted: true).value,
        outOfRange: reader.word(.outOfRange).value ?? .useDefault))
  }

  package func interpret(_ text: String) -> Interpretation {
    switch DurationSyntax.read(text) {
    case .failure(let reason): .unreadable(reason)
    case .success(let duration): Interpretation(duration, within: range, as: Value.duration)
    }
  }

  package var limitPhrases: [String] {
    guard let range else { return [] }
    let bounds = "\(DurationSyntax.text(of: range.lowerBound)) to \(DurationSyntax.text(of: range.upperBound))"
    return [bounds + (outOfRange == .clamp ? ", else the nearest of them" : "")]
  }

  package func text(of value: Value) -> String {
    guard case .duration(let duration) = value else { return "" }
    return DurationSyntax.text(of: duration)
  }
}
