import RegistryDiagnostics
import RegistryText

// A mapping's keys are checked, and its pairs merged, when it ends.
extension YAMLTreeBuilder {
  /// The pairs of a mapping: without those whose key is repeated or is not a scalar, which it reports, and with merged ones.
  mutating func pairs(of mapping: OpenCollection) -> [YAMLPair] {
    var table = PairTable(mapping)
    var merge: YAMLPair?
    var dropped: Set<Int> = []
    for position in table.pairs.indices where !isOwnPair(at: position, in: &table, &merge) { dropped.insert(position) }
    table.remove(dropped)
    if let merge, !isCutOff { add(merge.value, .merged(merge.key), to: &table, mayBeList: true) }
    return table.pairs.trimmed
  }

  /// Whether a pair belongs to the mapping that it is written in; reports why not, unless it is the merge key.
  private mutating func isOwnPair(at position: Int, in table: inout PairTable, _ merge: inout YAMLPair?) -> Bool {
    let key = table.pairs[position].key
    if key.kind != .scalar {
      reportCollection(key)
    } else if !key.isMergeKey {
      guard let first = table.insert(key, at: position) else { return true }
      reportRepeat(of: key, first: table.pairs[first].key)
    } else if let merge {
      reportRepeat(of: key, first: merge.key)
    } else {
      merge = table.pairs[position]
    }
    return false
  }

  /// In a text that was not read to its end, the collection may be none: `[` or `{` may belong to a string without quotes.
  private mutating func reportCollection(_ key: YAMLNode) {
    guard !isCutOff, key.kind != .unresolved else { return }
    report(.keyIsCollection(key.kind == .mapping ? "mapping" : "sequence"), at: key.span)
  }

  private mutating func reportRepeat(of key: YAMLNode, first: YAMLNode) {
    let line = first.span.start.line
    report(
      key.isMergeKey ? .duplicateMerge(line: line) : .duplicateKey(key.text, line: line), at: key.span,
      notes: [Diagnostic.Note("first defined here", at: first.location)])
  }

  /// Adds the pairs of what `<<` names, unless their keys are there.
  private mutating func add(_ value: YAMLNode, _ origin: YAMLPair.Origin, to table: inout PairTable, mayBeList: Bool) {
    switch value.kind {
    case .mapping:
      for pair in value.pairs { add(YAMLPair(key: pair.key, value: pair.value, origin: origin), to: &table) }
    case .sequence where mayBeList:
      for item in value.items { add(item, origin, to: &table, mayBeList: false) }
    case .unresolved: break
    case .scalar, .sequence: report(.mergeOfNoMapping, at: value.span)
    }
  }

  /// Bounded apart from the aliases, because mappings that are written in place can be merged level after level.
  private mutating func add(_ pair: YAMLPair, to table: inout PairTable) {
    guard !isOverLimit, let mergeKey = pair.mergeKey else { return }
    guard mergedCount < limits.aliasExpansion else {
      return stop(.mergesTooMuch(limit: limits.aliasExpansion), at: mergeKey.span)
    }
    if table.append(pair) { mergedCount += 1 }
  }
}

/// The pairs of one mapping, and where each key is first among them.
///
/// Swift seeds the hash anew for each run, so no file can be made whose keys all collide.
private struct PairTable {
  private(set) var pairs: [YAMLPair]
  private var positions: [ExactText: UInt32]

  init(_ mapping: YAMLTreeBuilder.OpenCollection) {
    pairs = mapping.pairs
    // The text ends before the value, so there will be no tree; but the key may be a repeated one.
    if let key = mapping.key { pairs.append(YAMLPair(key: key, value: key)) }
    positions = Dictionary(minimumCapacity: pairs.count)
  }

  /// Notes a key, or returns the position of the same key if there is one.
  mutating func insert(_ key: YAMLNode, at position: Int) -> Int? {
    let text = ExactText(key.text)
    guard let earlier = positions.updateValue(UInt32(truncatingIfNeeded: position), forKey: text) else { return nil }
    positions[text] = earlier
    return Int(earlier)
  }

  /// Adds a pair unless its key is there; returns whether it did.
  mutating func append(_ pair: YAMLPair) -> Bool {
    guard insert(pair.key, at: pairs.count) == nil else { return false }
    pairs.append(pair)
    return true
  }

  mutating func remove(_ dropped: Set<Int>) {
    guard !dropped.isEmpty else { return }
    pairs = pairs.indices.filter { !dropped.contains($0) }.map { pairs[$0] }
  }
}

extension [YAMLPair] {
  /// The same without room to grow. A registry has many small mappings, whose spare room would be a tenth of the tree; a large
  /// one is left alone, because its copy would take more memory for a moment than its room does.
  fileprivate var trimmed: Self {
    guard count < 100, capacity > count else { return self }
    var trimmed: Self = []
    trimmed.reserveCapacity(count)
    trimmed.append(contentsOf: self)
    return trimmed
  }
}
