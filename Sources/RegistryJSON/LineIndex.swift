/// Finds the line and column of a byte offset, and the bytes of a line.
///
/// A line ends with LF, CR LF or CR. Columns count Unicode scalars from 1; a byte order mark counts as none. Building the
/// index reads the text once; a question costs a binary search and at most one block of the text, however long its line is.
package struct LineIndex: Sendable {
  private static let blockSize = 4096

  private let bytes: [UInt8]
  /// The offset at which each line starts.
  private let starts: [UInt32]
  /// The scalars that start before each block; empty if every byte is one scalar.
  private let scalarsBefore: [UInt32]

  /// Reads at most the first 4 GiB of the text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    (starts, scalarsBefore) = bytes.withUnsafeBufferPointer { buffer in
      let text = UnsafeBufferPointer(rebasing: buffer.prefix(Int(UInt32.max)))
      return (Self.lineStarts(of: text), Self.scalarCounts(of: text))
    }
  }

  /// The number of lines; a text that ends with a line break has an empty last one, and an empty text has one.
  package var lineCount: Int { starts.count }

  /// The 1-based line and column of an offset; an offset outside the text is moved to its nearer end.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = starts.partitioningIndex { $0 > offset }
    let start = Int(starts[line - 1])
    return (line, scalars(before: offset) - scalars(before: start) + 1)
  }

  /// The offset of a 1-based line and column, moved to the end of the line where the line is shorter; nil where
  /// there is no such line.
  package func offset(ofLine line: Int, column: Int) -> Int? {
    guard let range = range(ofLine: line) else { return nil }
    let distance = min(max(column, 1) - 1, range.count)
    guard !scalarsBefore.isEmpty else { return range.lowerBound + distance }
    // The target is in the last block that has no more scalars before it.
    let target = scalars(before: range.lowerBound) + distance
    let countedTarget = hasByteOrderMark ? target + 1 : target
    let block = scalarsBefore.partitioningIndex { $0 > countedTarget } - 1
    var offset = max(block * Self.blockSize, range.lowerBound)
    var missing = target - scalars(before: offset)
    while offset < range.upperBound, missing > 0 || !bytes[offset].startsScalar {
      if bytes[offset].startsScalar { missing -= 1 }
      offset += 1
    }
    return offset
  }

  /// The bytes of a 1-based line without its line break or a byte order mark, or nil where there is no such line.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    let next = line < starts.count ? Int(starts[line]) : bytes.count
    let start = line == 1 && hasByteOrderMark ? 3 : Int(starts[line - 1])
    return start..<endOfText(from: start, to: next)
  }

  private func endOfText(from start: Int, to next: Int) -> Int {
    var end = next
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The scalars that start before an offset, a byte order mark left out.
  private func scalars(before offset: Int) -> Int {
    guard !scalarsBefore.isEmpty else { return offset }
    let block = min(offset / Self.blockSize, scalarsBefore.count - 1)
    let counted = bytes[block * Self.blockSize..<offset].reduce(Int(scalarsBefore[block])) { $0 + ($1.startsScalar ? 1 : 0) }
    return hasByteOrderMark && offset > 0 ? counted - 1 : counted
  }
}

extension LineIndex {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Looks at eight bytes at a time, and closer at those that hold a line break.
  private static func lineStarts(of text: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var starts: [UInt32] = [0]
    for start in stride(from: 0, to: text.count, by: 8) where hasLineBreak(text, at: start) {
      for offset in start..<min(start + 8, text.count) {
        let isPair = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
        if text[offset] == 0x0A || text[offset] == 0x0D, !isPair { starts.append(UInt32(offset + 1)) }
      }
    }
    return starts
  }

  /// Whether the next eight bytes may hold a line break.
  private static func hasLineBreak(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard let word = word(of: text, at: start) else { return true }
    let feeds = word ^ (ones &* 0x0A)
    let returns = word ^ (ones &* 0x0D)
    return ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & (ones &* 0x80) != 0
  }

  private static func scalarCounts(of text: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var counts: [UInt32] = []
    var continuations = 0
    for start in stride(from: 0, to: text.count, by: 8) {
      if start % blockSize == 0 { counts.append(UInt32(start - continuations)) }
      if let word = word(of: text, at: start) {
        continuations += ((word >> 7) & ~(word >> 6) & ones).nonzeroBitCount
      } else {
        for byte in text[start...] where !byte.startsScalar { continuations += 1 }
      }
    }
    return continuations == 0 ? [] : counts
  }

  /// Eight bytes, or nil where there are fewer.
  private static func word(of text: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt64? {
    start + 8 <= text.count ? UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: start, as: UInt64.self) : nil
  }
}

extension UInt8 {
  /// Whether the byte starts a scalar in UTF-8: any byte but a continuation.
  fileprivate var startsScalar: Bool { self & 0xC0 != 0x80 }
}

extension Array {
  /// The first index whose element satisfies a predicate that holds for a tail of the sorted array.
  fileprivate func partitioningIndex(_ belongsToTail: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToTail(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
