import RegistryText
import RegistryYAML

/// The entries of a file, one below the other, and the lines between them.
struct TopLevel {
  let pairs: [YAMLPair]
  private let file: EditableFile
  /// The lines of each entry with the comments that are indented below it, from line start to line start.
  private let ranges: [Range<Int>]

  /// Nil where the top level is not a mapping of one key below the other.
  init?(_ root: YAMLNode, in file: EditableFile) {
    guard root.kind == .mapping, !root.pairs.isEmpty, root.pairs.allSatisfy({ $0.mergeKey == nil }) else { return nil }
    self.file = file
    pairs = root.pairs
    var ranges: [Range<Int>] = []
    for pair in root.pairs {
      guard let range = Self.lines(of: pair, in: file), ranges.last.map({ $0.upperBound <= range.lowerBound }) ?? true
      else { return nil }
      ranges.append(range)
    }
    self.ranges = ranges
    let gaps = zip(ranges, ranges.dropFirst()).map { $0.upperBound..<$1.lowerBound } + [end]
    // Such as '...' or a merge key.
    guard gaps.allSatisfy({ file.lines(in: $0).allSatisfy { file.isBlankOrComment($0) } }) else { return nil }
  }

  private static func lines(of pair: YAMLPair, in file: EditableFile) -> Range<Int>? {
    let key = file.range(of: pair.key).lowerBound
    guard file.isFirstInLine(key) else { return nil }
    let start = file.startOfLine(at: key)
    var end = file.endOfLines(before: file.endOfValue(pair.value))
    let indentation = key - start
    while end < file.bytes.count, file.isComment(at: end), file.indentation(at: end).count > indentation {
      end = file.startOfNextLine(at: end)
    }
    return start..<max(start, end)
  }

  private var end: Range<Int> { (ranges.last?.upperBound ?? 0)..<file.bytes.count }

  /// Makes the lines between the entries, and those at the end, what they are in the layout.
  func space(_ edits: inout TextEdits) {
    for (upper, lower) in zip(ranges, ranges.dropFirst()) {
      let gap = upper.upperBound..<lower.lowerBound
      let isApart = isLong(upper) || isLong(lower)
      replace(gap, with: spaced(gap, isApart: isApart), in: &edits)
    }
    var last = spaced(end, isApart: false)
    while last.last?.isEmpty ?? false { last.removeLast() }
    replace(end, with: last, in: &edits)
    if file.isUnfinished, end.isEmpty || !last.isEmpty {
      edits.replace(file.bytes.count..<file.bytes.count, with: file.lineBreak)
    }
  }

  private func isLong(_ range: Range<Int>) -> Bool { file.startOfNextLine(at: range.lowerBound) < range.upperBound }

  /// The lines of a gap, without their breaks: one empty line in the place of several, and one at the start if there is none.
  private func spaced(_ gap: Range<Int>, isApart: Bool) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    for line in file.lines(in: gap) {
      let isBlank = file.isBlank(line)
      if !isBlank || lines.last?.isEmpty != true { lines.append(isBlank ? [] : file.bytes[line]) }
    }
    if isApart, !lines.contains(where: \.isEmpty) { lines.insert([], at: 0) }
    return lines
  }

  private func replace(_ gap: Range<Int>, with lines: [ArraySlice<UInt8>], in edits: inout TextEdits) {
    let old = file.lines(in: gap)
    guard !old.map({ file.bytes[$0] }).elementsEqual(lines) else { return }
    var text = lines.flatMap { $0 + file.lineBreak }
    // The end of the file gets its line break by itself.
    if file.isUnfinished, gap.upperBound == file.bytes.count, !lines.isEmpty { text.removeLast(file.lineBreak.count) }
    edits.replace(gap, with: text)
  }
}
