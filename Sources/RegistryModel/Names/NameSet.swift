/// A fixed list of names. Most names that are looked up are longer than any of it, and need not be hashed.
package struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private let names: Set<String>
  private let longest: Int

  package init(arrayLiteral names: String...) {
    self.names = Set(names)
    longest = names.reduce(0) { max($0, $1.utf8.count) }
  }

  /// Whether the name is in the list.
  package func contains(_ name: String) -> Bool { name.utf8.count <= longest && names.contains(name) }
}
