import RegistryText

/// The exact value of a decimal text of any length: `1.0`, `1` and `10e-1` are equal, and two numbers that round to the
/// same `Double` are not.
///
/// A value is `digits` × 10^`exponent`. The digits have no leading and no trailing zeros, so equal values have equal
/// parts. Time and memory are linear in the length of the text, whatever its exponent is.
package struct ExactDecimal: Hashable, Sendable {
  /// False for zero, so that -0 equals 0.
  package let isNegative: Bool
  /// ASCII digits; empty for zero.
  private let digits: [UInt8]
  private let exponent: Exponent

  /// Reads an optional sign, digits with at most one point among them, and an optional exponent; nil for anything else.
  ///
  /// It also accepts `+1`, `.5` and `007`, which JSON does not.
  package init?(_ text: some Collection<UInt8>) {
    var rest = text[...]
    let isNegative = rest.takeSign()
    let integer = rest.takeDigits()
    let fraction = rest.take(".") ? rest.takeDigits() : []
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    var written = Exponent(0)
    if rest.take("e") || rest.take("E") {
      let isNegativeExponent = rest.takeSign()
      let digits = rest.takeDigits()
      guard !digits.isEmpty else { return nil }
      written = Exponent(isNegative: isNegativeExponent, digits: digits)
    }
    guard rest.isEmpty else { return nil }
    let significant = (integer + fraction).trimmingZeros()
    digits = significant.digits
    self.isNegative = isNegative && !digits.isEmpty
    exponent = digits.isEmpty ? Exponent(0) : written.adding(significant.trailing - fraction.count)
  }

  /// Reads a text in the same way as bytes.
  package init?(_ text: some StringProtocol) { self.init(Array(text.utf8)) }
}

extension ExactDecimal: Comparable {
  package static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isNearerToZero(than: left) : left.isNearerToZero(than: right)
  }

  /// Whether the value has no fraction: true of `1e3` and `20.0`.
  package var isInteger: Bool { digits.isEmpty || !exponent.isNegative }

  private func isNearerToZero(than other: ExactDecimal) -> Bool {
    guard !digits.isEmpty, !other.digits.isEmpty else { return digits.isEmpty && !other.digits.isEmpty }
    // The place of the first digit decides; digits are compared only where it is the same.
    let (own, others) = (exponent.adding(digits.count), other.exponent.adding(other.digits.count))
    return own == others ? digits.lexicographicallyPrecedes(other.digits) : own < others
  }
}

/// A power of ten of any size: a small one as an integer, a large one as its digits.
private enum Exponent: Hashable, Sendable {
  case small(Int)
  /// More than 17 significant digits, so adding the length of a text never changes the sign.
  case large(isNegative: Bool, digits: [UInt8])

  init(_ value: Int) { self = .small(value) }

  init(isNegative: Bool, digits: [UInt8]) {
    let significant = Array(digits.drop { $0 == UInt8(ascii: "0") })
    if significant.count <= 17 {
      let magnitude = significant.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      self = .small(isNegative ? -magnitude : magnitude)
    } else {
      self = .large(isNegative: isNegative, digits: significant)
    }
  }

  /// The sum with a number whose magnitude is at most the length of a text, which is far below 10^17.
  func adding(_ shift: Int) -> Exponent {
    switch self {
    case .small(let value): .small(value + shift).normalized
    case .large(let isNegative, let digits):
      .large(isNegative: isNegative, digits: Self.add(isNegative ? -shift : shift, to: digits)).normalized
    }
  }

  /// Adds from the last digit to the first; the carry holds the rest of the shift.
  private static func add(_ shift: Int, to digits: [UInt8]) -> [UInt8] {
    var sum = digits
    var carry = shift
    for index in sum.indices.reversed() where carry != 0 {
      let value = Int(sum[index] - UInt8(ascii: "0")) + carry
      let digit = ((value % 10) + 10) % 10
      sum[index] = UInt8(ascii: "0") + UInt8(digit)
      carry = (value - digit) / 10
    }
    return carry > 0 ? Array(String(carry).utf8) + sum : sum
  }

  var isNegative: Bool {
    switch self {
    case .small(let value): value < 0
    case .large(let isNegative, _): isNegative
    }
  }

  static func < (left: Exponent, right: Exponent) -> Bool {
    switch (left, right) {
    case (.small(let one), .small(let other)): one < other
    case (.small, .large(let isNegative, _)): !isNegative
    case (.large(let isNegative, _), .small): isNegative
    case (.large(let isNegative, let one), .large(let isOtherNegative, let other)):
      if isNegative != isOtherNegative { isNegative } else { isNegative ? isLess(other, one) : isLess(one, other) }
    }
  }

  private static func isLess(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }

  /// The one form of the value: the sum may have crossed the limit between small and large.
  private var normalized: Exponent {
    switch self {
    case .small(let value):
      let digits = Array(String(value.magnitude).utf8)
      return digits.count <= 17 ? self : .large(isNegative: value < 0, digits: digits)
    case .large(let isNegative, let digits): return Exponent(isNegative: isNegative, digits: digits)
    }
  }
}

extension Collection<UInt8> where SubSequence == Self {
  fileprivate mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: byte) else { return false }
    removeFirst()
    return true
  }

  /// Takes a sign, if there is one; true for a minus.
  fileprivate mutating func takeSign() -> Bool {
    if take("-") { return true }
    _ = take("+")
    return false
  }

  fileprivate mutating func takeDigits() -> [UInt8] {
    let digits = Array(prefix(while: \.isASCIIDigit))
    removeFirst(digits.count)
    return digits
  }
}

extension [UInt8] {
  /// The digits between the zeros at either end, and the number of zeros at the end.
  fileprivate func trimmingZeros() -> (digits: [UInt8], trailing: Int) {
    guard let last = lastIndex(where: { $0 != UInt8(ascii: "0") }) else { return ([], count) }
    return (Array(self[...last].drop { $0 == UInt8(ascii: "0") }), count - 1 - last)
  }
}
