/// The names of an object's members, in the order in which a list of them is shown.
package final class TemplateShape: Sendable {
  package let names: [String]
  /// The slots by the hashes of their names, each in the first free place from there on; -1 where there is none.
  private let table: [Int]

  /// Where a name occurs twice, the first one counts.
  package init(_ names: [String]) {
    self.names = names
    var size = 2
    while size < 2 * names.count { size *= 2 }
    var table = Array(repeating: -1, count: size)
    for (slot, name) in names.enumerated() {
      let place = Self.place(of: MemberName(name), in: table, names)
      if table[place] < 0 { table[place] = slot }
    }
    self.table = table
  }

  /// The index in `names`, or nil for a name that is not among them.
  package func slot(of name: MemberName) -> Int? {
    let slot = table[Self.place(of: name, in: table, names)]
    return slot < 0 ? nil : slot
  }

  /// Where the table has a name, or would have it. At least half of its places are free.
  private static func place(of name: MemberName, in table: [Int], _ names: [String]) -> Int {
    var place = name.hash & (table.count - 1)
    while table[place] >= 0, names[table[place]] != name.text { place = (place + 1) & (table.count - 1) }
    return place
  }
}

/// A name with its hash.
///
/// For speed: a template looks each of its names up for every key, and a dictionary that hashes the text each time took 6% of
/// `generate`.
package struct MemberName: Sendable {
  package let text: String
  let hash: Int

  package init(_ text: String) {
    self.text = text
    hash = text.utf8.reduce(0) { ($0 &* 31) &+ Int($1) }
  }
}

/// The names of the members of a type, each with the closure that computes its value, for a ``TemplateObject`` with a fixed
/// set of members.
///
///     static let members: TemplateMembers<Flag> = [
///       "key": { .text($0.key) },
///       "isRetired": { .bool($0.expires < $0.today) },
///     ]
package struct TemplateMembers<Object>: Sendable, ExpressibleByDictionaryLiteral {
  package let shape: TemplateShape
  package let values: [@Sendable (Object) -> TemplateValue]

  package init(dictionaryLiteral elements: (String, @Sendable (Object) -> TemplateValue)...) {
    self.init(elements)
  }

  package init(_ elements: [(String, @Sendable (Object) -> TemplateValue)]) {
    // Not by key paths: key paths of tuples are built at run time, which takes as long as reading a hundred keys.
    shape = TemplateShape(elements.map { name, _ in name })
    values = elements.map { _, value in value }
  }

  /// The members of both tables, those of the first one first.
  package static func + (left: Self, right: Self) -> Self {
    Self(Array(zip(left.shape.names, left.values)) + Array(zip(right.shape.names, right.values)))
  }
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
