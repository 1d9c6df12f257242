/// Views of a mapping or a list that count no reference: what is asked of thousands of nodes has to cost little for each.
extension YAMLNode {
  /// A pair of a mapping, or an item of a sequence, while it is looked at. It must not escape.
  package struct Scanned {
    fileprivate let tables: YAMLStorage.Tables
    fileprivate let keyPlace: UInt32
    /// Where the value is written, for ``YAMLNode/node(at:)``.
    package let place: UInt32

    /// The text of the key in UTF-8; that of the item where there is no key.
    package var key: UnsafeBufferPointer<UInt8> { tables.text(at: keyPlace) }
    /// The text of the value in UTF-8, empty where it is no scalar.
    package var text: UnsafeBufferPointer<UInt8> { tables.text(at: place) }
    /// Whether the value is a scalar without quotes.
    package var isPlain: Bool { tables.resolved(place).isPlainScalar }
    /// Whether the value is a scalar and not absent.
    package var isText: Bool {
      let record = tables.resolved(place)
      return record.kind == .scalar && !record.isAbsent
    }
  }

  /// The node of the same document at a place that ``Scanned`` names.
  package func node(at place: UInt32) -> YAMLNode { YAMLNode(storage: storage, place: place) }

  /// Calls `body` with the text in UTF-8 of the node at a place; the buffer must not escape.
  ///
  /// Unlike `node(at:).withUTF8`, it counts no reference, which costs more than reading a short text. Inlined like that one.
  @inlinable
  package func withUTF8<Result>(at place: UInt32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    let range = storage.textRange(at: place)
    return try storage.text.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// How the scalar at a place is written.
  package func style(at place: UInt32) -> Style { storage.resolved(place).style }

  /// Calls `body` for each pair of a mapping, in the order of ``pairs``; does nothing where the node is no mapping.
  package func scanPairs(_ body: (Scanned) -> Void) {
    storage.withTables { tables in
      let record = tables.records[Int(index)]
      guard record.kind == .mapping else { return }
      var key = index + 1
      while key < record.next {
        let value = tables.records[Int(key)].next
        if tables.records[Int(key)].flags.isDisjoint(with: [.dropped, .mergeKey]) {
          body(Scanned(tables: tables, keyPlace: key, place: value))
        }
        key = tables.records[Int(value)].next
      }
      guard record.extent > 0 else { return }
      for pair in storage.mergedPairs[record.textRange] {
        body(Scanned(tables: tables, keyPlace: pair.key, place: pair.value))
      }
    }
  }

  /// How many pairs a mapping has; 0 where the node is no mapping.
  package var pairCount: Int {
    var count = 0
    scanPairs { _ in count += 1 }
    return count
  }

  /// Calls `body` for each item of a sequence, until it returns false; does nothing where the node is no sequence.
  package func scanItems(_ body: (Scanned) -> Bool) {
    storage.withTables { tables in
      let record = tables.records[Int(index)]
      guard record.kind == .sequence else { return }
      var item = index + 1
      while item < record.next, body(Scanned(tables: tables, keyPlace: item, place: item)) {
        item = tables.records[Int(item)].next
      }
    }
  }
}

extension YAMLStorage {
  /// The record of a node, that of the named one where it is an alias.
  fileprivate func resolved(_ place: UInt32) -> NodeRecord {
    let record = records[Int(place)]
    return record.kind == .alias ? records[Int(record.payload)] : record
  }

  /// Where the text of a node lies, empty where it is no scalar.
  @usableFromInline
  func textRange(at place: UInt32) -> Range<Int> {
    let record = resolved(place)
    return record.kind == .scalar ? record.textRange : 0..<0
  }

  /// The arrays of a document as plain memory.
  fileprivate struct Tables {
    let records: UnsafeBufferPointer<NodeRecord>
    let text: UnsafeBufferPointer<UInt8>

    /// The record of a node, that of the named one where it is an alias.
    func resolved(_ place: UInt32) -> NodeRecord {
      let record = records[Int(place)]
      return record.kind == .alias ? records[Int(record.payload)] : record
    }

    func text(at place: UInt32) -> UnsafeBufferPointer<UInt8> {
      let record = resolved(place)
      return UnsafeBufferPointer(rebasing: text[record.kind == .scalar ? record.textRange : 0..<0])
    }
  }

  fileprivate func withTables(_ body: (Tables) -> Void) {
    records.withUnsafeBufferPointer { records in
      text.withUnsafeBufferPointer { body(Tables(records: records, text: $0)) }
    }
  }
}
