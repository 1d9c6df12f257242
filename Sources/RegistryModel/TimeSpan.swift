import RegistryText

/// A span of time above zero, as an attribute has it: a number and a unit without a blank between them, such as `12h`, `1.5d`.
package struct TimeSpan: Equatable, Sendable {
  package let seconds: Double
  /// As it is written.
  package let text: String

  private static let units: [(suffix: String, seconds: Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400),
  ]

  /// Nil for a text of another form, zero, and a number without a unit.
  package init?(_ text: String) {
    guard let unit = Self.units.first(where: { text.hasSuffix($0.suffix) }),
      case .success(let number) = DoubleType.read(String(text.dropLast(unit.suffix.utf8.count)))
    else { return nil }
    seconds = number * unit.seconds
    self.text = text
    guard seconds > 0, seconds.isFinite else { return nil }
  }
}
