// Anchors, the aliases that name them, and tags.
extension YAMLTreeBuilder {
  mutating func addAlias(_ event: borrowing LibYAMLEvent) {
    guard countNode(event) else { return }
    let name = event.anchor.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let anchor = anchors[name]
    if let node = anchor?.node {
      add(YAMLNode(.alias(node), at: event.span, of: file), levels: anchor?.levels ?? 0)
    } else {
      report(anchor == nil ? .unknownAlias(name) : .aliasOfItself(name), at: event)
      add(YAMLNode(.unresolved, at: event.span, of: file), levels: 0)
    }
    expandedCount += anchor?.size ?? 0
    if expandedCount - nodeCount > limits.aliasExpansion {
      stop(.expandsTooFar(name, limit: limits.aliasExpansion), at: event.span.unpacked)
    } else if openCollections.count + (anchor?.levels ?? 0) > limits.depth {
      stop(.tooDeep(limit: limits.depth), at: event.span.unpacked)
    }
  }

  /// The anchor and the tag of a node that starts.
  mutating func properties(
    _ event: borrowing LibYAMLEvent, of kind: YAMLNode.Kind
  ) -> (anchor: String?, tag: NodeTag) {
    let anchor = event.anchor.map { String(decoding: $0, as: UTF8.self) }
    if let anchor, anchors.count >= limits.anchors, anchors[anchor] == nil {
      stop(.tooManyAnchors(limit: limits.anchors), at: event.span.unpacked)
      return (nil, .none)
    }
    guard let text = event.tag else { return (anchor, .none) }
    let tag = NodeTag(text)
    if kind != .unresolved, !tag.fits(kind) { report(.unknownTag(String(decoding: text, as: UTF8.self)), at: event) }
    return (anchor, tag)
  }
}
