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
  /// The last day, or `never`.
  case expires
  /// Why an entry never expires.
  case reason
  case description
  case tracker
  case tags
  /// The Swift name, where the derived one will not do.
  case accessor
  /// What the texts of a `string` have to look like as a whole.
  case pattern
  case maxLength = "max_length"
  /// Whether the dashboard may give everyone another value than the compiled-in one.
  case dashboard

  /// The attributes that every entry needs.
  package static let required: [Attribute] = [.owner, .type, .default]

  /// The types to which the attribute applies, or nil where it applies to all.
  package var types: [ValueType]? {
    switch self {
    case .owner, .type, .default, .fallback, .expires, .reason, .description, .tracker, .tags, .accessor, .dashboard: nil
    case .values, .range, .outOfRange, .pattern, .maxLength:
      ValueType.allCases.filter { $0.definition.attributes.contains(self) }
    }
  }

  /// The attribute that a word names, or nil. Every line of a registry is looked up.
  static func named(_ word: String) -> Attribute? { byWord[word] }

  private static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
