/// Parents, blocks, and the ends of what was opened.
extension Compiler {
  mutating func openParent(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    guard emitsContent else {
      skip(past: tag)
      return try push(OpenTag(kind: .ignored, tag: tag))
    }
    addText(upTo: line.leading?.lowerBound ?? tag.range.lowerBound)
    if let leading = line.leading { noteLine(indentedBy: leading) }
    try push(OpenTag(kind: .parent(calls.count), tag: tag))
    addCall(tag, leading: line.leading, startsLine: line.leading != nil, isAlone: false)
    skip(past: tag)
  }

  mutating func openBlock(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    if case .parent = open.last?.kind { return try openArgument(tag, line) }
    guard emitsContent else {
      skip(past: tag)
      return try push(OpenTag(kind: .ignored, tag: tag))
    }
    addText(upTo: line.leading?.lowerBound ?? tag.range.lowerBound)
    if let leading = line.leading, !line.isAlone { noteLine(indentedBy: leading) }
    try push(OpenTag(kind: .block(blocks.count), tag: tag))
    emit(.block(Int32(truncatingIfNeeded: blocks.count)), at: tag)
    blocks.append(
      Block(
        name: symbols.symbol(tag.name),
        leading: Slice(line.leading ?? 0..<0),
        startsLine: line.leading != nil,
        contentStartsLine: line.isAlone,
        isAlone: line.isAlone
      )
    )
    enterContent(of: tag, nextLine: line.isAlone ? line.nextLine : nil)
  }

  /// Of what stands directly in a parent, only blocks count.
  func checkEffect(of tag: Tag) throws(TemplateError) {
    guard options.isStrict, case .parent = open.last?.kind, tag.kind.rendersSomething else { return }
    throw source.error(
      .syntax,
      at: tag.range.lowerBound,
      "'\(source.text(tag.range))' has no effect between a parent's blocks",
      fix: "move it into a block"
    )
  }

  /// A block in a parent. What stands before it on its line is without effect, so only what follows matters.
  private mutating func openArgument(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    let argument = Argument(
      name: symbols.symbol(tag.name),
      content: code.count..<code.count,
      contentStartsLine: line.nextLine != nil,
      indentation: 0,
      offset: tag.range.lowerBound
    )
    try push(OpenTag(kind: .argument(argument), tag: tag))
    enterContent(of: tag, nextLine: line.nextLine)
  }

  private mutating func enterContent(of tag: Tag, nextLine: Int?) {
    moveCursor(to: nextLine ?? tag.range.upperBound, startsLine: nextLine != nil)
  }

  mutating func close(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    switch try kindClosed(by: tag) {
    case .section(let index):
      place(tag, line)
      open.removeLast()
      closeSection(index)
    case .block(let index):
      place(tag, line)
      closeBlock(index, open.removeLast(), line)
    case .argument(let argument):
      addText(upTo: line.leading?.lowerBound ?? tag.range.lowerBound)
      skip(past: tag)
      try closeArgument(argument, open.removeLast())
    case .parent(let index):
      closeParent(index, open.removeLast())
      calls[index].isAlone = calls[index].startsLine && line.nextLine != nil
      enterContent(of: tag, nextLine: calls[index].isAlone ? line.nextLine : nil)
    case .ignored:
      open.removeLast()
      skip(past: tag)
    }
  }

  private func kindClosed(by tag: Tag) throws(TemplateError) -> OpenTag.Kind {
    let text = source.text(tag.range)
    guard let opened = open.last else {
      throw source.error(.syntax, at: tag.range.lowerBound, "'\(text)' closes nothing", fix: "remove it, or open what it closes")
    }
    guard opened.tag.displayName == tag.displayName else {
      let (line, column) = source.position(of: opened.tag.range.lowerBound)
      let expected = source.text(opened.tag.range)
      throw source.error(
        .syntax,
        at: tag.range.lowerBound,
        "'\(text)' does not close '\(expected)' of line \(line), column \(column)",
        fix: "close '\(opened.tag.displayName)' first"
      )
    }
    return opened.kind
  }

  private mutating func closeSection(_ index: Int) {
    let end = Int32(truncatingIfNeeded: code.count)
    switch code[index] {
    case .section(let path, _, _):
      code[index] = .section(path, end: end, readsItem: code[(index + 1)...].contains(where: \.readsItem))
    case .inverted(let path, _): code[index] = .inverted(path, end: end)
    default: break
    }
  }

  private mutating func closeBlock(_ index: Int, _ opened: OpenTag, _ line: TagLine) {
    let leading = blocks[index].leading
    blocks[index].end = code.count
    if blocks[index].contentStartsLine {
      // The lines of an empty default content are at the tag.
      if opened.indentation == nil { noteLine(indentedBy: leading.range) }
      blocks[index].indentation = opened.indentation ?? leading
    } else if blocks[index].startsLine && line.nextLine != nil {
      blocks[index].isAlone = true
      blocks[index].indentation = leading
    }
  }

  private mutating func closeArgument(_ argument: Argument, _ opened: OpenTag) throws(TemplateError) {
    guard let parent = open.indices.last else { return }
    var argument = argument
    argument.content = argument.content.lowerBound..<code.count
    argument.indentation = argument.contentStartsLine ? opened.indentation?.count ?? 0 : 0
    guard open[parent].argumentNames.insert(argument.name).inserted || !options.isStrict else {
      throw source.error(
        .block,
        at: argument.offset,
        "'\(opened.tag.name)' is given twice to '\(open[parent].tag.displayName)'",
        fix: "remove one of the two"
      )
    }
    open[parent].arguments.append(argument)
  }

  private mutating func closeParent(_ index: Int, _ opened: OpenTag) {
    let start = arguments.count
    arguments.append(contentsOf: opened.arguments)
    calls[index].arguments = start..<arguments.count
    calls[index].end = code.count
  }
}
