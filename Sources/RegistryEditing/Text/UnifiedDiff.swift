import RegistryText

/// What edits change in a file, as `diff -u` shows it.
///
/// It is for people: each line is made safe for a terminal and for a log.
package struct UnifiedDiff {
  /// How many lines that do not change are shown around a change.
  private static let context = 3

  private let path: String
  private let lines: [ArraySlice<UInt8>]
  private let blocks: [Block]

  /// Lines of the file, and what they become.
  private struct Block {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  package init(_ file: EditedFile) {
    path = file.path
    let lines = Self.lines(of: file.original)
    self.lines = lines
    let starts = Self.starts(of: lines)
    blocks = Self.groups(file, starts: starts).compactMap { group in
      let text = group.edits.applied(to: file.original, in: starts[group.lines.lowerBound]..<starts[group.lines.upperBound])
      return Self.trimmed(Block(old: group.lines, new: Self.lines(of: text)), lines)
    }
  }

  /// The diff with its two lines of head; empty if nothing changes.
  package var text: String {
    guard !blocks.isEmpty else { return "" }
    return "--- \(path.visible)\n+++ \(path.visible)\n" + hunks.map(text).joined()
  }
}

// MARK: - Changes of whole lines

extension UnifiedDiff {
  /// Each line with its line feed.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// The offset of each line, and of the end.
  private static func starts(of lines: [ArraySlice<UInt8>]) -> [Int] { lines.map(\.startIndex) + [lines.last?.endIndex ?? 0] }

  /// The edits that change the same lines.
  private static func groups(_ file: EditedFile, starts: [Int]) -> [(lines: Range<Int>, edits: TextEdits)] {
    var groups: [(lines: Range<Int>, edits: TextEdits)] = []
    var line = 0
    for edit in file.edits.ordered {
      while line + 1 < starts.count - 1, starts[line + 1] <= edit.range.lowerBound { line += 1 }
      let range = lineRange(of: edit, from: line, starts)
      if let last = groups.last, range.lowerBound < last.lines.upperBound || range.lowerBound == last.lines.lowerBound {
        let end = max(last.lines.upperBound, range.upperBound)
        groups[groups.count - 1].lines = last.lines.lowerBound..<end
      } else {
        groups.append((range, TextEdits()))
      }
      groups[groups.count - 1].edits.replace(edit.range, with: edit.replacement)
    }
    return groups
  }

  /// The lines that a replacement changes: none for whole lines that are added at the start of a line.
  private static func lineRange(
    of edit: (range: Range<Int>, replacement: [UInt8]), from line: Int, _ starts: [Int]
  ) -> Range<Int> {
    let count = starts.count - 1
    // At the end of a file with a line break at its end.
    let first =
      edit.range.lowerBound == starts[count] && count > 0 && edit.replacement.last == .lineFeed ? count : min(line, count)
    var last = first
    while last < count, starts[last] < edit.range.upperBound { last += 1 }
    let isWhole =
      edit.range.lowerBound == starts[first] && edit.range.upperBound == starts[last]
      && edit.replacement.last ?? .lineFeed == .lineFeed
    return first..<(isWhole ? last : max(last, min(first + 1, count)))
  }

  /// Without the lines at both ends that stay as they are; nil if none is left.
  private static func trimmed(_ block: Block, _ lines: [ArraySlice<UInt8>]) -> Block? {
    var block = block
    while let first = block.new.first, !block.old.isEmpty, first == lines[block.old.lowerBound] {
      block.new.removeFirst()
      block.old = (block.old.lowerBound + 1)..<block.old.upperBound
    }
    while let last = block.new.last, !block.old.isEmpty, last == lines[block.old.upperBound - 1] {
      block.new.removeLast()
      block.old = block.old.lowerBound..<(block.old.upperBound - 1)
    }
    return block.new.isEmpty && block.old.isEmpty ? nil : block
  }
}

// MARK: - Hunks

extension UnifiedDiff {
  /// Blocks that share lines of context, each with the number of lines that the file has grown before it.
  private var hunks: [(blocks: [Block], growth: Int)] {
    var hunks: [(blocks: [Block], growth: Int)] = []
    var growth = 0
    for block in blocks {
      if let last = hunks.last?.blocks.last, block.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].blocks.append(block)
      } else {
        hunks.append(([block], growth))
      }
      growth += block.new.count - block.old.count
    }
    return hunks
  }

  private func text(_ hunk: (blocks: [Block], growth: Int)) -> String {
    guard let first = hunk.blocks.first, let last = hunk.blocks.last else { return "" }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(lines.count, last.old.upperBound + Self.context)
    var text = ""
    var position = start
    for block in hunk.blocks {
      text += lines[position..<block.old.lowerBound].map { Self.line(" ", $0) }.joined()
      text += lines[block.old].map { Self.line("-", $0) }.joined() + block.new.map { Self.line("+", $0) }.joined()
      position = block.old.upperBound
    }
    text += lines[position..<end].map { Self.line(" ", $0) }.joined()
    let newCount = hunk.blocks.reduce(end - start) { $0 + $1.new.count - $1.old.count }
    return "@@ -\(Self.range(start, end - start)) +\(Self.range(start + hunk.growth, newCount)) @@\n" + text
  }

  /// A range without lines is named by the line before it.
  private static func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let hasBreak = line.last == .lineFeed
    var text = line
    while let last = text.last, last.isLineBreak { text.removeLast() }
    let shown = (mark + String(decoding: text, as: UTF8.self)).visibleAtLineStart
    return shown + (hasBreak ? "\n" : "\n\\ No newline at end of file\n")
  }
}
