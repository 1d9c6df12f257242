/// A key and its value in a mapping.
package struct YAMLPair: Sendable {
  /// Always a scalar. Its span is where the key is written, which for a merged pair is in the merged mapping.
  package let key: YAMLNode
  package let value: YAMLNode
  private let origin: Origin

  enum Origin {
    case own
    /// By this `<<`. A reference, which all pairs of one merge share, because few pairs are merged and each has the field.
    indirect case merged(YAMLNode)
  }

  init(key: YAMLNode, value: YAMLNode, origin: Origin = .own) {
    self.key = key
    self.value = value
    self.origin = origin
  }

  /// The `<<` of the mapping that inherits the pair; nil for a mapping's own pair.
  package var mergeKey: YAMLNode? {
    if case .merged(let key) = origin { key } else { nil }
  }
}
