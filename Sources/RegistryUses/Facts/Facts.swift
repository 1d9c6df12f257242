/// What is known of all sources that were read: names that files share. The texts of the files are not kept.
struct Facts: Sendable {
  /// `typealias name = target`.
  struct Alias: Hashable, Sendable {
    let target: [String]
    /// The type that declares it; empty outside types.
    let container: [String]
    /// The file that alone sees it, or nil.
    let onlyIn: Int?
  }

  /// A name with one value all over the program.
  struct Constant: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case literal(LiteralValue)
      /// The names of another constant.
      case path([String])
    }

    let container: [String]
    let value: Value
    let onlyIn: Int?
  }

  /// An enum whose raw values are strings.
  struct StringEnum: Hashable, Sendable {
    let path: [String]
    /// The raw value of each case; nil for one that is not a literal.
    let values: [String: String?]
    let onlyIn: Int?
  }

  /// A property, a global or a parameter of an initialiser whose type is known.
  struct Member: Hashable, Sendable {
    let container: [String]
    let nature: Nature
  }

  /// What is known of the type of a value.
  enum Nature: Hashable, Sendable {
    /// An instance of the SDK's class.
    case sdk
    /// The generated type of a registry, as a value.
    case metatype(Int)
    /// A type with a name, without its qualifiers.
    case named(String)
    /// No type with a name.
    case other
    case unknown
  }

  let registries: [RegistrySymbols]
  /// The keys by the names of their accessors and of their enum types.
  let accessors: [String: [KeyReference]]
  let enumTypes: [String: [KeyReference]]
  let registriesByType: [String: Int]
  let propertyWrappers: [String: [Int]]
  let keysByName: [String: KeyReference]

  var aliases: [String: Set<Alias>] = [:]
  /// The types around each type that the sources declare, by its name.
  var containers: [String: Set<[String]>] = [:]
  /// The names behind the colons of a type and its extensions.
  var inherited: [String: Set<String>] = [:]
  /// The functions that each protocol asks for, by its name.
  var requirements: [String: Set<String>] = [:]
  var constants: [String: Set<Constant>] = [:]
  var enums: [String: Set<StringEnum>] = [:]
  var members: [String: Set<Member>] = [:]
  var wrappers: [String: Set<Wrapper>] = [:] {
    didSet { for name in wrappers.keys { names.insert(name) } }
  }
  /// The names that a use, a read or a call of a wrapper begins with.
  private(set) var names = NameSet(SDK.readingNames)

  init(_ registries: [RegistrySymbols]) {
    self.registries = registries
    var accessors: [String: [KeyReference]] = [:]
    var enumTypes: [String: [KeyReference]] = [:]
    var keysByName: [String: KeyReference] = [:]
    var wrappers: [String: [Int]] = [:]
    for (number, registry) in registries.enumerated() {
      for (index, key) in registry.keys.enumerated() {
        let reference = KeyReference(registry: number, key: index)
        accessors[key.accessor, default: []].append(reference)
        if let type = key.enumTypeName { enumTypes[type, default: []].append(reference) }
        if keysByName[key.key] == nil { keysByName[key.key] = reference }
      }
      for wrapper in registry.propertyWrappers { wrappers[wrapper, default: []].append(number) }
    }
    for name in accessors.keys { names.insert(name) }
    for name in enumTypes.keys { names.insert(name) }
    (self.accessors, self.enumTypes, self.keysByName, propertyWrappers) = (accessors, enumTypes, keysByName, wrappers)
    registriesByType = Dictionary(registries.enumerated().map { ($1.typeName, $0) }) { first, _ in first }
  }

  func key(_ reference: KeyReference) -> RegistrySymbols.Key { registries[reference.registry].keys[reference.key] }

  /// The key of a registry that an accessor or an enum type belongs to, or nil.
  func reference(_ name: String, in table: [String: [KeyReference]], of registry: Int) -> KeyReference? {
    table[name]?.first { $0.registry == registry }
  }
}
