/// What an entry can say about its key, by the word in the file.
package enum Attribute: String, Sendable, CaseIterable {
  /// The team that answers for the key.
  case owner
  case type
  /// The compiled-in value.
  case `default`
  /// The allowed texts of an `enum`.
  case values
  /// The inclusive bounds of a number.
  case range
  case outOfRange = "out_of_range"
  case fallback
  /// How old the last successful fetch may be, with `fallback: default`.
  case maxAge = "max_age"
  /// The last day, or `never`.
  case expires
  /// Why an entry never expires.
  case reason
  /// The days that `expires` had before, and why each was moved.
  case extended
  case description
  case tracker
  case tags
  /// The Swift name, where the derived one will not do.
  case accessor
  /// What the texts of a `string` have to look like as a whole.
  case pattern
  case maxLength = "max_length"
  /// The schemes that a `url` may have.
  case schemes
  /// The type of the items of a `list`.
  case of
  case maxItems = "max_items"
  /// Whether an item of a `list` may be there once only.
  case unique
  /// The app's own type that a `json` is decoded into.
  case swiftType = "swift_type"
  /// How the members of that type are named in the JSON.
  case keys
  /// The file of a JSON Schema that the values of a `json` have to satisfy.
  case schema
  /// Whether the dashboard may give everyone another value than the compiled-in one.
  case dashboard
  /// Whether the value goes to telemetry.
  case report
  /// Why new code should not read the key any more.
  case deprecated
  /// The key that takes its place.
  case replacedBy = "replaced_by"
  /// Why new versions do not read the key, while shipped ones still do.
  case retired

  /// The attributes that a file can give to all of its entries: they mean the same whatever the type.
  package static let inheritable: [Attribute] = [.owner, .fallback, .expires, .reason, .description, .tracker, .tags, .dashboard]

  /// The attributes that every entry needs.
  package static let required: [Attribute] = [.owner, .type, .default]

  /// The attribute that a word names, or nil. Every line of a registry is looked up.
  static func named(_ word: String) -> Attribute? { words.first { $0.word == word }?.attribute }

  private static let words = allCases.map { (word: $0.rawValue, attribute: $0) }

  /// Whether every entry may have the attribute, whatever its type.
  package var isGeneral: Bool {
    switch self {
    case .owner, .type, .default, .fallback, .expires, .reason, .description, .tracker, .tags, .accessor, .dashboard, .maxAge,
      .report, .deprecated, .replacedBy, .retired, .extended:
      true
    case .values, .range, .outOfRange, .pattern, .maxLength, .schemes, .of, .maxItems, .unique, .swiftType, .keys,
      .schema:
      false
    }
  }

  /// The types to which the attribute applies.
  package var types: [ValueType] { ValueType.allCases.filter(applies) }

  /// Whether an entry of the type may have the attribute.
  package func applies(to type: ValueType) -> Bool { isGeneral || type.definition.attributes.contains(self) }
}
