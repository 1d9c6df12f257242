import RegistryDiagnostics
import RegistryText
import RegistryYAML

/// What an attribute of a declaration says, decoded as a `Content`.
package enum Field<Content> {
  /// The entry does not have the attribute.
  case missing
  /// The entry has it, but with something else than a `Content`; the problem is among the declaration's
  /// ``Declaration/problems``.
  case invalid
  case value(Content)

  /// The content, or nil where it is missing or invalid.
  package var value: Content? {
    if case .value(let content) = self { content } else { nil }
  }
}

extension Field: Sendable where Content: Sendable {}

/// A fault of an attribute's value.
package struct AttributeProblem: Sendable {
  package let attribute: Attribute
  package let problem: FieldProblem
  /// The faulty part of the value: the value itself, or one item of it.
  package let node: YAMLNode
}

/// Why the value of an attribute is not what the attribute holds.
package enum FieldProblem: Equatable, Sendable {
  /// A list or a mapping instead of one text.
  case notText
  /// Nothing, as in `owner:`.
  case empty
  /// A text or a mapping instead of a list.
  case notAList
  /// Not a list of two bounds.
  case notABoundPair
  /// Not one of the words that the attribute knows.
  case unknownWord
  /// A bound that is not a value of the declared type.
  case unreadable(Unreadable)
  /// A quoted text, where a bool or a number is declared.
  case quoted
  /// The lower bound is greater than the upper one.
  case reversed
  /// Not spelled `YYYY-MM-DD`, or not a day of the calendar.
  case notADay(isSpelledAsDay: Bool)
  /// Not a `pattern` that can be compiled.
  case pattern(PatternError)
  /// A whole number with a zero in front, which some readers of YAML take for an octal one.
  case leadingZero
  /// Not `true` or `false`.
  case notAFlag
  /// `true`, `no` or the like in place of a reason.
  case notAReason
  /// Not a number and a unit of time.
  case notATimeSpan
  /// Not the scheme of a URL.
  case notAScheme
  /// Not the name of a Swift type.
  case notASwiftType
  /// Not a path below or beside the registry's folder.
  case notARelativePath
  /// Not a mapping with two days and a reason.
  case notAnExtension
  /// A mapping of build configurations without the value of all other builds.
  case noValue
  /// Not a whole number of at least zero.
  case notACount
  /// The same text is among the values already, at `first`; if not `isExact`, in another Unicode form.
  case repeated(first: SourceLocation, isExact: Bool)
  /// The parser has reported what is wrong.
  case unresolved
}
