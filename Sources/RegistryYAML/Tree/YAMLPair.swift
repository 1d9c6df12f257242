/// A key and its value in a mapping.
package struct YAMLPair: Sendable {
  /// Always a scalar. Its span is where the key is written, which for a merged pair is in the merged mapping.
  package let key: YAMLNode
  package let value: YAMLNode
  private let origin: Origin

  private enum Origin {
    case own
    /// Behind a reference, which all pairs of one merge share, because few pairs are merged and every pair has the field.
    indirect case merged(YAMLNode)
  }

  init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
    origin = .own
  }

  init(_ pair: YAMLPair, mergedBy mergeKey: YAMLNode) {
    key = pair.key
    value = pair.value
    origin = .merged(mergeKey)
  }

  /// The `<<` of the mapping that inherits the pair; nil for a mapping's own pair.
  package var mergeKey: YAMLNode? {
    if case .merged(let key) = origin { key } else { nil }
  }
}
