/// Replacements in a text whose other bytes stay as they are.
package struct TextEdits: Sendable {
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  package init() {}

  package var isEmpty: Bool { edits.isEmpty }

  /// Puts `replacement` in the place of `range`, which overlaps no other range; an empty range inserts.
  package mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) { edits.append((range, replacement)) }

  /// The replacements in the order of the text. Of those at one place, an insertion comes first.
  package var ordered: [(range: Range<Int>, replacement: [UInt8])] {
    let sorted = edits.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      return left.offset < right.offset
    }
    return sorted.map(\.element)
  }

  /// Whether no two ranges have a byte in common.
  package var areDisjoint: Bool {
    let ordered = ordered
    return zip(ordered, ordered.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }

  /// The text with all replacements made, which are disjoint.
  package func applied(to bytes: [UInt8]) -> [UInt8] { applied(to: bytes, in: 0..<bytes.count) }

  /// A part of the text with the replacements made that are in it.
  package func applied(to bytes: [UInt8], in part: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.count + edits.reduce(0) { $0 + $1.replacement.count })
    var position = part.lowerBound
    for edit in ordered where edit.range.lowerBound >= position && edit.range.upperBound <= part.upperBound {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + bytes[position..<part.upperBound]
  }
}
