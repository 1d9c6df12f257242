import RegistryModel
import RegistryText

/// What a reader of a deprecated accessor is told.
struct Deprecation {
  let message: String
  /// The accessor to read instead, not escaped; nil where there is none, or one of another type.
  let renamed: String?

  /// Nil where the entry is neither deprecated nor replaced.
  init?(_ entry: Entry, in emission: Emission) {
    guard entry.deprecated != nil || entry.replacedBy != nil else { return nil }
    let replacement = entry.replacedBy.flatMap { emission.replacements[ExactText($0)] }
    let advice = replacement.map { "use '\($0.accessor)'" } ?? entry.replacedBy.map { "the key \(quoted($0)) takes its place" }
    message = [entry.deprecated.map(DocComment.line), advice].compactMap { $0 }.joined(separator: "; ")
    renamed = replacement.flatMap { Self.haveSameType(entry, $0) ? $0.accessor : nil }
  }

  /// Each enum key has a type of its own.
  private static func haveSameType(_ entry: Entry, _ other: Entry) -> Bool {
    entry.kind.emitted.swiftType(of: entry) == other.kind.emitted.swiftType(of: other)
  }
}
