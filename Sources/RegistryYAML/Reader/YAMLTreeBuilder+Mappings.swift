import RegistryDiagnostics
import RegistryText

// A mapping's keys are checked, and its pairs merged, when it ends.
extension YAMLTreeBuilder {
  /// The pairs of a mapping with these `children`: without those whose key is repeated or is not a scalar, which it reports,
  /// and with merged ones.
  mutating func pairs(of nodes: Range<Int>) -> [YAMLPair] {
    var table = PairTable(capacity: (nodes.count + 1) / 2)
    var merge: YAMLPair?
    for index in stride(from: nodes.lowerBound, to: nodes.upperBound, by: 2) {
      // The text may end before the value. Then there will be no tree; but the key may be a repeated one.
      let pair = YAMLPair(key: children[index], value: children[min(index + 1, nodes.upperBound - 1)])
      add(pair, to: &table, &merge)
    }
    if let merge, !isCutOff { self.merge(merge.value, by: merge.key, into: &table, mayBeList: true) }
    return table.pairs
  }

  /// Adds a pair as it is written, keeps it as the one that merges others, or reports why it is neither.
  private mutating func add(_ pair: YAMLPair, to table: inout PairTable, _ merge: inout YAMLPair?) {
    if pair.key.kind != .scalar {
      reportCollection(pair.key)
    } else if !pair.key.isMergeKey {
      if let first = table.append(pair) { reportRepeat(of: pair.key, first: first) }
    } else if let merge {
      reportRepeat(of: pair.key, first: merge.key)
    } else {
      merge = pair
    }
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
  private mutating func merge(_ value: YAMLNode, by mergeKey: YAMLNode, into table: inout PairTable, mayBeList: Bool) {
    switch value.kind {
    case .mapping:
      for pair in value.pairs { merge(YAMLPair(key: pair.key, value: pair.value, mergeKey: mergeKey), into: &table) }
    case .sequence where mayBeList:
      for item in value.items { merge(item, by: mergeKey, into: &table, mayBeList: false) }
    case .unresolved: break
    case .scalar, .sequence: report(.mergeOfNoMapping, at: value.span)
    }
  }

  /// Bounded apart from the aliases, because mappings that are written in place can be merged level after level.
  private mutating func merge(_ pair: YAMLPair, into table: inout PairTable) {
    guard !isOverLimit, let mergeKey = pair.mergeKey else { return }
    guard mergedCount < limits.aliasExpansion else {
      return stop(.mergesTooMuch(limit: limits.aliasExpansion), at: mergeKey.span)
    }
    if table.append(pair) == nil { mergedCount += 1 }
  }
}

/// The pairs of one mapping, each key once.
///
/// Swift seeds the hash anew for each run, so no file can be made whose keys all collide.
private struct PairTable {
  private(set) var pairs: [YAMLPair] = []
  /// Where each key is in `pairs`.
  private var positions: [ExactText: Int]

  init(capacity: Int) {
    pairs.reserveCapacity(capacity)
    positions = Dictionary(minimumCapacity: capacity)
  }

  /// Adds a pair, unless there is one with the same key, whose key is the result.
  mutating func append(_ pair: YAMLPair) -> YAMLNode? {
    let key = ExactText(pair.key.text)
    if let earlier = positions.updateValue(pairs.count, forKey: key) {
      positions[key] = earlier
      return pairs[earlier].key
    }
    pairs.append(pair)
    return nil
  }
}
