import RegistryText

/// Durations as texts, exactly. `Templates/duration.mustache` has the same for the generated file.
package enum DurationSyntax {
  /// A unit as factors of at most 10, and a power of ten, of a second.
  private struct Unit {
    let suffix: String
    let factors: [UInt64]
    var power = 0
  }

  /// `ms` before `s` and `m`, with which it ends and begins.
  private static let units = [
    Unit(suffix: "ms", factors: [], power: -3), Unit(suffix: "s", factors: []), Unit(suffix: "m", factors: [6, 10]),
    Unit(suffix: "h", factors: [6, 6, 10, 10]), Unit(suffix: "d", factors: [6, 6, 6, 4, 10, 10]),
  ]

  /// More digits than this are never a duration: the number is too large, or finer than an attosecond.
  private static let digitLimit = 45

  /// The duration that a text is.
  package static func read(_ text: String) -> Result<Duration, Unreadable> {
    if text.isEmpty { return .failure(.empty) }
    let bytes = Array(text.utf8)
    guard let unit = units.first(where: { bytes.reversed().starts(with: $0.suffix.utf8.reversed()) }) else {
      return .failure(.notADuration)
    }
    let number = Array(bytes.dropLast(unit.suffix.utf8.count))
    guard let shape = DecimalShape(number), shape.fraction?.isEmpty != true else { return .failure(.notADuration) }
    let fraction = shape.fraction ?? 0..<0
    let digits = (number[shape.whole] + number[fraction]).drop { $0 == UInt8(ascii: "0") }
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    let power = exponent(number[shape.exponent]) - fraction.count + zeros + unit.power + 18
    return duration(digits.dropLast(zeros), unit.factors, power: power, isNegative: shape.isNegative)
  }

  /// The number behind an `e`, within a million of zero: no duration has a greater one, unless it is zero.
  private static func exponent(_ text: ArraySlice<UInt8>) -> Int {
    let isNegative = text.first == UInt8(ascii: "-")
    let magnitude = text.reduce(0) { $1.isASCIIDigit ? min(10 * $0 + Int($1 - UInt8(ascii: "0")), 1_000_000) : $0 }
    return isNegative ? -magnitude : magnitude
  }

  /// The duration of as many attoseconds as the product of digits, factors and a power of ten.
  private static func duration(
    _ digits: ArraySlice<UInt8>, _ factors: [UInt64], power: Int, isNegative: Bool
  ) -> Result<Duration, Unreadable> {
    guard digits.count <= digitLimit else { return .failure(power < -7 ? .finerThanAttoseconds : .beyondDurations) }
    var number = WideNumber()
    for digit in digits { _ = number.multiply(by: 10, adding: UInt64(digit - UInt8(ascii: "0"))) }
    if number.isZero { return .success(.zero) }
    for factor in factors { _ = number.multiply(by: factor) }
    for _ in 0..<max(0, -power) where !number.divideByTen() { return .failure(.finerThanAttoseconds) }
    for _ in 0..<max(0, power) where !number.multiply(by: 10) { return .failure(.beyondDurations) }
    guard let seconds = number.seconds else { return .failure(.beyondDurations) }
    let attoseconds = Int64(number.low)
    return .success(
      isNegative
        ? Duration(secondsComponent: -seconds, attosecondsComponent: -attoseconds)
        : Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
  }
}

/// A whole number of attoseconds below 10 to the 54th.
private struct WideNumber {
  private static let base: UInt64 = 1_000_000_000_000_000_000

  /// Digits to the base.
  private(set) var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  var isZero: Bool { low == 0 && middle == 0 && high == 0 }

  /// The whole seconds, where they fit 64 bits with a sign.
  var seconds: Int64? { high < 10 ? Int64(exactly: high * Self.base + middle) : nil }

  /// Whether the number stays below its limit.
  ///
  /// - Parameter factor: at most 10, so that no product overflows.
  mutating func multiply(by factor: UInt64, adding digit: UInt64 = 0) -> Bool {
    low = low * factor + digit
    middle = middle * factor + low / Self.base
    low %= Self.base
    high = high * factor + middle / Self.base
    middle %= Self.base
    return high < Self.base
  }

  /// Whether the division leaves no rest.
  mutating func divideByTen() -> Bool {
    middle += high % 10 * Self.base
    high /= 10
    low += middle % 10 * Self.base
    middle /= 10
    defer { low /= 10 }
    return low.isMultiple(of: 10)
  }
}

// MARK: - Texts

extension DurationSyntax {
  /// The canonical text: in the largest of `d`, `h`, `m` and `s` that leaves a whole number, below a second in whole `ms`, else as a
  /// decimal number of seconds.
  package static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    if attoseconds == 0 {
      let unit = [("d", 86_400), ("h", 3_600), ("m", 60)].first { seconds != 0 && seconds.isMultiple(of: Int64($0.1)) }
      return unit.map { sign + String(seconds.magnitude / UInt64($0.1)) + $0.0 } ?? sign + "\(seconds.magnitude)s"
    }
    let millisecond: UInt64 = 1_000_000_000_000_000
    if seconds == 0, attoseconds.magnitude.isMultiple(of: millisecond) {
      return sign + "\(attoseconds.magnitude / millisecond)ms"
    }
    return sign + decimal(seconds.magnitude, attoseconds.magnitude) + "s"
  }

  /// Seconds as a decimal number without zeros at its end.
  private static func decimal(_ seconds: UInt64, _ attoseconds: UInt64) -> String {
    var fraction = String(attoseconds)
    fraction = String(repeating: "0", count: 18 - fraction.utf8.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? String(seconds) : "\(seconds).\(fraction)"
  }

  /// The nearest number of seconds.
  package static func seconds(of duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    let magnitude = Double(decimal(seconds.magnitude, attoseconds.magnitude)) ?? 0
    return seconds < 0 || attoseconds < 0 ? -magnitude : magnitude
  }
}
