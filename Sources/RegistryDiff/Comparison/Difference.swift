import RegistryDiagnostics
import RegistryModel
import RegistryText

/// One thing in which a registry and an exported template do not agree, or which nobody can tell. Data only: `RegistryDiff`'s
/// renderings put it into words.
package struct Difference: Sendable {
  package enum Kind: Sendable {
    /// The registry declares the key, and the template has no parameter of that name.
    case registryOnly
    /// The template has the parameter, and the registry declares no such key; `nearest` is a declared key that looks like it.
    case remoteOnly(nearest: String?)
    /// The template has the parameter in `count` places; `first` is another one than the difference's own.
    case duplicate(first: SourceLocation, count: Int)
    /// The template declares another type than it would for the registry's; both as the template names them.
    case typeMismatch(declared: String, type: ValueType, expected: String)
    /// What the template gives to everyone is not the compiled-in value, as is normal while a flag is rolled out.
    case defaultDiffers(remote: String)
    /// The same of a key whose default the registry pins.
    case pinnedDefaultDiffers(remote: String)
    /// A client may receive a text that is not a value of the key.
    case unreadable(ValueOrigin, text: String, Unreadable)
    /// A client may receive a number outside the key's range.
    case outOfRange(ValueOrigin, text: String, range: String)
    /// A client may receive a document that the key's schema does not allow; `problem` is the first thing that is wrong with it.
    case violatesSchema(ValueOrigin, text: String, problem: String, count: Int)
    /// A value hangs on a condition that the template does not define.
    case unknownCondition(String)
    /// No client receives a value: the template leaves it to the compiled-in one.
    case inAppDefault
    /// What clients receive is not in the template.
    case uncheckable(ValueOrigin, what: String)
    /// Another registry behind the same dashboard declares the key at a place, and it means something else there.
    case sharedKeyDiffers(SourceLocation, what: String)
    /// The service refuses the template because of it.
    case refused(Refusal)
    /// A pattern of keys to ignore matches no parameter.
    case unusedIgnore(pattern: String)
  }

  package internal(set) var kind: Kind
  /// The remote key; empty for `unusedIgnore` and for what the service refuses of the template as a whole.
  package let key: String
  /// The team that answers for the key, where the registry declares it.
  package let owner: String?
  /// The compiled-in value as a text, where the registry declares the key.
  package let registryText: String?
  /// The place of the key in the registry, if it is there.
  package let registryLocation: SourceLocation?
  /// The place of the fault in the template, if it is there.
  package let remoteLocation: SourceLocation?
  /// The group of the parameter, if it is in one.
  package let group: String?
}

/// Through which part of a parameter a client may receive a text.
package indirect enum ValueOrigin: Equatable, Sendable {
  /// The value for everyone for whom no condition holds.
  case defaultValue
  /// The value under a condition, by its name.
  case condition(String)
  /// The value of a rollout.
  case rollout(ValueOrigin)
  /// The value of an experiment's variant, by its id.
  case variant(String?, ValueOrigin)
}

extension Difference.Kind {
  /// One more place has the parameter.
  mutating func addPlace() {
    if case .duplicate(let first, let count) = self { self = .duplicate(first: first, count: count + 1) }
  }
}
