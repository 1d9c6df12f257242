/// The names of an object's members, in the order in which a list of them is shown.
package final class TemplateShape: Sendable {
  package let names: [String]
  private let slots: [String: Int]

  /// Where a name occurs twice, the first one counts.
  package init(_ names: [String]) {
    self.names = names
    slots = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The index in `names`, or nil for a name that is not among them.
  package func slot(of name: String) -> Int? { slots[name] }
}

/// The names of the members of a type, each with the closure that computes its value.
///
///     static let members: TemplateMembers<Flag> = [
///       "key": { .text($0.key) },
///       "isRetired": { .bool($0.expires < $0.today) },
///     ]
package struct TemplateMembers<Object>: Sendable, ExpressibleByDictionaryLiteral {
  package let shape: TemplateShape
  let values: [@Sendable (Object) -> TemplateValue]

  package init(dictionaryLiteral elements: (String, @Sendable (Object) -> TemplateValue)...) {
    // Not by key paths: key paths of tuples are built at run time, which takes as long as reading a hundred keys.
    shape = TemplateShape(elements.map { name, _ in name })
    values = elements.map { _, value in value }
  }
}

/// A class whose members are a table.
///
///     final class Flag: TemplateRecord { … }
package protocol TemplateRecord: TemplateObject {
  static var members: TemplateMembers<Self> { get }
}

extension TemplateRecord {
  package var shape: TemplateShape { Self.members.shape }
  package func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }
}

/// An object with given names and values, for small contexts.
package final class TemplateDictionary: TemplateObject {
  package let shape: TemplateShape
  private let values: [TemplateValue]

  package init(_ members: [(String, TemplateValue)]) {
    shape = TemplateShape(members.map(\.0))
    values = members.map(\.1)
  }

  package func member(at slot: Int) -> TemplateValue { values[slot] }
}
