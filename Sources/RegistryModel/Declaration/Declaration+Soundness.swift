import RegistryYAML

extension Declaration {
  /// What is to be known of every declaration before anything is said or made of it.
  public struct Soundness: Hashable, Sendable {
    /// The declared type, or nil where it is missing or unknown.
    public var type: ValueType?
    /// Whether the type is known and all its constraints are sound: ``Declaration/kind`` is not nil.
    public var hasSoundKind: Bool
    /// Whether the compiled-in value is one of the type, under those constraints that are sound.
    public var hasSoundDefault: Bool

    static func known(_ type: ValueType, default isSound: Bool) -> Soundness {
      Soundness(type: type, hasSoundKind: true, hasSoundDefault: isSound)
    }
  }

  /// Looks at type, constraints and default without making a value where none is needed.
  public var soundness: Soundness {
    guard let type = type.value else { return Soundness(type: nil, hasSoundKind: false, hasSoundDefault: false) }
    switch type {
    case .string where !has(.pattern) && !has(.maxLength): return .known(type, default: textAttributes.contains(.default))
    case .enumeration where hasPlainValues: return .known(type, default: isDefaultAmongValues)
    default:
      let (kind, isSound) = readKind(as: type)
      var hasSoundDefault = false
      if case .value(.value, _) = interpretDefault(as: kind) { hasSoundDefault = true }
      return Soundness(type: type, hasSoundKind: isSound, hasSoundDefault: hasSoundDefault)
    }
  }

  private var isDefaultAmongValues: Bool {
    guard textAttributes.contains(.default), let values = node(.values), let node = node(.default) else { return false }
    return node.withUTF8 { Self.position(of: $0, in: values) } != nil
  }
}
