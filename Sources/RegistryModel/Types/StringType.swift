import RegistryYAML

/// `string`: any text, then `max_length` and `pattern`.
package struct StringType: TypeDefinition {
  package static let type = ValueType.string
  package static let attributes: [Attribute] = [.pattern, .maxLength]
  package static let unconstrained: Kind? = .string(StringType())

  package var pattern: Pattern?
  /// In Unicode scalars.
  package var maxLength: Int?

  package init(pattern: Pattern? = nil, maxLength: Int? = nil) {
    self.pattern = pattern
    self.maxLength = maxLength
  }

  package static func decode(_ reader: inout AttributeReader) -> Kind? {
    .string(StringType(pattern: reader.pattern(.pattern).value, maxLength: reader.count(.maxLength).value))
  }

  package func interpret(_ text: String) -> Interpretation {
    if let maxLength, text.unicodeScalars.dropFirst(maxLength).first != nil { return .unreadable(.tooLong(limit: maxLength)) }
    if let pattern, !pattern.program.matches(text) { return .unreadable(.patternMismatch) }
    return .value(.string(text))
  }

  package var limitPhrases: [String] {
    (pattern.map { ["matches \($0.source)"] } ?? []) + (maxLength.map { ["at most \($0) characters"] } ?? [])
  }

  package func text(of value: Value) -> String {
    guard case .string(let text) = value else { return "" }
    return text
  }

  /// By code points: `String` would call `é` and `e` with an accent equal.
  package func areEqual(_ left: Value, _ right: Value) -> Bool {
    text(of: left).utf8.elementsEqual(text(of: right).utf8)
  }
}

/// A `pattern` as written and compiled.
///
/// A class, so that a `Kind` stays small: few keys have a pattern, and each key has a kind.
package final class Pattern: Equatable, Sendable {
  package let source: String
  package let program: PatternProgram

  /// Throws where `source` is not in the subset that ``PatternProgram`` supports.
  package init(_ source: String) throws(PatternError) {
    self.source = source
    program = try PatternProgram(source)
  }

  package static func == (left: Pattern, right: Pattern) -> Bool { left.source.utf8.elementsEqual(right.source.utf8) }
}
