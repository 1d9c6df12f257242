/// Turns the source of a template into nodes, tag by tag.
///
/// A tag that is alone on its line removes the line (the specification's "standalone" tags), so the compiler keeps track
/// of where lines begin.
struct Compiler {
  let source: SourceText
  let options: TemplateOptions
  var scanner: TagScanner
  /// The offset of the first byte that is not compiled yet.
  var cursor: Int
  /// Whether the cursor is at the beginning of a line.
  var cursorStartsLine = true
  /// The tags that are not closed yet, outermost first.
  var open: [OpenTag] = []
  private var nodes: [Node] = []

  init(_ source: SourceText, options: TemplateOptions) {
    self.source = source
    self.options = options
    scanner = TagScanner(source)
    cursor = source.start
  }

  /// Compiles the whole source. Called once.
  mutating func compile() throws(TemplateError) -> Program {
    while let tag = try scanner.next(from: cursor) { try add(tag) }
    addText(upTo: source.bytes.count)
    if let unclosed = open.last?.tag {
      throw source.error(
        .syntax,
        at: unclosed.range.lowerBound,
        "'\(source.text(unclosed.range))' is never closed",
        fix: "add a closing tag for '\(unclosed.displayName)'"
      )
    }
    return Program(source: source, nodes: nodes)
  }

  private mutating func add(_ tag: Tag) throws(TemplateError) {
    try checkEffect(of: tag)
    let line = TagLine(tag, in: source, cursor: cursor, cursorStartsLine: cursorStartsLine)
    switch tag.kind {
    case .comment, .delimiters: addLine(of: tag, line)
    case .variable(let escapes):
      addText(before: tag, line)
      append(.variable(Name(tag.name), escapes: escapes), at: tag)
    case .section, .inverted:
      addLine(of: tag, line)
      try push(tag, line)
    case .partial: addPartial(tag, line)
    case .parent: try openParent(tag, line)
    case .block: try openBlock(tag, line)
    case .close: try close(tag, line)
    }
  }

  private mutating func addPartial(_ tag: Tag, _ line: TagLine) {
    if line.isAlone, let leading = line.leading {
      addText(upTo: leading.lowerBound)
      measure(leading)
      moveCursor(to: line.nextLine ?? tag.range.upperBound, startsLine: true)
      append(.call(call(tag, leading: leading, isAlone: true)), at: tag)
    } else {
      addText(before: tag, line)
      append(.call(call(tag, leading: nil, isAlone: false)), at: tag)
    }
  }

  func call(_ tag: Tag, leading: Range<Int>?, isAlone: Bool) -> Call {
    let target: Call.Target = tag.isDynamic ? .dynamic(Name(tag.name)) : .named(tag.name)
    return Call(offset: tag.range.lowerBound, target: target, leading: leading, isAlone: isAlone)
  }

  mutating func append(_ kind: Node.Kind, at tag: Tag) { append(Node(offset: tag.range.lowerBound, kind: kind)) }

  /// Appends a node to the content of the innermost open tag.
  mutating func append(_ node: Node) {
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
  }

  mutating func push(_ tag: Tag, _ line: TagLine, isArgument: Bool = false) throws(TemplateError) {
    guard open.count < options.maximumDepth else {
      throw source.error(
        .limit,
        at: tag.range.lowerBound,
        "tags are nested more than \(options.maximumDepth) deep",
        fix: "move the inner ones into a partial"
      )
    }
    open.append(OpenTag(tag: tag, line: line, isArgument: isArgument))
  }
}
