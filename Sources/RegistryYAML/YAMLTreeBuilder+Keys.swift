import RegistryDiagnostics

// Keys are checked when their mapping ends.
extension YAMLTreeBuilder {
  /// Reports repeated keys and keys that are no scalars, drops their pairs, and merges what `<<` names.
  mutating func checkKeys() {
    var mergeKey: UInt32?
    keyIndex.removeAll()
    for position in frame.firstKey..<openKeys.count {
      let key = openKeys[position]
      let record = arena.records[Int(arena.resolved(key))]
      guard record.kind == .scalar else {
        dropKey(key, kind: record.kind)
        continue
      }
      let isMerge = arena.records[Int(key)].flags.contains(.mergeKey)
      let earlier = isMerge ? mergeKey : keyIndex.insert(key, in: arena)
      if isMerge, mergeKey == nil { mergeKey = key }
      if let earlier { dropRepeated(key, earlier: earlier, isMerge: isMerge) }
    }
    if let mergeKey, !isCutOff { merge(mergeKey) }
  }

  private mutating func dropKey(_ key: UInt32, kind: NodeRecord.Kind) {
    arena.records[Int(key)].flags.insert(.dropped)
    switch kind {
    case .mapping where !isCutOff: report(.keyIsCollection("mapping"), at: span(of: key))
    case .sequence where !isCutOff: report(.keyIsCollection("sequence"), at: span(of: key))
    default: break
    }
  }

  private mutating func dropRepeated(_ key: UInt32, earlier: UInt32, isMerge: Bool) {
    arena.records[Int(key)].flags.insert(.dropped)
    let first = span(of: earlier)
    let finding: YAMLFinding =
      isMerge ? .duplicateMerge(line: first.start.line) : .duplicateKey(arena.string(key), line: first.start.line)
    report(finding, at: span(of: key), notes: [.init("first defined here", at: SourceLocation(path: path, span: first))])
  }

  private func span(of node: UInt32) -> SourceSpan { arena.spans[Int(node)].unpacked }

  /// `keyIndex` holds the mapping's own keys, which win over merged ones.
  private mutating func merge(_ mergeKey: UInt32) {
    let mapping = Int(frame.node)
    let value = arena.records[Int(mergeKey)].next
    arena.records[mapping].payload = UInt32(arena.mergedPairs.count)
    mergeValue(value, by: mergeKey, mayBeList: true)
    arena.records[mapping].extent = UInt32(arena.mergedPairs.count) - arena.records[mapping].payload
  }

  private mutating func mergeValue(_ value: UInt32, by mergeKey: UInt32, mayBeList: Bool) {
    let source = arena.resolved(value)
    let record = arena.records[Int(source)]
    switch record.kind {
    case .mapping: mergeMapping(source, by: mergeKey)
    case .sequence where mayBeList:
      var item = source + 1
      while item < record.next {
        mergeValue(item, by: mergeKey, mayBeList: false)
        item = arena.records[Int(item)].next
      }
    case .unresolved: break
    case .scalar, .sequence, .alias: report(.mergeOfNoMapping, at: span(of: value))
    }
  }

  private mutating func mergeMapping(_ source: UInt32, by mergeKey: UInt32) {
    let record = arena.records[Int(source)]
    var key = source + 1
    while key < record.next {
      let value = arena.records[Int(key)].next
      if arena.records[Int(key)].flags.isDisjoint(with: [.dropped, .mergeKey]) {
        mergePair(MergedPair(key: key, value: value, mergeKey: mergeKey))
      }
      key = arena.records[Int(value)].next
    }
    for index in record.textRange {
      let inherited = arena.mergedPairs[index]
      mergePair(MergedPair(key: inherited.key, value: inherited.value, mergeKey: mergeKey))
    }
  }

  /// Bounded apart from the aliases, since mappings written in place of one can be merged level after level.
  private mutating func mergePair(_ pair: MergedPair) {
    guard arena.mergedPairs.count < limits.aliasExpansion else {
      if !isOverLimit { report(.mergesTooMuch(limit: limits.aliasExpansion), at: span(of: pair.mergeKey)) }
      isOverLimit = true
      return
    }
    if keyIndex.insert(pair.key, in: arena) == nil { arena.mergedPairs.append(pair) }
  }
}
