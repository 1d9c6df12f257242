import RegistryText
import RegistryYAML

/// What the model knows of one value type. An instance is the type with the constraints of one entry.
///
/// `Documentation/AddingAType.md` lists what a new type needs here and in the parts above.
package protocol TypeDefinition: Equatable, Sendable {
  /// The type, by the word after `type:`.
  static var type: ValueType { get }

  /// The attributes that only entries of this type, or of a few types, have.
  static var attributes: [Attribute] { get }

  /// Those of them that an entry of this type cannot do without.
  static var requiredAttributes: [Attribute] { get }

  /// Whether a value is written without quotes, so that a quoted text is not a value.
  static var isWrittenPlain: Bool { get }

  /// The type without constraints, or nil where it has no value without them.
  static var unconstrained: Kind? { get }

  /// Decodes the constraints. A problem is recorded by the reader, and leaves its constraint out.
  ///
  /// A fault in one constraint need not hide a fault in the default. The result is nil only where the type has no values
  /// without the faulty attribute, as an enum has none without `values`.
  static func decode(_ reader: inout AttributeReader) -> Kind?

  /// Reads a text as the generated accessor does: the reading grammar of the type, then the constraints.
  func interpret(_ text: String) -> Interpretation

  /// The canonical text of a value, which ``interpret(_:)`` reads back exactly; empty for a value of another type.
  func text(of value: Value) -> String

  /// Whether two values mean the same to an app.
  func areEqual(_ left: Value, _ right: Value) -> Bool

  /// What limits the values, for people: a phrase for each limit, such as `65536 to 8388608`. Texts of the registry are as written.
  var limitPhrases: [String] { get }
}

extension TypeDefinition {
  package static var attributes: [Attribute] { [] }
  package static var requiredAttributes: [Attribute] { [] }
  package static var isWrittenPlain: Bool { false }
  package func areEqual(_ left: Value, _ right: Value) -> Bool { left == right }
  package var limitPhrases: [String] { [] }

  /// Whether a text is a value of the type without constraints.
  package static func reads(_ text: String) -> Bool {
    if case .value? = unconstrained?.interpret(text) { true } else { false }
  }
}

/// What a text means for a key: the outcome of the reading grammar and of the key's constraints.
package enum Interpretation: Equatable, Sendable {
  case value(Value)
  /// A number outside the range; `nearest` is the bound that `out_of_range: clamp` reads.
  indirect case outOfRange(Value, nearest: Value)
  case unreadable(Unreadable)

  /// The value, inside or outside of the range, or nil where the text is unreadable.
  package var value: Value? {
    switch self {
    case .value(let value), .outOfRange(let value, _): value
    case .unreadable: nil
    }
  }
}

/// Why a text is not a value of a type under the reading grammar.
package enum Unreadable: Error, Equatable, Sendable {
  /// The empty text, for a type that has no empty value.
  case empty
  /// Neither `true` nor `false` in any case, nor `1` or `0`.
  case notABool
  /// Not an optional sign and decimal digits.
  case notAnInteger
  /// A decimal number with a fraction that is not zero.
  case notWhole
  /// A whole number outside -9223372036854775808 to 9223372036854775807.
  case beyond64Bits
  /// Not a decimal number.
  case notADecimal
  /// A decimal number that overflows a 64-bit floating-point value.
  case notFinite
  /// None of an enum's values, by code points.
  case notAValue
  /// Not a JSON document as RFC 8259 defines it; the text says what is wrong.
  case notJSON(String)
  /// Not an absolute URL with a host.
  case notAURL(URLFault)
  /// A URL whose scheme is none of the allowed ones; all of them in small letters.
  case schemeNotAllowed(String, allowed: [String])
  /// Not a decimal number and a unit of time.
  case notADuration
  /// A duration that is not a whole number of attoseconds.
  case finerThanAttoseconds
  /// A duration of more seconds than 64 bits hold.
  case beyondDurations
  /// A JSON document other than an array.
  case notAnArray
  /// The item at a position of a list, from 0, is not a value; its text is nil where it is no scalar.
  indirect case badItem(Int, String?, Unreadable)
  /// An element of a JSON array that is neither a text nor a number nor a bool.
  case notAnItem
  /// An item that the list has already.
  case repeatedItem
  /// A list of more items than `max_items`.
  case tooManyItems(limit: Int)
  /// The text does not match the key's `pattern` as a whole.
  case patternMismatch
  /// The text has more Unicode scalars than `max_length`.
  case tooLong(limit: Int)

  /// What is wrong, to follow a quoted text: "'abc' is not an integer".
  package var explanation: String {
    switch self {
    case .empty: "is empty"
    case .notABool: "is not a bool ('true' or 'false')"
    case .notAnInteger: "is not an integer"
    case .notWhole: "is not a whole number"
    case .beyond64Bits: "does not fit a 64-bit integer"
    case .notADecimal: "is not a decimal number"
    case .notFinite: "is too large for a 64-bit floating-point number"
    case .notAValue: "is not one of the enum's values"
    case .notJSON(let problem): "is not valid JSON: \(problem)"
    case .notAURL(let fault): "is not a URL: \(fault.message)"
    case .schemeNotAllowed(let scheme, let allowed):
      "has the scheme \(quoted(scheme)), but \(quotedList(allowed)) is allowed"
    case .notADuration: "is not a duration such as '1.5s' or '12h'"
    case .finerThanAttoseconds: "is finer than an attosecond"
    case .beyondDurations: "is longer than a duration can be"
    case .notAnArray: "is not a JSON array"
    case .badItem(let index, let text, let reason):
      "has the item \(text.map { quoted($0) + " " } ?? "")at position \(index + 1), which \(reason.explanation)"
    case .notAnItem: "is not a text, a number or a bool"
    case .repeatedItem: "is there already"
    case .tooManyItems(let limit): "has more than \(limit) items"
    case .patternMismatch: "does not match the pattern"
    case .tooLong(let limit): "is longer than \(limit) characters"
    }
  }
}
