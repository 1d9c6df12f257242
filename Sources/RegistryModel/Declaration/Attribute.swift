import RegistryYAML

/// What an entry can say of its key, by the word in the file.
package enum Attribute: String, Sendable, CaseIterable {
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
  package static let required: [Attribute] = [.owner, .type, .default]

  /// The types to which the attribute applies, or nil where it applies to all.
  package var types: [ValueType]? {
    switch self {
    case .values: [.enumeration]
    case .range, .outOfRange: [.int, .double]
    case .pattern, .maxLength: [.string]
    default: nil
    }
  }
}

/// Some of the attributes.
package struct AttributeSet: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }
  package init(_ attribute: Attribute) { rawValue = 1 << attribute.position }

  /// The set of several attributes.
  package init(_ attributes: [Attribute]) { rawValue = attributes.reduce(0) { $0 | 1 << $1.position } }

  package func contains(_ attribute: Attribute) -> Bool { rawValue & 1 << attribute.position != 0 }
}

extension Attribute {
  /// By their positions.
  static let keys = KeyList(allCases.map(\.rawValue))

  /// The place of the attribute among ``allCases``: below 16, so that a set of attributes is a number.
  var position: Int {
    switch self {
    case .owner: 0
    case .type: 1
    case .default: 2
    case .values: 3
    case .range: 4
    case .outOfRange: 5
    case .fallback: 6
    case .expires: 7
    case .reason: 8
    case .description: 9
    case .tracker: 10
    case .tags: 11
    case .accessor: 12
    case .pattern: 13
    case .maxLength: 14
    }
  }
}
