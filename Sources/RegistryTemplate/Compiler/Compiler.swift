/// Turns a template's source into instructions, tag by tag.
///
/// A tag that has its line to itself takes the line with it (the specification's "standalone" tags), so the
/// compiler follows where lines begin: `cursor` is the first byte not dealt with yet.
struct Compiler {
  /// A partial or parent that a tag names; calls refer to it by index until the program is made.
  struct Reference {
    var name: String
    var offset: Int
  }

  let source: SourceText
  let options: TemplateOptions
  var symbols: SymbolTable
  var scanner: TagScanner
  var cursor: Int
  /// Whether the cursor is at the beginning of a line.
  var cursorStartsLine = true
  var open: [OpenTag] = []

  var code: [Instruction] = []
  var offsets: [Int32] = []
  var calls: [Call] = []
  var blocks: [Block] = []
  var arguments: [Argument] = []
  var references: [Reference] = []

  init(_ source: SourceText, symbols: SymbolTable, options: TemplateOptions) {
    self.source = source
    self.symbols = symbols
    self.options = options
    scanner = TagScanner(source)
    cursor = source.start
  }

  mutating func compile() throws(TemplateError) {
    while let tag = try scanner.next(from: cursor) { try add(tag) }
    addText(upTo: source.bytes.count)
    guard let unclosed = open.last else { return }
    throw source.error(
      .syntax,
      at: unclosed.tag.range.lowerBound,
      "'\(source.text(unclosed.tag.range))' is never closed",
      fix: "add a closing tag for '\(unclosed.tag.displayName)'"
    )
  }

  /// The finished program, with each reference replaced by the unit that it stands for.
  func program(unit: (Reference) -> Int) -> Program {
    let units = references.map(unit)
    var calls = calls
    for index in calls.indices {
      if case .unit(let reference) = calls[index].target { calls[index].target = .unit(units[reference]) }
    }
    return Program(source: source, code: code, offsets: offsets, calls: calls, blocks: blocks, arguments: arguments)
  }

  private mutating func add(_ tag: Tag) throws(TemplateError) {
    try checkEffect(of: tag)
    let line = TagLine(tag, in: source, cursor: cursor, cursorStartsLine: cursorStartsLine)
    switch tag.kind {
    case .close: try close(tag, line)
    case .block: try openBlock(tag, line)
    case .parent: try openParent(tag, line)
    case .section, .inverted: try openSection(tag, line)
    case .comment, .delimiters: place(tag, line)
    case .partial: addPartial(tag, line)
    case .variable(let escapes):
      addInlineText(before: tag, line)
      emit(.variable(symbols.path(tag.name), escapes: escapes), at: tag)
    }
  }

  private mutating func openSection(_ tag: Tag, _ line: TagLine) throws(TemplateError) {
    place(tag, line)
    guard emitsContent else { return try push(OpenTag(kind: .ignored, tag: tag)) }
    let path = symbols.path(tag.name)
    try push(OpenTag(kind: .section(code.count), tag: tag))
    if case .inverted = tag.kind {
      emit(.inverted(path, end: 0), at: tag)
    } else {
      emit(.section(path, end: 0, readsItem: true), at: tag)
    }
  }

  private mutating func addPartial(_ tag: Tag, _ line: TagLine) {
    guard emitsContent else { return skip(past: tag) }
    let isAlone = line.isAlone
    if isAlone, let leading = line.leading {
      addText(upTo: leading.lowerBound)
      noteLine(indentedBy: leading)
      moveCursor(to: line.nextLine ?? tag.range.upperBound, startsLine: true)
      addCall(tag, leading: leading, startsLine: true, isAlone: true)
    } else {
      addInlineText(before: tag, line)
      addCall(tag, leading: nil, startsLine: false, isAlone: false)
    }
    calls[calls.count - 1].end = code.count
  }

  mutating func addCall(_ tag: Tag, leading: Range<Int>?, startsLine: Bool, isAlone: Bool) {
    let target: Call.Target
    if tag.isDynamic {
      target = .dynamic(symbols.path(tag.name))
    } else {
      target = .unit(references.count)
      references.append(Reference(name: tag.name, offset: tag.range.lowerBound))
    }
    emit(.call(Int32(truncatingIfNeeded: calls.count)), at: tag)
    calls.append(Call(target: target, leading: Slice(leading ?? 0..<0), startsLine: startsLine, isAlone: isAlone))
  }

  mutating func emit(_ instruction: Instruction, at tag: Tag) {
    code.append(instruction)
    offsets.append(Int32(truncatingIfNeeded: tag.range.lowerBound))
  }

  mutating func push(_ tag: OpenTag) throws(TemplateError) {
    guard open.count < options.maximumDepth else {
      throw source.error(
        .limit,
        at: tag.tag.range.lowerBound,
        "tags are nested more than \(options.maximumDepth) deep",
        fix: "move the inner ones into a partial"
      )
    }
    open.append(tag)
  }
}
