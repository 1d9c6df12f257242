import RegistryModel

/// Patterns of remote keys that others own: `*` stands for any characters, `?` for one, everything else for itself.
struct IgnorePatterns {
  let patterns: [IgnorePattern]
  private let bytes: [[UInt8]]
  private var isUsed: [Bool]

  init(_ patterns: [IgnorePattern]) {
    self.patterns = patterns
    bytes = patterns.map { Array($0.text.utf8) }
    isUsed = Array(repeating: false, count: patterns.count)
  }

  /// The patterns that no key has matched so far.
  var unused: [IgnorePattern] { zip(patterns, isUsed).filter { !$0.1 }.map { $0.0 } }

  /// Whether any pattern matches the key, which every matching pattern remembers.
  mutating func match(_ key: String) -> Bool {
    let key = Array(key.utf8)
    var isMatch = false
    for index in bytes.indices where Self.matches(bytes[index], key) {
      isUsed[index] = true
      isMatch = true
    }
    return isMatch
  }

  /// Goes back to the last `*` only, so that the time is at most the product of the lengths.
  private static func matches(_ pattern: [UInt8], _ key: [UInt8]) -> Bool {
    var (inPattern, inKey) = (0, 0)
    var lastStar: (pattern: Int, key: Int)?
    while inKey < key.count {
      if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
        lastStar = (inPattern, inKey)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "?") || pattern[inPattern] == key[inKey] {
        (inPattern, inKey) = (inPattern + 1, inKey + 1)
      } else if let star = lastStar {
        lastStar = (star.pattern, star.key + 1)
        (inPattern, inKey) = (star.pattern + 1, star.key + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
