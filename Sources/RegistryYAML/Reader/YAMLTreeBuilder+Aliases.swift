// Anchors, the aliases that name them, and tags.
extension YAMLTreeBuilder {
  mutating func addAlias(_ event: borrowing LibYAMLEvent) {
    guard countNode(event) else { return }
    let name = event.anchor.map { String(decoding: $0, as: UTF8.self) } ?? ""
    var content = YAMLNode.Content.unresolved
    if let anchor = anchors[name] {
      if let node = anchor.node { content = .alias(node) } else { report(.aliasOfItself(name), at: event) }
      expandedCount += anchor.size
    } else {
      report(.unknownAlias(name), at: event)
    }
    add(YAMLNode(content, at: event.span, of: file))
    guard expandedCount - nodeCount > limits.aliasExpansion else { return }
    stop(.expandsTooFar(name, limit: limits.aliasExpansion), at: event.span.unpacked)
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
