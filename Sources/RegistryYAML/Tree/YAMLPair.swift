/// A key and its value in a mapping.
package struct YAMLPair: Sendable {
  /// Always a scalar. Its span is where the key is written, which for a merged pair is in the merged mapping.
  package let key: YAMLNode
  package let value: YAMLNode
  /// Where a mapping inherits the pair: its `<<`, or another node that stands for it; nil for a mapping's own pair.
  package let mergeKey: YAMLNode?

  init(key: YAMLNode, value: YAMLNode, mergeKey: YAMLNode? = nil) {
    self.key = key
    self.value = value
    self.mergeKey = mergeKey
  }

  /// The pair as another mapping has it that inherits it at `node`.
  package func inherited(at node: YAMLNode) -> YAMLPair { YAMLPair(key: key, value: value, mergeKey: node) }
}
