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
    case .patternMismatch: "does not match the pattern"
    case .tooLong(let limit): "is longer than \(limit) characters"
    }
  }
}
