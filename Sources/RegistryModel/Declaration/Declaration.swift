import RegistryDiagnostics
import RegistryText
import RegistryYAML

/// One key of a registry as the file has it, with or without faults, decoded once.
///
/// A class, for speed: two dozen rules pass each declaration on, and a copy of all its fields for each of them took as long
/// as the rest of the validation.
package final class Declaration: Sendable {
  /// Where the key is written.
  package let keyNode: YAMLNode
  /// The value of the key, a mapping unless the entry is malformed.
  package let body: YAMLNode
  /// The pairs of the body, and those that it has from the defaults of its file.
  private let pairs: [YAMLPair]
  /// Which attribute each pair is; nil where its key is not one.
  private let pairAttributes: [Attribute?]
  /// The pairs whose key is not an attribute, in the order of the text.
  package let unknownPairs: [YAMLPair]
  /// The faults of the attributes' values.
  package let problems: [AttributeProblem]

  package let owner: Field<String>
  package let type: Field<ValueType>
  /// The type with those of its constraints that are sound; nil where the type is missing or unknown, or has no values
  /// without an attribute that is faulty.
  package let kind: Kind?
  /// The compiled-in value of all builds that have no other; nil where the entry does not say it.
  package let standardDefault: DeclaredDefault?
  /// The compiled-in values of build configurations, in the order of the text.
  package let configuredDefaults: [DeclaredDefault]
  package let fallback: Field<FallbackPolicy>
  package let maxAge: Field<TimeSpan>
  package let expiry: Field<Expiry>
  /// The extensions of the entry's life, the first one first.
  package let extensions: Field<[ExpiryExtension]>
  package let description: Field<String>
  package let tracker: Field<String>
  package let tags: Field<[String]>
  package let accessor: Field<String>
  package let dashboard: Field<DashboardPolicy>
  package let isReported: Field<Bool>
  package let deprecated: Field<String>
  package let replacedBy: Field<String>
  package let retired: Field<String>

  /// - Parameter defaults: the attributes that its file gives to every entry that does not have them.
  init(_ entry: YAMLPair, defaults: [YAMLPair] = []) {
    keyNode = entry.key
    body = entry.value
    pairs = defaults.isEmpty ? body.pairs : Self.pairs(of: entry, with: defaults)
    pairAttributes = pairs.map { Attribute.named($0.key.text) }
    unknownPairs = zip(pairAttributes, pairs).filter { $0.0 == nil && !Registry.isFree($0.1.key) }.map(\.1)

    var reader = AttributeReader(pairs, pairAttributes)
    owner = reader.name(.owner)
    type = reader.word(.type)
    kind = type.value.flatMap { $0.definition.decode(&reader) }
    (standardDefault, configuredDefaults) = reader.defaults(as: kind, of: type.value)
    fallback = reader.word(.fallback)
    maxAge = reader.timeSpan(.maxAge)
    expiry = reader.expiry()
    extensions = reader.extensions()
    description = reader.text(.description)
    tracker = reader.text(.tracker)
    tags = reader.texts(.tags).map { $0.map(\.text) }
    accessor = reader.text(.accessor)
    dashboard = reader.word(.dashboard)
    isReported = reader.flag(.report)
    deprecated = reader.explanation(.deprecated)
    replacedBy = reader.name(.replacedBy)
    retired = reader.explanation(.retired)
    _ = reader.text(.reason)
    problems = reader.problems
  }

  /// The pairs of an entry, with those of the defaults that it does not have. A reason belongs to its day: an entry with a day of
  /// its own does not inherit it.
  private static func pairs(of entry: YAMLPair, with defaults: [YAMLPair]) -> [YAMLPair] {
    guard entry.value.kind == .mapping else { return [] }
    let own = entry.value.pairs
    func has(_ name: String) -> Bool { own.contains { $0.key.hasText(name) } }
    let inherited = defaults.filter { pair in
      let isReasonOfAnotherDay = pair.key.hasText(Attribute.reason.rawValue) && has(Attribute.expires.rawValue)
      return !has(pair.key.text) && !isReasonOfAnotherDay
    }
    return own + inherited.map { $0.inherited(at: entry.key) }
  }
}

extension Declaration {
  /// The owner of a key whose team nobody has named yet.
  package static let ownerPlaceholder = "TODO"

  /// The remote key.
  package var key: String { keyNode.text }

  /// Where the key is written.
  package var location: SourceLocation { keyNode.location }

  /// The attributes that the entry has, in the order of the text.
  package var attributes: [Attribute] { pairAttributes.compactMap { $0 } }

  /// Whether the entry has the attribute, with a sound value or not.
  package func has(_ attribute: Attribute) -> Bool { pairAttributes.contains(attribute) }

  /// The key and the value of an attribute, or nil where the entry does not have it.
  package func pair(_ attribute: Attribute) -> YAMLPair? { pairAttributes.firstIndex(of: attribute).map { pairs[$0] } }

  /// The value of an attribute, or nil where the entry does not have it.
  package func node(_ attribute: Attribute) -> YAMLNode? { pair(attribute)?.value }

  /// Whether the entry is there for shipped installs only, so that no code is generated for it.
  package var isRetired: Bool { retired.value != nil }

  /// The type of the items where the entry is a list.
  package var itemType: ValueType? { type.value == .list ? node(.of).flatMap { ValueType(rawValue: $0.text) } : nil }

  /// The path of the schema that the values of the key have to satisfy; nil without one.
  package var schemaPath: String? {
    if case .json(let type)? = kind { type.schemaPath } else { nil }
  }

  /// Whether the attribute belongs to the declared type, or to every type; false while the type is unknown.
  package func applies(_ attribute: Attribute) -> Bool {
    guard let type = type.value else { return attribute.isGeneral }
    guard let itemType, !attribute.isGeneral, !ListType.ownAttributes.contains(attribute) else {
      return attribute.applies(to: type)
    }
    return attribute.applies(to: itemType)
  }

  /// Whether the entry is most likely a misspelt `$registry`, so that nothing else should be said about it.
  package var isMeantAsSettings: Bool { key.utf8.first == UInt8(ascii: "$") }
}
