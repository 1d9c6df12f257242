import RegistryYAML

extension Declaration {
  /// What is to be known of every declaration before anything is said or made of it.
  package struct Soundness: Equatable, Sendable {
    /// The declared type, or nil where it is missing or unknown.
    package var type: ValueType?
    /// Whether the type is known and all its constraints are sound: ``Declaration/kind`` is not nil.
    package var hasSoundKind: Bool
    /// Whether the compiled-in value is one of the type, under those constraints that are sound.
    package var hasSoundDefault: Bool
    /// Of an enum: ``Declaration/hasPlainValues``.
    package var hasPlainValues = false
  }

  /// Looks at type, constraints and default without making a value where none is needed.
  package var soundness: Soundness {
    guard let type = knownType else { return Soundness(type: nil, hasSoundKind: false, hasSoundDefault: false) }
    switch type {
    case .string where !has(.pattern) && !has(.maxLength):
      return Soundness(type: type, hasSoundKind: true, hasSoundDefault: textAttributes.contains(.default))
    case .enumeration where hasPlainValues:
      return Soundness(type: type, hasSoundKind: true, hasSoundDefault: isDefaultAmongValues, hasPlainValues: true)
    default:
      let (kind, isSound) = readKind(as: type)
      return Soundness(type: type, hasSoundKind: isSound, hasSoundDefault: kind.map(hasSoundDefault) ?? false)
    }
  }

  /// Whether none of the optional attributes that are no constraints is invalid; most entries have few of them.
  var hasSoundPolicies: Bool {
    !(has(.fallback) && fallback.isInvalid || has(.expires) && !hasSoundExpiry || has(.tags) && tags.isInvalid)
  }

  private func hasSoundDefault(as kind: Kind) -> Bool {
    if kind.type.isWrittenPlain, defaultStyle != .plain { return false }
    if case .value? = reading(.default, kind.interpret(utf8:)) { return true }
    return false
  }

  private var isDefaultAmongValues: Bool {
    guard let values = node(.values) else { return false }
    return reading(.default) { Self.position(of: $0, in: values) } != nil
  }
}
