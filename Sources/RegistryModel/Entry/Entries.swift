/// The entries of a registry that is sound throughout, in its order, each made when it is asked for.
public struct Entries: RandomAccessCollection, Sendable {
  private let declarations: Registry.Declarations
  private let accessors: [String]

  /// Nil where any declaration is not sound; ``Declaration`` and the rules say why.
  ///
  /// - Parameter accessors: the registry's own, where they are known already.
  public init?(_ registry: Registry, accessors: AccessorNames? = nil) {
    declarations = registry.declarations
    self.accessors = (accessors ?? registry.accessorNames()).names
    for (declaration, accessor) in zip(declarations, self.accessors) where Entry(declaration, accessor: accessor) == nil {
      return nil
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { accessors.count }

  /// The remote keys, without making the entries.
  public var keys: [String] { declarations.keys }

  /// The indices in the order of the keys' bytes.
  public var indicesSortedByKey: [Int] {
    let keys = declarations.keys
    return indices.sorted { keys[$0].utf8.lexicographicallyPrecedes(keys[$1].utf8) }
  }

  public subscript(index: Int) -> Entry {
    guard let entry = Entry(known: declarations[index], accessor: accessors[index]) else {
      // The initialiser has made each of them once, from the same immutable tree.
      preconditionFailure("a sound declaration is sound for ever")
    }
    return entry
  }
}
