/// A pattern of texts: `*` stands for any characters, `?` for one byte, everything else for itself.
package struct WildcardText: Sendable {
  private let pattern: [UInt8]

  package init(_ text: String) { pattern = Array(text.utf8) }

  /// Whether the pattern stands for the whole text.
  package func matches(_ text: String) -> Bool { matches(Array(text.utf8)) }

  /// The same for a text in UTF-8.
  ///
  /// Goes back to the last `*` only, so that the time is at most the product of the lengths.
  package func matches(_ text: [UInt8]) -> Bool {
    var (inPattern, inText) = (0, 0)
    var lastStar: (pattern: Int, text: Int)?
    while inText < text.count {
      if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
        lastStar = (inPattern, inText)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "?") || pattern[inPattern] == text[inText] {
        (inPattern, inText) = (inPattern + 1, inText + 1)
      } else if let star = lastStar {
        lastStar = (star.pattern, star.text + 1)
        (inPattern, inText) = (star.pattern + 1, star.text + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
