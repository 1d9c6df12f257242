import RegistryText

/// The text between tags, and where its lines begin.
extension Compiler {
  /// Moves past a tag that renders nothing itself. Where it is alone on its line, the line is removed with it.
  mutating func addLine(of tag: Tag, _ line: TagLine) {
    if let leading = line.leading, let nextLine = line.nextLine {
      addText(upTo: leading.lowerBound)
      moveCursor(to: nextLine, startsLine: true)
    } else {
      addText(before: tag, line)
    }
  }

  /// Adds the text before a tag that shares its line, and moves past the tag.
  mutating func addText(before tag: Tag, _ line: TagLine) {
    addText(upTo: tag.range.lowerBound)
    if let leading = line.leading, leading.isEmpty {
      measure(leading)
      append(.lineStart, at: tag)
    }
    skip(past: tag)
  }

  mutating func skip(past tag: Tag) { moveCursor(to: tag.range.upperBound, startsLine: false) }

  mutating func moveCursor(to offset: Int, startsLine: Bool) {
    cursor = offset
    cursorStartsLine = startsLine
  }

  /// Adds the text from the cursor on. The caller moves the cursor.
  mutating func addText(upTo end: Int) {
    guard cursor < end else { return }
    append(Node(offset: cursor, kind: .text(cursor..<end, startsLine: cursorStartsLine)))
    measureLines(upTo: end)
  }

  private mutating func measureLines(upTo end: Int) {
    guard open.contains(where: \.isBlock) else { return }
    var start = cursor
    var startsLine = cursorStartsLine
    while start < end {
      let next = source.bytes[start..<end].firstIndex(of: .lineFeed).map { $0 + 1 } ?? end
      if startsLine { measureLine(start..<next) }
      start = next
      startsLine = true
    }
  }

  /// A blank line has no indentation; a line that continues with a tag does.
  private mutating func measureLine(_ line: Range<Int>) {
    let text = source.bytes[line].firstIndex { !$0.isBlank } ?? line.upperBound
    if text < line.upperBound && source.bytes[text].isWhitespace { return }
    measure(line.lowerBound..<text)
  }

  /// Takes the leading whitespace of a line into account for the indentation of the blocks around the cursor.
  mutating func measure(_ leading: Range<Int>) {
    for index in open.indices.reversed() {
      if open[index].isParent { return }
      guard open[index].isBlock else { continue }
      if let shortest = open[index].indentation, shortest.count <= leading.count { continue }
      open[index].indentation = leading
    }
  }
}
