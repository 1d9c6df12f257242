import RegistryModel
import RegistryText

/// Patterns of remote keys that others own: `*` stands for any characters, `?` for one, everything else for itself.
struct IgnorePatterns {
  let patterns: [IgnorePattern]
  private let texts: [WildcardText]
  private var isUsed: [Bool]

  init(_ patterns: [IgnorePattern]) {
    self.patterns = patterns
    texts = patterns.map { WildcardText($0.text) }
    isUsed = Array(repeating: false, count: patterns.count)
  }

  /// The patterns that no key has matched so far.
  var unused: [IgnorePattern] { zip(patterns, isUsed).filter { !$0.1 }.map { $0.0 } }

  /// Whether any pattern matches the key, which every matching pattern remembers.
  mutating func match(_ key: String) -> Bool {
    let key = Array(key.utf8)
    var isMatch = false
    for index in texts.indices where texts[index].matches(key) {
      isUsed[index] = true
      isMatch = true
    }
    return isMatch
  }
}
