/// A JSON value without positions, for writing and comparing.
///
/// Two values are equal with their members in any order, numbers by their exact value, and strings by code points.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number as its JSON text.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in the order in which they are written.
  case object([(name: String, value: JSONValue)])

  /// The value of a node and its contents.
  package init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .bool: self = .bool(node.bool == true)
    case .number: self = .number(String(decoding: node.source, as: UTF8.self))
    case .string: self = .string(String(decoding: node.textBytes, as: UTF8.self))
    case .array: self = .array(node.elements.map(JSONValue.init))
    case .object: self = .object(node.members.map { (String(decoding: $0.name.textBytes, as: UTF8.self), JSONValue($0.value)) })
    }
  }

  /// An integer.
  package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }
}

extension JSONValue: Equatable {
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): areEqual(numbers: one, other)
    case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): areEqual(members: one, other)
    default: false
    }
  }

  private static func areEqual(numbers one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8) || ExactDecimal(one).map { $0 == ExactDecimal(other) } ?? false
  }

  /// Repeated names are compared in the order in which they occur.
  private static func areEqual(
    members one: [(name: String, value: JSONValue)],
    _ other: [(name: String, value: JSONValue)]
  ) -> Bool {
    guard one.count == other.count else { return false }
    return zip(sorted(one), sorted(other)).allSatisfy { left, right in
      left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
    }
  }

  private static func sorted(_ members: [(name: String, value: JSONValue)]) -> [(name: String, value: JSONValue)] {
    let order = members.indices.sorted { left, right in
      let (one, other) = (members[left].name.utf8, members[right].name.utf8)
      return one.elementsEqual(other) ? left < right : one.lexicographicallyPrecedes(other)
    }
    return order.map { members[$0] }
  }
}

extension JSONValue: Hashable {
  /// Equal values have equal hashes: the order of members and the way in which a number is written do not matter.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let text):
      if let number = ExactDecimal(text) { hasher.combine(number) } else { hasher.combine(text) }
    case .string(let text): hasher.combine(text)
    case .array(let elements): hasher.combine(elements)
    case .object(let members):
      hasher.combine(members.count)
      hasher.combine(members.reduce(0) { $0 ^ Self.hash(of: $1) })
    }
  }

  private static func hash(of member: (name: String, value: JSONValue)) -> Int {
    var hasher = Hasher()
    hasher.combine(member.name)
    hasher.combine(member.value)
    return hasher.finalize()
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members.map { (name: $0.0, value: $0.1) }) }
  package init(nilLiteral: ()) { self = .null }
}

extension JSONNode {
  /// Whether two values are equal as `JSONValue`s.
  package func isStructurallyEqual(to other: JSONNode) -> Bool { JSONValue(self) == JSONValue(other) }
}
