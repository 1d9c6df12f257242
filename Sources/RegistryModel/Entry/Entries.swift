/// The entries of a registry that is sound throughout, in its order, each made when it is asked for.
package struct Entries: RandomAccessCollection, Sendable {
  private let declarations: Registry.Declarations
  private let accessors: [String]

  /// Nil where any declaration is not sound; ``Declaration`` and the rules say why.
  ///
  /// - Parameter visit: is given each entry once, in the order of the bytes of their keys, so that what is gathered from all of
  ///   them needs no pass of its own.
  package init?(_ registry: Registry, visit: (Entry) -> Void = { _ in }) {
    declarations = registry.declarations
    accessors = registry.accessors.names
    for index in declarations.indicesSortedByKey {
      guard let entry = Entry(declarations[index], accessor: accessors[index]) else { return nil }
      visit(entry)
    }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { accessors.count }

  /// The remote keys, without making the entries.
  package var keys: [String] { declarations.keys }

  package subscript(index: Int) -> Entry {
    guard let entry = Entry(known: declarations[index], accessor: accessors[index]) else {
      // The initialiser has looked at each of them, in the same immutable tree.
      preconditionFailure("a sound declaration is sound for ever")
    }
    return entry
  }
}

// MARK: - Without making the entry

extension Entries {
  /// Calls `body` with the remote key of an entry in UTF-8; the buffer must not escape.
  package func withKey(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) { declarations[index].withKey(body) }

  /// Calls `body` with an entry's ``Entry/defaultText`` in UTF-8; the buffer must not escape.
  package func withDefaultText(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    declarations[index].withDefaultText(body)
  }
}
