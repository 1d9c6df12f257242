import RegistryDiagnostics
import RegistryText

/// A place in the sources that reads a key through the generated file.
package struct Use: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// `FeatureConfig.accessor`.
    case accessor
    /// `\.accessor`, as `resolution(of:)` and `withOverride(of:to:)` take it.
    case keyPath
    /// The type of an enum key.
    case enumType
  }

  package let kind: Kind
  /// The place of the registry and of the key in it, among those that were given.
  package let registry: Int
  package let key: Int
  package let location: SourceLocation
  /// Whether the file is one of the tests.
  package let isTest: Bool
}

/// A place in the sources that reads a key past the generated file, or gives the SDK a default of its own.
package struct RawRead: Equatable, Sendable {
  package enum Form: Equatable, Sendable {
    /// `remoteConfig["k"]`, with the label of the subscript if it has one.
    case `subscript`(label: String?)
    case configValue
    case defaultValue
    /// `@RemoteConfigProperty(key:fallback:)`.
    case propertyWrapper
    /// A key of the dictionary that is given to `setDefaults`.
    case defaults
    /// `setDefaults(fromPlist:)`, with the name of the file as the key.
    case defaultsFile
    /// A call of a function of the app that hands its parameter to a read.
    case wrapper(String)
  }

  package enum Key: Equatable, Sendable {
    case known(String)
    /// Why the key is not known, as a part of a sentence.
    case unknown(String)
  }

  package let form: Form
  package let key: Key
  package let language: Language
  /// The key, where it is written in the call, or else the name of what is called.
  package let location: SourceLocation
  /// The whole read with its getter.
  package let expression: SourceSpan
  package let getter: Getter?
  /// What the function of the app that is called takes from the value, or nil.
  package let wrapperGetter: Getter?
  /// The default that is given, where a literal writes it.
  package let value: LiteralValue?
  /// Whether an accessor can take the place of the expression.
  package let isReplaceable: Bool
  /// The text between the quotes of a key that is a literal, for a correction of its spelling.
  package let literal: SourceSpan?
  package let isTest: Bool
}
