// The tree grows event by event.
extension YAMLTreeBuilder {
  mutating func handle(_ event: borrowing LibYAMLEvent) {
    switch event.kind {
    case .scalar: addScalar(event)
    case .mappingStart, .sequenceStart: open(event)
    case .mappingEnd, .sequenceEnd: close(at: end(of: event))
    case .alias: addAlias(event)
    case .documentStart:
      documentCount += 1
      surroundings.isBeforeRoot = false
      if documentCount > 1 { report(.anotherDocument, at: event) }
    case .documentEnd, .streamStart, .streamEnd: break
    }
  }

  private mutating func addScalar(_ event: borrowing LibYAMLEvent) {
    guard countNode(event) else { return }
    let isTooLong = event.text.count > limits.scalarBytes
    if isTooLong { report(.scalarTooLong(event.text.count, limit: limits.scalarBytes), at: event) }
    let (anchor, tag) = properties(event, of: isTooLong ? .unresolved : .scalar)
    let content = isTooLong ? .unresolved : YAMLNode.Content.scalar(text(of: event), event.style, tag)
    let node = YAMLNode(content, at: event.span, of: file)
    if let anchor { anchors[anchor] = Anchor(number: nodeCount, node: node, size: 1, levels: 0) }
    if node.isQuotedOverLines { surroundings.lastMultilineQuote = event.span.start }
    add(node, levels: 0)
  }

  private func text(of event: borrowing LibYAMLEvent) -> String {
    if let foreignBreaks { return foreignBreaks.restored(in: event.text) }
    return String(decoding: event.text, as: UTF8.self)
  }

  private mutating func open(_ event: borrowing LibYAMLEvent) {
    guard openCollections.count < limits.depth else {
      return stop(.tooDeep(limit: limits.depth), at: event.span.unpacked)
    }
    let expandedBefore = expandedCount
    guard countNode(event) else { return }
    let isMapping = event.kind == .mappingStart
    let (anchor, _) = properties(event, of: isMapping ? .mapping : .sequence)
    if let anchor { anchors[anchor] = Anchor(number: nodeCount, node: nil, size: 0, levels: 0) }
    openCollections.append(
      OpenCollection(
        isMapping: isMapping, isFlow: event.isExplicit, start: event.span.start, anchor: anchor, number: nodeCount,
        firstChild: children.count, expandedBefore: expandedBefore))
  }

  /// Where the innermost open collection ends. libyaml has a place for the end of one in brackets only: that of any other is the
  /// next token's, which may be many lines further down.
  private func end(of event: borrowing LibYAMLEvent) -> PackedPosition {
    let isBracket = event.span.start != event.span.end && openCollections.last?.isFlow ?? false
    return isBracket ? event.span.end : lastEnd
  }

  /// Ends the innermost open collection, whether its end was read or not.
  mutating func close(at end: PackedPosition) {
    guard let collection = openCollections.popLast() else { return }
    lastEnd = end
    let nodes = collection.firstChild..<children.count
    let content: YAMLNode.Content = collection.isMapping ? .mapping(pairs(of: nodes)) : .sequence(Array(children[nodes]))
    children.removeSubrange(nodes)
    let node = YAMLNode(content, at: PackedSpan(start: collection.start, end: end), of: file)
    let levels = collection.levelsBelow + 1
    add(node, levels: levels)
    // Unless a node within took the name over.
    if let name = collection.anchor, anchors[name]?.number == collection.number {
      let size = expandedCount - collection.expandedBefore
      anchors[name] = Anchor(number: collection.number, node: node, size: size, levels: levels)
    }
  }

  /// Counts a node that starts; false where it is one too many.
  mutating func countNode(_ event: borrowing LibYAMLEvent) -> Bool {
    guard nodeCount < limits.nodes else {
      stop(.tooManyNodes(limit: limits.nodes), at: event.span.unpacked)
      return false
    }
    if nodeCount == 0 { surroundings.rootColumn = event.span.start.column }
    surroundings.lastMultilineQuote = nil
    nodeCount += 1
    expandedCount += 1
    lastEnd = event.span.end
    return true
  }
}
