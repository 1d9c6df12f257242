import RegistryText

/// The version of an app: numbers with dots between them, such as `5.2.0`, or `v5.2`; with the number of its build, `5.2.0+412`.
package struct AppVersion: Sendable {
  /// As it is written.
  package let text: String
  /// Without the number of the build.
  package let name: String
  /// Without zeros at the end: `5.2` and `5.2.0` are one version.
  private let numbers: [UInt64]
  private let buildText: String?

  /// Nil for a text of another form.
  package init?(_ text: String) {
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let numbers = Self.numbers(of: parts[0]), parts.count == 1 || Self.numbers(of: parts[1]) != nil else { return nil }
    (self.text, name, self.numbers) = (text, parts[0], numbers)
    buildText = parts.count == 1 ? nil : parts[1]
  }

  /// The number of the build, which may have dots as a version has; nil where it is not said.
  package var build: AppVersion? { buildText.flatMap(AppVersion.init) }

  private static func numbers(of text: String) -> [UInt64]? {
    let digits = text.utf8.first.map { $0 | 0x20 == UInt8(ascii: "v") } == true ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.map { part in part.utf8.allSatisfy(\.isASCIIDigit) ? UInt64(part) : nil }
    guard parts.count <= 8, !numbers.contains(nil) else { return nil }
    return Array(numbers.compactMap { $0 }.reversed().drop { $0 == 0 }.reversed())
  }
}

extension AppVersion: Comparable, Hashable {
  package static func == (left: AppVersion, right: AppVersion) -> Bool { left.numbers == right.numbers }

  package static func < (left: AppVersion, right: AppVersion) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }

  package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
