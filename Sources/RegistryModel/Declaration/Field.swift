import RegistryYAML

/// What an attribute of a declaration says, read as a `Content`.
package enum Field<Content> {
  /// The entry does not have the attribute.
  case missing
  /// It has, but what stands there is no `Content`; `node` is where the fault is.
  case invalid(FieldProblem, node: YAMLNode)
  case value(Content, node: YAMLNode)

  /// The content, or nil where it is missing or invalid.
  @inlinable
  package var value: Content? {
    if case .value(let content, _) = self { content } else { nil }
  }

  /// Whether something stands there that is no `Content`.
  @inlinable
  package var isInvalid: Bool {
    if case .invalid = self { true } else { false }
  }

  func flatMap<Other>(_ read: (Content, YAMLNode) -> Field<Other>) -> Field<Other> {
    switch self {
    case .missing: .missing
    case .invalid(let problem, let node): .invalid(problem, node: node)
    case .value(let content, let node): read(content, node)
    }
  }
}

extension Field: Sendable where Content: Sendable {}

/// Why what stands at an attribute is not what the attribute holds.
package enum FieldProblem: Equatable, Sendable {
  /// A list or a mapping where one text belongs.
  case notText
  /// Nothing, as in `owner:`.
  case empty
  /// A text or a mapping where a list belongs.
  case notAList
  /// Not a list of two bounds.
  case notABoundPair
  /// Not one of the words that the attribute knows.
  case unknownWord
  /// The text is no value of the declared type.
  case unreadable(Unreadable)
  /// A quoted text, where a bool or a number is declared.
  case quoted
  /// The lower bound lies above the upper one.
  case reversed
  /// Not spelled `YYYY-MM-DD`, or no day of the calendar.
  case notADay(isSpelledAsDay: Bool)
  /// Not a `pattern` that can be compiled.
  case pattern(PatternError)
  /// Not a whole number of at least zero.
  case notACount
  /// The same text stands among the values already.
  case repeated
  /// The content cannot be judged, because what it depends on is missing or invalid.
  case undecided
  /// The parser has already said what is wrong.
  case unresolved
}
