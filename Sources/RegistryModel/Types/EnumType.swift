import RegistryText
import RegistryYAML

/// `enum`: exactly one of `values`, by code points.
package struct EnumType: TypeDefinition {
  package static let type = ValueType.enumeration
  package static let attributes: [Attribute] = [.values]
  package static let requiredAttributes: [Attribute] = [.values]
  package static let unconstrained: Kind? = nil

  package var values: [EnumValue]

  package init(_ values: [EnumValue]) { self.values = values }

  package static func decode(_ reader: inout AttributeReader) -> Kind? {
    reader.enumValues(.values).value.map { .enumeration(EnumType($0)) }
  }

  package func interpret(_ text: String) -> Interpretation {
    if let index = values.firstIndex(where: { $0.text.utf8.elementsEqual(text.utf8) }) { return .value(.enumeration(index)) }
    return .unreadable(text.isEmpty ? .empty : .notAValue)
  }

  package var limitPhrases: [String] { ["one of " + values.map(\.text).joined(separator: ", ")] }

  package func text(of value: Value) -> String {
    guard case .enumeration(let index) = value, values.indices.contains(index) else { return "" }
    return values[index].text
  }
}

/// One text of an enum and the Swift case that represents it.
package struct EnumValue: Equatable, Sendable {
  /// The remote text, compared by code points.
  package let text: String
  /// The name of the case, not yet escaped.
  package let caseName: String

  package init(text: String, caseName: String) {
    self.text = text
    self.caseName = caseName
  }

  /// Equal by code points: `String` would call `é` and `e` with an accent equal.
  package static func == (left: EnumValue, right: EnumValue) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8) && left.caseName == right.caseName
  }
}

extension AttributeReader {
  /// The values of an enum: a list of texts, or a mapping of case names to texts where the derived names will not do.
  mutating func enumValues(_ attribute: Attribute) -> Field<[EnumValue]> {
    guard let node = node(attribute) else { return .missing }
    guard node.kind == .mapping else {
      guard case .value(let items) = texts(attribute) else { return .invalid }
      return distinct(items, names: items.map { EnumCaseName.derived(from: $0.text) }, attribute, in: node)
    }
    let texts = node.pairs.map(\.value)
    if let misplaced = texts.first(where: { $0.kind != .scalar }) {
      return fail(attribute, misplaced.kind == .unresolved ? .unresolved : .notText, at: misplaced)
    }
    if let absent = texts.first(where: \.isAbsent) { return fail(attribute, .empty, at: absent) }
    return distinct(texts, names: node.pairs.map(\.key.text), attribute, in: node)
  }

  /// Records each text that equals an earlier one, also in another Unicode form: people cannot tell the two apart, so one of them
  /// is a mistake.
  private mutating func distinct(
    _ texts: [YAMLNode], names: [String], _ attribute: Attribute, in node: YAMLNode
  ) -> Field<[EnumValue]> {
    guard !texts.isEmpty else { return fail(attribute, .empty, at: node) }
    let repeated = repeats(in: texts.map(\.text))
    for (index, first) in repeated {
      record(
        attribute, .repeated(first: texts[first].location, isExact: ExactText(texts[first].text) == ExactText(texts[index].text)),
        at: texts[index])
    }
    guard repeated.isEmpty else { return .invalid }
    return .value(zip(texts, names).map { EnumValue(text: $0.text, caseName: $1) })
  }
}
