import RegistryText
import RegistryYAML

/// `double`: a finite decimal with an optional exponent, with an inclusive `range`.
///
/// No hexadecimal, `inf`, `nan`, comma or trailing text. `.5` is read, as the Remote Config server does; `5.` is not.
package struct DoubleType: TypeDefinition {
  package static let type = ValueType.double
  package static let attributes: [Attribute] = [.range, .outOfRange]
  package static let isWrittenPlain = true
  package static let unconstrained: Kind? = .double(DoubleType())

  package var range: ClosedRange<Double>?
  package var outOfRange = OutOfRangePolicy.useDefault

  package init(range: ClosedRange<Double>? = nil, outOfRange: OutOfRangePolicy = .useDefault) {
    self.range = range
    self.outOfRange = outOfRange
  }

  package static func decode(_ reader: inout AttributeReader) -> Kind? {
    .double(DoubleType(range: reader.range(read).value, outOfRange: reader.word(.outOfRange).value ?? .useDefault))
  }

  package func interpret(_ text: String) -> Interpretation {
    switch Self.read(text) {
    case .failure(let reason): .unreadable(reason)
    case .success(let number): Interpretation(number, within: range, as: Value.double)
    }
  }

  package var limitPhrases: [String] {
    guard let range else { return [] }
    return ["\(range.lowerBound) to \(range.upperBound)" + (outOfRange == .clamp ? ", else the nearest of them" : "")]
  }

  package func text(of value: Value) -> String {
    guard case .double(let number) = value else { return "" }
    return number.description
  }

  /// The number that a text is.
  package static func read(_ text: String) -> Result<Double, Unreadable> {
    guard !text.isEmpty else { return .failure(.empty) }
    guard let shape = DecimalShape(Array(text.utf8)), shape.fraction?.isEmpty != true, let value = Double(text)
    else { return .failure(.notADecimal) }
    return value.isFinite ? .success(value) : .failure(.notFinite)
  }
}

/// The parts of a decimal number in its text: `[+-] digits [. digits] [(e|E) [+-] digits]`.
struct DecimalShape {
  let isNegative: Bool
  /// The digits before the point; empty for `.5`.
  let whole: Range<Int>
  /// The digits after the point, or nil without a point; empty for `5.`.
  let fraction: Range<Int>?
  /// The sign and the digits behind the `e`; empty without one.
  let exponent: Range<Int>
  var hasExponent: Bool { !exponent.isEmpty }

  /// Nil where the bytes as a whole have another shape, or no digit before the exponent.
  init?(_ bytes: [UInt8]) {
    var cursor = 0
    isNegative = Self.sign(bytes, &cursor) == UInt8(ascii: "-")
    whole = Self.digits(bytes, &cursor)
    if cursor < bytes.count, bytes[cursor] == UInt8(ascii: ".") {
      cursor += 1
      fraction = Self.digits(bytes, &cursor)
    } else {
      fraction = nil
    }
    guard !whole.isEmpty || fraction?.isEmpty == false else { return nil }
    if cursor < bytes.count, bytes[cursor] | 0x20 == UInt8(ascii: "e") {
      cursor += 1
      let start = cursor
      _ = Self.sign(bytes, &cursor)
      guard !Self.digits(bytes, &cursor).isEmpty else { return nil }
      exponent = start..<cursor
    } else {
      exponent = cursor..<cursor
    }
    guard cursor == bytes.count else { return nil }
  }

  private static func sign(_ bytes: [UInt8], _ cursor: inout Int) -> UInt8? {
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "-") || bytes[cursor] == UInt8(ascii: "+") else { return nil }
    defer { cursor += 1 }
    return bytes[cursor]
  }

  private static func digits(_ bytes: [UInt8], _ cursor: inout Int) -> Range<Int> {
    let start = cursor
    while cursor < bytes.count, bytes[cursor].isASCIIDigit { cursor += 1 }
    return start..<cursor
  }
}
