import RegistryDiagnostics
import RegistryText

/// What the generated file of one registry declares, as far as sources name it.
package struct RegistrySymbols: Sendable {
  /// One key of the registry.
  package struct Key: Sendable {
    /// The remote key.
    package var key: String
    /// The Swift name without backticks.
    package var accessor: String
    /// The type of an enum key, nested in the registry's type, or nil.
    package var enumTypeName: String?
    /// The getter of the SDK's value that gives what the accessor gives, or nil where none does.
    package var getter: Getter?
    package var owner: String?
    /// Where the registry declares the key.
    package var location: SourceLocation?

    package init(
      _ key: String, accessor: String, enumTypeName: String? = nil, getter: Getter? = nil, owner: String? = nil,
      location: SourceLocation? = nil
    ) {
      self.key = key
      self.accessor = accessor
      self.enumTypeName = enumTypeName
      self.getter = getter
      self.owner = owner
      self.location = location
    }
  }

  /// The generated type: `FeatureConfig`.
  package var typeName: String
  /// The property wrappers that take a key path of an accessor.
  package var propertyWrappers: [String]
  package var keys: [Key]
  /// Keys without an accessor, which only shipped versions read.
  package var retired: Set<String>

  package init(typeName: String, propertyWrappers: [String] = ["FeatureValue"], keys: [Key], retired: Set<String> = []) {
    self.typeName = typeName
    self.propertyWrappers = propertyWrappers
    self.keys = keys
    self.retired = retired
  }
}

/// What code takes from a value of the SDK.
package enum Getter: Hashable, Sendable {
  case bool
  case int
  case double
  /// `numberValue`, without a word on which number.
  case number
  case string
  case json
  case data
  /// `decoded(asType: X.self)`, with the name of the type.
  case decoded(String)
}

/// A key of one of the registries.
struct KeyReference: Hashable, Sendable {
  let registry: Int
  let key: Int
}
