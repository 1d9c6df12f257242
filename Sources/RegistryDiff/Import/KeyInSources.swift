import RegistryModel

/// What the sources of an app say of a key.
package struct KeyInSources: Sendable {
  /// The type of the values that code takes; nil where the sources do not say it.
  package let type: ValueType?
  /// The type of the default alone, which code may read as another one; nil where there is none.
  package let likelyType: ValueType?
  /// The default that the app gives to the SDK, as a text; nil where the sources do not say it.
  package let defaultText: String?
  /// Whether anything reads it.
  package let isRead: Bool

  package init(type: ValueType?, likelyType: ValueType? = nil, defaultText: String?, isRead: Bool) {
    self.type = type
    self.likelyType = likelyType
    self.defaultText = defaultText
    self.isRead = isRead
  }
}
