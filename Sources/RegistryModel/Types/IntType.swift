import RegistryYAML

/// `int`: an optional sign and decimal digits, exact in 64 bits, with an inclusive `range`.
///
/// A decimal with a fraction of zeros (`20.0`) is that integer. The SDK's getter goes through `Double` and reads `5%` as 5.
package struct IntType: TypeDefinition {
  package static let type = ValueType.int
  package static let attributes: [Attribute] = [.range, .outOfRange]
  package static let isWrittenPlain = true
  package static let unconstrained: Kind? = .int(IntType())

  package var range: ClosedRange<Int64>?
  package var outOfRange = OutOfRangePolicy.useDefault

  package init(range: ClosedRange<Int64>? = nil, outOfRange: OutOfRangePolicy = .useDefault) {
    self.range = range
    self.outOfRange = outOfRange
  }

  package static func decode(_ reader: inout AttributeReader) -> Kind? {
    .int(IntType(range: reader.range(read).value, outOfRange: reader.word(.outOfRange).value ?? .useDefault))
  }

  package func interpret(_ text: String) -> Interpretation {
    switch Self.read(text) {
    case .failure(let reason): .unreadable(reason)
    case .success(let number): Interpretation(number, within: range, as: Value.int)
    }
  }

  package var limitPhrases: [String] {
    guard let range else { return [] }
    return ["\(range.lowerBound) to \(range.upperBound)" + (outOfRange == .clamp ? ", else the nearest of them" : "")]
  }

  package func text(of value: Value) -> String {
    guard case .int(let number) = value else { return "" }
    return String(number)
  }

  /// The integer that a text is.
  package static func read(_ text: String) -> Result<Int64, Unreadable> {
    guard !text.isEmpty else { return .failure(.empty) }
    let bytes = Array(text.utf8)
    guard let shape = DecimalShape(bytes), !shape.hasExponent, !shape.whole.isEmpty, shape.fraction?.isEmpty != true
    else { return .failure(.notAnInteger) }
    guard bytes[shape.fraction ?? 0..<0].allSatisfy({ $0 == UInt8(ascii: "0") }) else { return .failure(.notWhole) }
    // `Int64(_:)` takes a sign and digits exactly; anything else in `whole` is excluded by the shape.
    let sign = shape.isNegative ? "-" : ""
    let number = Int64(sign + String(decoding: bytes[shape.whole], as: UTF8.self))
    return number.map(Result.success) ?? .failure(.beyond64Bits)
  }
}

extension Interpretation {
  /// A number that may lie outside its range.
  init<Number: Comparable>(_ number: Number, within range: ClosedRange<Number>?, as wrap: (Number) -> Value) {
    if let range, !range.contains(number) {
      self = .outOfRange(wrap(number), nearest: wrap(number < range.lowerBound ? range.lowerBound : range.upperBound))
    } else {
      self = .value(wrap(number))
    }
  }
}

/// What a read does with a number outside the range.
package enum OutOfRangePolicy: String, Sendable, CaseIterable {
  /// Reads the compiled-in value.
  case useDefault = "default"
  /// Reads the nearest bound.
  case clamp
}
