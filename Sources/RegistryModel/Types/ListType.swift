import RegistryJSON
import RegistryText
import RegistryYAML

/// `list`: a JSON array, each element of which is a value of one type; one element that is not refuses the list.
///
/// An element is a text, or a number or a bool as it is written.
package struct ListType: TypeDefinition {
  package static let type = ValueType.list
  /// Those of the list itself, then those of its items.
  package static let attributes: [Attribute] =
    ownAttributes + [.values, .range, .outOfRange, .pattern, .maxLength, .schemes]
  package static let requiredAttributes: [Attribute] = [.of]
  package static let unconstrained: Kind? = nil

  package static let ownAttributes: [Attribute] = [.of, .maxItems, .unique]

  /// The types that an item can have.
  package static let itemTypes: [ValueType] = ValueType.allCases.filter { $0 != .json && $0 != .list }

  package var item: Kind
  package var maxItems: Int?
  /// Whether no item may be there twice.
  package var isUnique = false

  package init(of item: Kind, maxItems: Int? = nil, isUnique: Bool = false) {
    self.item = item
    self.maxItems = maxItems
    self.isUnique = isUnique
  }

  package static func decode(_ reader: inout AttributeReader) -> Kind? {
    let maxItems = reader.count(.maxItems).value
    let isUnique = reader.flag(.unique).value ?? false
    guard let item = reader.itemType().value?.definition.decode(&reader) else { return nil }
    return .list(ListType(of: item, maxItems: maxItems, isUnique: isUnique))
  }

  package func interpret(_ text: String) -> Interpretation {
    if text.isEmpty { return .unreadable(.empty) }
    if let fault = JSONType.fault(in: text) { return .unreadable(.notJSON(fault.message)) }
    guard let root = JSONReader().read(text).document?.root, root.kind == .array else { return .unreadable(.notAnArray) }
    return interpret(items: root.elements.map(Self.text))
  }

  /// What the items mean together. An item is nil where it is neither a text nor a number nor a bool.
  package func interpret(items: [String?]) -> Interpretation {
    var values: [Value] = []
    var nearest: [Value] = []
    var isInRange = true
    var seen: Set<ExactText> = []
    for (index, text) in items.enumerated() {
      if let maxItems, index >= maxItems { return .unreadable(.tooManyItems(limit: maxItems)) }
      guard let text else { return .unreadable(.badItem(index, nil, .notAnItem)) }
      switch item.interpret(text) {
      case .unreadable(let reason): return .unreadable(.badItem(index, text, reason))
      case .value(let value):
        values.append(value)
        nearest.append(value)
      case .outOfRange(let value, let bound):
        values.append(value)
        nearest.append(bound)
        isInRange = false
      }
      if isUnique, !seen.insert(ExactText(item.text(of: values[index]))).inserted {
        return .unreadable(.badItem(index, text, .repeatedItem))
      }
    }
    return isInRange ? .value(.list(values)) : .outOfRange(.list(values), nearest: .list(nearest))
  }

  package func text(of value: Value) -> String {
    guard case .list(let values) = value else { return "" }
    return JSONValue.array(values.map(json)).text(.compact)
  }

  package func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard case .list(let first) = left, case .list(let second) = right, first.count == second.count else { return false }
    return zip(first, second).allSatisfy(item.areEqual)
  }

  private func json(_ value: Value) -> JSONValue {
    switch value {
    case .bool(let flag): .bool(flag)
    case .int, .double: .number(item.text(of: value))
    case .string, .enumeration, .url, .duration, .json, .list: .string(item.text(of: value))
    }
  }

  /// The text of an item that is one text, number or bool.
  private static func text(_ node: JSONNode) -> String? {
    node.text ?? node.number ?? node.bool.map { $0 ? "true" : "false" }
  }
}

extension Kind {
  /// The enum that the key has, by itself or as the type of its items.
  package var enumType: EnumType? {
    switch self {
    case .enumeration(let type): type
    case .list(let type): type.item.enumType
    case .bool, .int, .double, .string, .json, .url, .duration: nil
    }
  }
}

extension AttributeReader {
  /// The type of a list's items.
  fileprivate mutating func itemType() -> Field<ValueType> {
    let type: Field<ValueType> = word(.of)
    guard case .value(let item) = type, !ListType.itemTypes.contains(item), let node = node(.of) else { return type }
    return fail(.of, .unknownWord, at: node)
  }

  /// The compiled-in list of an entry that has its items as a YAML list.
  mutating func defaultItems(_ items: [YAMLNode], of type: ListType) -> Field<Interpretation> {
    for item in items {
      if let problem = Self.problem(ofText: item) { return fail(.default, problem, at: item) }
      guard type.item.type.definition.isWrittenPlain else { continue }
      if item.style != .plain { return fail(.default, .quoted, at: item) }
      if item.isAmbiguousNumber, type.item.interpret(item.text).value != nil { return fail(.default, .leadingZero, at: item) }
    }
    return .value(type.interpret(items: items.map(\.text)))
  }
}
