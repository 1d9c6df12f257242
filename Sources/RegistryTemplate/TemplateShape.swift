/// The names of an object's members, in the order in which a listing shows them.
package final class TemplateShape: Sendable {
  package let names: [String]
  private let slots: [String: Int]

  /// Of a name that occurs twice, the first place counts.
  package init(_ names: [String]) {
    self.names = names
    slots = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The index in `names`, or nil for a name that the objects do not have.
  package func slot(of name: String) -> Int? { slots[name] }
}

/// The members of a type, each with the closure that computes it: one place for names, order and values.
///
///     static let members: TemplateMembers<Flag> = [
///       "key": { .text($0.key) },
///       "isRetired": { .bool($0.expires < $0.today) },
///     ]
package struct TemplateMembers<Object>: Sendable, ExpressibleByDictionaryLiteral {
  package let shape: TemplateShape
  let values: [@Sendable (Object) -> TemplateValue]

  package init(dictionaryLiteral elements: (String, @Sendable (Object) -> TemplateValue)...) {
    // Not by key paths: those of tuples are made anew in each run, for as long as a hundred keys take to be read.
    shape = TemplateShape(elements.map { name, _ in name })
    values = elements.map { _, value in value }
  }
}

/// A final class whose members are a table.
///
///     final class Flag: TemplateRecord { … }
package protocol TemplateRecord: TemplateObject {
  static var members: TemplateMembers<Self> { get }
}

extension TemplateRecord {
  package var shape: TemplateShape { Self.members.shape }
  package func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }
}

/// An object made of names and values that already exist, for small contexts.
package final class TemplateDictionary: TemplateObject {
  package let shape: TemplateShape
  private let values: [TemplateValue]

  package init(_ members: [(String, TemplateValue)]) {
    shape = TemplateShape(members.map(\.0))
    values = members.map(\.1)
  }

  package func member(at slot: Int) -> TemplateValue { values[slot] }
}
