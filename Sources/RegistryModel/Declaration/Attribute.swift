/// What an entry can say of its key, by the word in the file.
public enum Attribute: String, Sendable, CaseIterable {
  /// The team that answers for the key.
  case owner
  case type
  /// The compiled-in value.
  case `default`
  /// The allowed texts of an `enum`.
  case values
  /// The inclusive bounds of an `int` or `double`.
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

  /// The attributes without which an entry is none.
  public static let required: [Attribute] = [.owner, .type, .default]

  /// The types to which the attribute applies, or nil where it applies to all.
  public var types: [ValueType]? {
    switch self {
    case .values: [.enumeration]
    case .range, .outOfRange: [.int, .double]
    case .pattern, .maxLength: [.string]
    default: nil
    }
  }
}
