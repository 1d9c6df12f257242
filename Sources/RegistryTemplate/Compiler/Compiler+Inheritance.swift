/// Parents, blocks, and closing tags.
extension Compiler {
  mutating func openParent(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    addText(upTo: line.leading?.lowerBound ?? tag.range.lowerBound)
    if let leading = line.leading { measure(leading) }
    try push(tag, line)
    skip(past: tag)
  }

  mutating func openBlock(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    if open.last?.isParent == true {
      try push(tag, line, isArgument: true)
      return enterContent(of: tag, nextLine: line.nextLine)
    }
    addText(upTo: line.leading?.lowerBound ?? tag.range.lowerBound)
    if let leading = line.leading, !line.isAlone { measure(leading) }
    try push(tag, line)
    enterContent(of: tag, nextLine: line.isAlone ? line.nextLine : nil)
  }

  private mutating func enterContent(of tag: Tag, nextLine: Int?) {
    moveCursor(to: nextLine ?? tag.range.upperBound, startsLine: nextLine != nil)
  }

  /// Only blocks have an effect directly in a parent.
  func checkEffect(of tag: Tag) throws(TemplateError) {
    guard options.isStrict, open.last?.isParent == true, tag.kind.rendersSomething else { return }
    throw source.error(
      .syntax,
      at: tag.range.lowerBound,
      "'\(source.text(tag.range))' has no effect between a parent's blocks",
      fix: "move it into a block"
    )
  }

  mutating func close(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    let opened = try tagClosed(by: tag)
    switch opened.tag.kind {
    case .parent: closeParent(tag, line)
    case .block where opened.isArgument: try closeArgument(tag, line)
    case .block: closeBlock(tag, line)
    default: closeSection(tag, line)
    }
  }

  private func tagClosed(by tag: Tag) throws(TemplateError) -> OpenTag {
    let text = source.text(tag.range)
    guard let opened = open.last else {
      throw source.error(.syntax, at: tag.range.lowerBound, "'\(text)' closes nothing", fix: "remove it, or open what it closes")
    }
    guard opened.tag.displayName == tag.displayName else {
      let position = source.position(of: opened.tag.range.lowerBound)
      let expected = source.text(opened.tag.range)
      throw source.error(
        .syntax,
        at: tag.range.lowerBound,
        "'\(text)' does not close '\(expected)' of line \(position.line), column \(position.column)",
        fix: "close '\(opened.tag.displayName)' first"
      )
    }
    return opened
  }

  private mutating func closeSection(_ tag: Tag, _ line: TagLine) {
    addLine(of: tag, line)
    let opened = open.removeLast()
    let isInverted = opened.tag.kind == .inverted
    append(.section(Section(name: Name(opened.tag.name), isInverted: isInverted, content: opened.nodes)), at: opened.tag)
  }

  private mutating func closeBlock(_ tag: Tag, _ line: TagLine) {
    addLine(of: tag, line)
    let opened = open.removeLast()
    var block = Block(
      name: opened.tag.name,
      leading: opened.line.leading,
      contentStartsLine: opened.line.isAlone,
      isAlone: opened.line.isAlone,
      indentation: 0..<0,
      content: opened.nodes
    )
    if let leading = opened.line.leading {
      if block.contentStartsLine {
        // An empty content has the indentation of the tag.
        if opened.indentation == nil { measure(leading) }
        block.indentation = opened.indentation ?? leading
      } else if line.nextLine != nil {
        block.isAlone = true
        block.indentation = leading
      }
    }
    append(.block(block), at: opened.tag)
  }

  private mutating func closeArgument(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    addText(upTo: line.leading?.lowerBound ?? tag.range.lowerBound)
    skip(past: tag)
    let opened = open.removeLast()
    let parent = open.count - 1
    // Whitespace before the tag on its line has no effect, so only what follows it matters.
    let contentStartsLine = opened.line.nextLine != nil
    let argument = Argument(
      offset: opened.tag.range.lowerBound,
      name: opened.tag.name,
      contentStartsLine: contentStartsLine,
      indentation: contentStartsLine ? opened.indentation?.count ?? 0 : 0,
      content: opened.nodes
    )
    guard open[parent].argumentNames.insert(argument.name).inserted || !options.isStrict else {
      throw source.error(
        .block,
        at: argument.offset,
        "'\(argument.name)' is given twice to '\(open[parent].tag.displayName)'",
        fix: "remove one of the two"
      )
    }
    open[parent].arguments.append(argument)
  }

  private mutating func closeParent(_ tag: Tag, _ line: TagLine) {
    let opened = open.removeLast()
    let isAlone = opened.line.leading != nil && line.nextLine != nil
    var call = call(opened.tag, leading: opened.line.leading, isAlone: isAlone)
    call.arguments = opened.arguments
    append(.call(call), at: opened.tag)
    enterContent(of: tag, nextLine: isAlone ? line.nextLine : nil)
  }
}
