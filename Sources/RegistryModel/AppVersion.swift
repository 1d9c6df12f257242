import RegistryText

/// The version of an app: numbers with dots between them, such as `5.2.0`, or `v5.2`.
package struct AppVersion: Sendable {
  /// As it is written.
  package let text: String
  /// Without zeros at the end: `5.2` and `5.2.0` are one version.
  private let numbers: [UInt64]

  /// Nil for a text of another form.
  package init?(_ text: String) {
    let digits = text.utf8.first.map { $0 | 0x20 == UInt8(ascii: "v") } == true ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.map { part in part.utf8.allSatisfy(\.isASCIIDigit) ? UInt64(part) : nil }
    guard parts.count <= 8, !numbers.contains(nil) else { return nil }
    self.text = text
    self.numbers = Array(numbers.compactMap { $0 }.reversed().drop { $0 == 0 }.reversed())
  }
}

extension AppVersion: Comparable, Hashable {
  package static func == (left: AppVersion, right: AppVersion) -> Bool { left.numbers == right.numbers }

  package static func < (left: AppVersion, right: AppVersion) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }

  package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
