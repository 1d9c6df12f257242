/// The text between tags, and where its lines begin.
extension Compiler {
  /// Whether the cursor is in text that has an effect.
  var emitsContent: Bool { open.last?.emitsContent ?? true }

  /// A tag that prints nothing itself: it takes its line with it where it is alone on it.
  mutating func place(_ tag: Tag, _ line: TagLine) {
    if let leading = line.leading, let nextLine = line.nextLine {
      addText(upTo: leading.lowerBound)
      moveCursor(to: nextLine, startsLine: true)
    } else {
      addInlineText(before: tag, line)
    }
  }

  /// The text before a tag that shares its line.
  mutating func addInlineText(before tag: Tag, _ line: TagLine) {
    addText(upTo: tag.range.lowerBound)
    if emitsContent, let leading = line.leading, leading.isEmpty {
      noteLine(indentedBy: leading)
      emit(.lineStart, at: tag)
    }
    skip(past: tag)
  }

  mutating func skip(past tag: Tag) {
    moveCursor(to: tag.range.upperBound, startsLine: false)
  }

  mutating func moveCursor(to offset: Int, startsLine: Bool) {
    cursor = offset
    cursorStartsLine = startsLine
  }

  /// The text from the cursor on. The cursor stays: whoever adds what follows moves it.
  mutating func addText(upTo end: Int) {
    guard emitsContent, cursor < end else { return }
    code.append(.text(Slice(cursor..<end), startsLine: cursorStartsLine))
    offsets.append(Int32(truncatingIfNeeded: cursor))
    noteLines(upTo: end)
  }

  private mutating func noteLines(upTo end: Int) {
    guard open.contains(where: \.measuresIndentation) else { return }
    var start = cursor
    var startsLine = cursorStartsLine
    while start < end {
      let next = source.bytes[start..<end].firstIndex(of: .lineFeed).map { $0 + 1 } ?? end
      if startsLine { noteLine(start..<next) }
      start = next
      startsLine = true
    }
  }

  private mutating func noteLine(_ line: Range<Int>) {
    let text = source.bytes[line].firstIndex { !$0.isBlank } ?? line.upperBound
    // A blank line has no indentation; a line that goes on with a tag does.
    if text < line.upperBound && source.bytes[text].isWhitespace { return }
    noteLine(indentedBy: line.lowerBound..<text)
  }

  /// Tells the blocks around the cursor about a line of theirs.
  mutating func noteLine(indentedBy leading: Range<Int>) {
    for index in open.indices.reversed() {
      if case .parent = open[index].kind { return }
      guard open[index].measuresIndentation else { continue }
      if let known = open[index].indentation, known.count <= leading.count { continue }
      open[index].indentation = Slice(leading)
    }
  }
}

extension OpenTag {
  fileprivate var measuresIndentation: Bool {
    switch kind {
    case .block, .argument: true
    case .section, .parent, .ignored: false
    }
  }
}
