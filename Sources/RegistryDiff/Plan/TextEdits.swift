/// Replacements in a text whose other bytes stay as they are.
struct TextEdits {
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts `replacement` in the place of `range`, which overlaps no other range; an empty range inserts.
  mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) { edits.append((range, replacement)) }

  /// The text with all replacements made. Of those at one place, an insertion comes first.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var position = 0
    let ordered = edits.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      return left.offset < right.offset
    }
    for (_, edit) in ordered {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
