/// A key and a value of a mapping.
package struct YAMLPair: Sendable {
  let storage: YAMLStorage
  let keyPlace: UInt32
  let valuePlace: UInt32
  let mergePlace: UInt32?

  /// Always a scalar; its span is where the key is written, which for a merged pair is in the merged mapping.
  package var key: YAMLNode { YAMLNode(storage: storage, place: keyPlace) }
  package var value: YAMLNode { YAMLNode(storage: storage, place: valuePlace) }

  /// The `<<` of the mapping that inherits the pair, or nil for a pair of the mapping's own.
  package var mergeKey: YAMLNode? { mergePlace.map { YAMLNode(storage: storage, place: $0) } }
}

/// The pairs of a mapping: its own in the order of the text, then those it has by merging.
///
/// Keys are unique. The first of a repeated key counts, an own pair beats a merged one, and of several merged
/// mappings the earlier one wins, as YAML 1.1's merge key type (https://yaml.org/type/merge.html) has it.
package struct YAMLPairs: Sequence, Sendable {
  let storage: YAMLStorage
  let index: UInt32

  package struct Iterator: IteratorProtocol {
    let storage: YAMLStorage
    var cursor: UInt32
    let end: UInt32
    var merged: Range<Int>

    package mutating func next() -> YAMLPair? {
      while cursor < end {
        let key = cursor
        let value = storage.records[Int(key)].next
        cursor = storage.records[Int(value)].next
        guard storage.records[Int(key)].flags.isDisjoint(with: [.dropped, .mergeKey]) else { continue }
        return YAMLPair(storage: storage, keyPlace: key, valuePlace: value, mergePlace: nil)
      }
      guard let index = merged.popFirst() else { return nil }
      let pair = storage.mergedPairs[index]
      return YAMLPair(storage: storage, keyPlace: pair.key, valuePlace: pair.value, mergePlace: pair.mergeKey)
    }
  }

  package func makeIterator() -> Iterator {
    let record = storage.records[Int(index)]
    guard record.kind == .mapping else { return Iterator(storage: storage, cursor: 0, end: 0, merged: 0..<0) }
    return Iterator(storage: storage, cursor: index + 1, end: record.next, merged: record.textRange)
  }
}

/// The items of a sequence, in the order of the text.
package struct YAMLItems: Sequence, Sendable {
  let storage: YAMLStorage
  let index: UInt32

  package struct Iterator: IteratorProtocol {
    let storage: YAMLStorage
    var cursor: UInt32
    let end: UInt32

    package mutating func next() -> YAMLNode? {
      guard cursor < end else { return nil }
      defer { cursor = storage.records[Int(cursor)].next }
      return YAMLNode(storage: storage, place: cursor)
    }
  }

  package func makeIterator() -> Iterator {
    let record = storage.records[Int(index)]
    guard record.kind == .sequence else { return Iterator(storage: storage, cursor: 0, end: 0) }
    return Iterator(storage: storage, cursor: index + 1, end: record.next)
  }
}

extension YAMLNode {
  /// The pairs of a mapping; none where the node is no mapping.
  package var pairs: YAMLPairs { YAMLPairs(storage: storage, index: index) }

  /// The items of a sequence; none where the node is no sequence.
  package var items: YAMLItems { YAMLItems(storage: storage, index: index) }

  /// The pair of a mapping with this key, by code points; looks at one pair after the other.
  package subscript(key: String) -> YAMLPair? {
    pairs.first { $0.key.utf8.elementsEqual(key.utf8) }
  }
}
