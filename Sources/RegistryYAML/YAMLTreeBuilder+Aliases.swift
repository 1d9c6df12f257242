// Aliases share the nodes that they name; anchors and tags are rare.
extension YAMLTreeBuilder {
  mutating func addAlias(_ event: borrowing LibYAMLEvent) -> Bool {
    guard hasRoom(for: event) else { return false }
    var record = NodeRecord(next: arena.count + 1, kind: .unresolved)
    let name = event.anchor.map { String(decoding: $0, as: UTF8.self) } ?? ""
    switch anchors[name] {
    case nil: report(.unknownAlias(name), at: event)
    case let anchor? where anchor.size == nil: report(.aliasOfItself(name), at: event)
    case let anchor?:
      record.kind = .alias
      record.payload = anchor.node
      expandedCount += anchor.size ?? 0
    }
    append(&record, at: event)
    guard expandedCount - arena.records.count > limits.aliasExpansion else { return true }
    report(.expandsTooFar(name, limit: limits.aliasExpansion), at: event)
    return false
  }

  mutating func addProperties(_ event: borrowing LibYAMLEvent, to record: inout NodeRecord) {
    if let anchor = event.anchor {
      let name = String(decoding: anchor, as: UTF8.self)
      let isScalar = event.kind == .scalar
      guard anchors.count < limits.anchors || anchors[name] != nil else {
        report(.tooManyAnchors(limit: limits.anchors), at: event)
        isOverLimit = true
        return
      }
      anchors[name] = Anchor(node: arena.count, size: isScalar ? 1 : nil)
      if !isScalar { openAnchors.append((name, arena.count)) }
    }
    guard let tag = event.tag else { return }
    record.tag = NodeTag(tag)
    if !record.tag.fits(record.kind), record.kind != .unresolved {
      report(.unknownTag(String(decoding: tag, as: UTF8.self)), at: event)
    }
  }

  /// The innermost open collection, which has an anchor, is complete: from now on it can be named.
  mutating func finishAnchor() {
    let (name, node) = openAnchors.removeLast()
    // Unless a node within took the name over.
    if anchors[name]?.node == node { anchors[name]?.size = expandedCount - frame.expandedBefore }
  }
}
