/// Converts byte offsets of a text to lines and columns, and back.
///
/// A line ends with LF, CR LF or CR. Columns count Unicode scalars from 1. A byte order mark at the start is not counted.
/// Where the text is not UTF-8, every byte that is not a continuation byte counts as one scalar.
///
/// Building the index reads the text once. A lookup takes a binary search and at most a few hundred bytes of the text,
/// however long its line is.
package struct LineIndex: Sendable {
  private static let blockSize = 256

  private let bytes: [UInt8]
  /// The offset at which each line starts, in 32 bits to halve the memory for a file of line breaks.
  private let lineStarts: [UInt32]
  /// The number of scalars that start before each block of `blockSize` bytes.
  private let scalarsBefore: [UInt32]

  /// Reads at most the first 4 GiB of the text.
  package init(_ bytes: [UInt8]) {
    var lineStarts: [UInt32] = [bytes.startsWithByteOrderMark ? 3 : 0]
    var scalarsBefore: [UInt32] = []
    var scalars: UInt32 = 0
    bytes.withUnsafeBufferPointer { text in
      for offset in 0..<min(text.count, Int(UInt32.max)) {
        if offset % Self.blockSize == 0 { scalarsBefore.append(scalars) }
        let byte = text[offset]
        if !UTF8.isContinuation(byte) { scalars += 1 }
        guard byte == .lineFeed || byte == .carriageReturn else { continue }
        let isPair = byte == .carriageReturn && offset + 1 < text.count && text[offset + 1] == .lineFeed
        if !isPair { lineStarts.append(UInt32(offset + 1)) }
      }
    }
    self.bytes = bytes
    self.lineStarts = lineStarts
    self.scalarsBefore = scalarsBefore
  }

  /// The number of lines; a text that ends with a line break has an empty last one, and an empty text has one.
  package var lineCount: Int { lineStarts.count }

  /// The position of the scalar at an offset; an offset outside the text is moved to its nearer end.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, Int(lineStarts[0])), bytes.count)
    let line = lineStarts.firstIndex(inSorted: { $0 > offset })
    return SourcePosition(line: line, column: scalarCount(in: Int(lineStarts[line - 1])..<offset) + 1)
  }

  /// The positions of the two ends of a range of bytes.
  package func span(of range: Range<Int>) -> SourceSpan {
    SourceSpan(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }

  /// The bytes of a 1-based line without its line break, or nil where there is no such line.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    if end > start, bytes[end - 1] == .lineFeed { end -= 1 }
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  /// The offset of a 1-based line and column, moved to the end of the line where the line is shorter; nil where
  /// there is no such line.
  package func offset(ofLine line: Int, column: Int) -> Int? {
    guard let range = range(ofLine: line) else { return nil }
    let target = scalarCount(before: range.lowerBound) + min(max(column, 1) - 1, range.count)
    let block = scalarsBefore.firstIndex(inSorted: { $0 > target }) - 1
    var offset = max(block * Self.blockSize, range.lowerBound)
    var missing = target - scalarCount(before: offset)
    while offset < range.upperBound, missing > 0 || UTF8.isContinuation(bytes[offset]) {
      if !UTF8.isContinuation(bytes[offset]) { missing -= 1 }
      offset += 1
    }
    return offset
  }

  /// The number of scalars that start in a range.
  private func scalarCount(in range: Range<Int>) -> Int {
    guard range.count > Self.blockSize else { return bytes[range].count { !UTF8.isContinuation($0) } }
    return scalarCount(before: range.upperBound) - scalarCount(before: range.lowerBound)
  }

  private func scalarCount(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let block = min(offset / Self.blockSize, scalarsBefore.count - 1)
    return Int(scalarsBefore[block]) + bytes[block * Self.blockSize..<offset].count { !UTF8.isContinuation($0) }
  }
}

extension Array {
  /// The first index whose element satisfies a predicate that holds for a tail of the sorted array; `count` if there is none.
  fileprivate func firstIndex(inSorted belongsToTail: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToTail(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
