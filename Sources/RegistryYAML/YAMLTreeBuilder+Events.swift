// The tree grows event by event.
extension YAMLTreeBuilder {
  /// Returns false where a bound forbids to go on.
  mutating func handle(_ event: borrowing LibYAMLEvent) -> Bool {
    switch event.kind {
    case .scalar: return addScalar(event)
    case .mappingStart, .sequenceStart: return open(event)
    case .mappingEnd, .sequenceEnd:
      // libyaml ends a block collection at the next token, which may be many lines further down.
      if frame.isFlow { lastEnd = event.end }
      arena.spans[Int(frame.node)].end = lastEnd
      close()
      return true
    case .alias: return addAlias(event)
    case .documentStart:
      documents += 1
      if documents > 1 { report(.anotherDocument, at: event) }
      return true
    case .documentEnd, .streamStart, .streamEnd: return true
    }
  }

  private mutating func addScalar(_ event: borrowing LibYAMLEvent) -> Bool {
    guard hasRoom(for: event) else { return false }
    var record = NodeRecord(kind: .scalar, style: event.style)
    if event.text.count > limits.scalarBytes {
      report(.scalarTooLong(event.text.count, limit: limits.scalarBytes), at: event)
      record.kind = .unresolved
    } else if event.isVerbatim {
      record.payload = UInt32(truncatingIfNeeded: file.count - byteCount + event.index)
      record.extent = UInt32(truncatingIfNeeded: event.text.count)
    } else {
      (record.payload, record.extent) = arena.store(event.text)
      foreignBreaks?.restore(in: &arena.text, from: Int(record.payload))
    }
    if event.hasProperties { addProperties(event, to: &record) }
    record.next = arena.count + 1
    append(&record, at: event, isMergeKey: event.isMergeKey)
    return true
  }

  private mutating func open(_ event: borrowing LibYAMLEvent) -> Bool {
    guard hasRoom(for: event) else { return false }
    guard outerFrames.count < limits.depth else {
      report(.tooDeep(limit: limits.depth), at: event)
      return false
    }
    let isMapping = event.kind == .mappingStart
    var record = NodeRecord(kind: isMapping ? .mapping : .sequence)
    if event.hasProperties { addProperties(event, to: &record) }
    let opened = Frame(
      node: arena.count, isMapping: isMapping, isFlow: event.isExplicit, expandedBefore: expandedCount)
    append(&record, at: event)
    // A collection that is itself a key added itself to the keys of the mapping around it.
    outerFrames.append(frame)
    frame = opened
    frame.firstKey = openKeys.count
    return true
  }

  /// Ends the innermost open collection, whether its end was read or not.
  mutating func close() {
    arena.records[Int(frame.node)].next = arena.count
    if frame.isMapping {
      checkKeys()
      openKeys.removeSubrange(frame.firstKey...)
    }
    if let open = openAnchors.last, open.node == frame.node { finishAnchor() }
    frame = outerFrames.popLast() ?? Frame()
  }

  mutating func hasRoom(for event: borrowing LibYAMLEvent) -> Bool {
    guard arena.records.count >= limits.nodes else {
      if arena.records.count == arena.records.capacity { arena.grow(read: event.index, of: byteCount) }
      return true
    }
    report(.tooManyNodes(limit: limits.nodes), at: event)
    return false
  }

  /// Adds a node, as a key where one is due.
  mutating func append(_ record: inout NodeRecord, at event: borrowing LibYAMLEvent, isMergeKey: Bool = false) {
    if frame.isMapping {
      if frame.expectsKey {
        if isMergeKey { record.flags.insert(.mergeKey) }
        openKeys.append(arena.count)
      }
      frame.expectsKey.toggle()
    }
    expandedCount += 1
    lastEnd = event.end
    arena.records.append(record)
    arena.spans.append(PackedSpan(start: event.start, end: event.end))
  }
}

extension LibYAMLEvent {
  /// Whether the node has an anchor or a tag.
  fileprivate var hasProperties: Bool { anchor != nil || tag != nil }

  /// Whether the scalar is YAML 1.1's merge key: plain, and not tagged as a mere text.
  fileprivate var isMergeKey: Bool {
    guard text.count == 2, style == .plain, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<") else { return false }
    return tag.map { NodeTag($0) == .merge } ?? true
  }
}
