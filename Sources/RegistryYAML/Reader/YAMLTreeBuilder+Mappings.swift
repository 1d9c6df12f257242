import RegistryDiagnostics
import RegistryText

// A mapping's keys are checked, and its pairs merged, when it ends.
extension YAMLTreeBuilder {
  /// The pairs of a mapping: without those whose key is repeated or is not a scalar, which it reports, and with merged ones.
  mutating func pairs(of mapping: OpenCollection) -> [YAMLPair] {
    var pairs = mapping.pairs
    // The text ends before the value, so there will be no tree; but the key may be a repeated one.
    if let key = mapping.key { pairs.append(YAMLPair(key: key, value: key)) }
    var keys = KeyTable(capacity: pairs.count)
    var merge: YAMLPair?
    var dropped: Set<Int> = []
    for (position, pair) in pairs.enumerated() where !isOwn(pair, at: position, in: pairs, &keys, &merge) {
      dropped.insert(position)
    }
    if !dropped.isEmpty { pairs = pairs.indices.filter { !dropped.contains($0) }.map { pairs[$0] } }
    if let merge, !isCutOff { add(merge.value, mergedBy: merge.key, to: &pairs, &keys, mayBeList: true) }
    return pairs.trimmed
  }

  /// Whether a pair belongs to the mapping that it is written in; reports why not, unless it is the merge key.
  private mutating func isOwn(
    _ pair: YAMLPair, at position: Int, in pairs: [YAMLPair], _ keys: inout KeyTable, _ merge: inout YAMLPair?
  ) -> Bool {
    if pair.key.kind != .scalar {
      reportCollection(pair.key)
    } else if !pair.key.isMergeKey {
      guard let first = keys.insert(pair.key, at: position) else { return true }
      reportRepeat(of: pair.key, first: pairs[first].key)
    } else if let merge {
      reportRepeat(of: pair.key, first: merge.key)
    } else {
      merge = pair
    }
    return false
  }

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
  private mutating func add(
    _ value: YAMLNode, mergedBy mergeKey: YAMLNode, to pairs: inout [YAMLPair], _ keys: inout KeyTable, mayBeList: Bool
  ) {
    switch value.kind {
    case .mapping:
      for pair in value.pairs { add(YAMLPair(pair, mergedBy: mergeKey), to: &pairs, &keys) }
    case .sequence where mayBeList:
      for item in value.items { add(item, mergedBy: mergeKey, to: &pairs, &keys, mayBeList: false) }
    case .unresolved: break
    case .scalar, .sequence: report(.mergeOfNoMapping, at: value.span)
    }
  }

  /// Bounded apart from the aliases, because mappings that are written in place can be merged level after level.
  private mutating func add(_ pair: YAMLPair, to pairs: inout [YAMLPair], _ keys: inout KeyTable) {
    guard !isOverLimit, let mergeKey = pair.mergeKey else { return }
    guard mergedCount < limits.aliasExpansion else {
      return stop(.mergesTooMuch(limit: limits.aliasExpansion), at: mergeKey.span)
    }
    guard keys.insert(pair.key, at: pairs.count) == nil else { return }
    mergedCount += 1
    pairs.append(pair)
  }
}

/// The keys of one mapping, and the position of each among its pairs.
///
/// Swift seeds the hash anew for each run, so no file can be made whose keys all collide.
private struct KeyTable {
  private var positions: [ExactText: UInt32]

  init(capacity: Int) { positions = Dictionary(minimumCapacity: capacity) }

  /// Adds a key, or returns the position of the same key if that is there.
  mutating func insert(_ key: YAMLNode, at position: Int) -> Int? {
    let text = ExactText(key.text)
    if let earlier = positions[text] { return Int(earlier) }
    positions[text] = UInt32(truncatingIfNeeded: position)
    return nil
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
