import RegistryDiagnostics
import RegistryModel
import RegistryText

/// What a registry says otherwise about one key than registries that shipped. Data only: the renderings put it into words.
package struct KeyChange: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// No shipped registry has the key.
    case added
    /// The registry does not have the key any more; `heir` is the key that has its accessor now.
    case removed(heir: String?)
    /// The entry stays, without an accessor.
    case retired
    /// The type is another one; `example` is a text that the new type reads and the old one does not, where one is known.
    case retyped(from: ValueType, to: ValueType, example: String?)
    /// The type is another one, which reads only texts that the old one reads as the same values.
    case typeNarrowed(from: ValueType, to: ValueType)
    /// The key was gone in a version between, and now means something else; `what` says what differs.
    case reused(what: String, gap: String)
    /// The new registry takes texts that shipped installs do not read, or nobody can tell.
    case widened(ConstraintChange)
    case narrowed(ConstraintChange)
    case defaultChanged(from: String, to: String)
    /// What is read when no fetch succeeded; as the attributes have it.
    case fallbackChanged(from: String, to: String)
    case outOfRangeChanged(from: String, to: String)
    /// The name in Swift is another one: sources have to follow, installs do not notice.
    case accessorRenamed(from: String, to: String)
  }

  package let kind: Kind
  package let key: String
  package let owner: String?
  /// The shipped registries that differ in this way, by name, from the oldest to the newest.
  package internal(set) var releases: [String]
  /// What a shipped install reads in place of an `example`.
  package let shippedReading: ShippedReading?
  /// Where the new registry has what differs, or the key; nil where it does not have it.
  package let location: SourceLocation?
  /// Where the newest of the shipped registries has it; nil for an added key.
  package internal(set) var oldLocation: SourceLocation?
}

/// What a shipped install makes of a text that it does not read as a value.
package struct ShippedReading: Equatable, Sendable {
  /// The value that it reads, as a text.
  package let text: String
  /// Whether that is the nearest bound of its range, and not its compiled-in value.
  package let isClamped: Bool

  /// Nil for a text that the key reads.
  package init?(of text: String, by key: ReleasedKey) {
    switch key.kind.interpret(text) {
    case .value: return nil
    case .outOfRange(_, let nearest) where key.kind.compared.beyondRange == .clamp:
      self.text = key.kind.text(of: nearest)
      isClamped = true
    case .outOfRange, .unreadable:
      self.text = key.defaultText
      isClamped = false
    }
  }
}
