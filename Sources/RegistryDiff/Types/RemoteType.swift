import RegistryModel
import RegistryText

/// What the comparison with a template knows of one value type. An instance is the type with the constraints of one entry.
protocol RemoteType: TypeDefinition {
  /// The type that a template declares for such a key.
  static var serviceType: ServiceType { get }

  /// Whether every one of some texts, which a template without a declared type has, looks like a value of this type and of
  /// no other: `0042` stays a text.
  static func looksLike(_ texts: [String]) -> Bool

  /// A readable text as a registry has it: `true` for `TRUE`, `7` for `007`.
  static func registryText(_ text: String) -> String

  /// The value that is least likely to have an effect, where the template has none.
  static var neutralText: String { get }

  /// A value as a YAML scalar that every YAML reader takes for the same text.
  static func yaml(_ text: String) -> String

  /// A value as a text that the service takes for `serviceType`.
  func remoteText(of value: Value) -> String

  /// What limits the values of the entry's type, by attribute, in a form that is the same for the same limits.
  var limits: [Attribute: String] { get }

  /// The range for a message, such as `65536...8388608`, or nil where there is none.
  var rangeText: String? { get }
}

extension RemoteType {
  static func looksLike(_ texts: [String]) -> Bool { false }
  static func registryText(_ text: String) -> String { text }
  static func yaml(_ text: String) -> String { YAMLText.quoted(text) }
  func remoteText(of value: Value) -> String { text(of: value) }
  var limits: [Attribute: String] { rangeText.map { [.range: $0] } ?? [:] }
  var rangeText: String? { nil }
}

extension TypeDefinition {
  /// The canonical form of a text that the type reads without constraints.
  static func canonical(_ text: String) -> String {
    unconstrained.flatMap { kind in kind.interpret(text).value.map(kind.text) } ?? text
  }
}

extension ValueType {
  /// What the comparison knows of the type. A type that is forgotten here does not compile.
  var remote: any RemoteType.Type {
    switch self {
    case .bool: BoolType.self
    case .int: IntType.self
    case .double: DoubleType.self
    case .string: StringType.self
    case .enumeration: EnumType.self
    case .json: JSONType.self
    case .url: URLType.self
    case .duration: DurationType.self
    case .list: ListType.self
    }
  }
}

extension Kind {
  /// The same for a type with its constraints.
  var remote: any RemoteType {
    switch self {
    case .bool(let type): type
    case .int(let type): type
    case .double(let type): type
    case .string(let type): type
    case .enumeration(let type): type
    case .json(let type): type
    case .url(let type): type
    case .duration(let type): type
    case .list(let type): type
    }
  }

  /// The type that a template declares for such a key.
  var serviceType: ServiceType { type.remote.serviceType }

  /// A value as a text that the service takes for the type.
  func remoteText(of value: Value) -> String { remote.remoteText(of: value) }
}

extension Entry {
  /// The compiled-in value as a text that the service takes.
  var remoteDefaultText: String { kind.remoteText(of: defaultValue) }
}
