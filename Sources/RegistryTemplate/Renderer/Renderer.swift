/// Renders a template with a context.
struct Renderer {
  var library: TemplateLibrary
  let escaper: TemplateEscaper
  var output: RenderBuffer
  /// The template whose nodes are being rendered.
  var program: Program
  /// The values that names are looked up in, the innermost last.
  var context: [TemplateValue] = []
  var lines = LineState()
  /// The arguments that the blocks of the program may take.
  var scope: ArgumentScope?
  /// The number of nodes that were rendered or searched; it bounds the time that a rendering takes.
  var steps = 0
  private var depth = 0

  init(_ program: Program, library: TemplateLibrary, escaper: TemplateEscaper, output: RenderBuffer) {
    self.program = program
    self.library = library
    self.escaper = escaper
    self.output = output
  }

  /// Renders the whole template. Called once.
  mutating func render(_ value: TemplateValue) throws {
    context = [value]
    try render(program.nodes, of: program, at: program.source.start)
    try flush(at: program.source.start)
  }

  /// Renders nodes of a template in place of the tag at an offset of the current one.
  mutating func render(_ nodes: [Node], of target: Program, at offset: Int) throws {
    depth += 1
    steps += nodes.count + 1
    try checkLimits(at: offset)
    let caller = program
    program = target
    for node in nodes { try render(node) }
    program = caller
    depth -= 1
  }

  private mutating func render(_ node: Node) throws {
    switch node.kind {
    case .text(let range, let startsLine): write(range, startsLine: startsLine)
    case .lineStart: startLine()
    case .variable(let name, let escapes): try write(name, escapes: escapes, at: node.offset)
    case .section(let section): try render(section, at: node.offset)
    case .call(let call): try render(call)
    case .block(let block): try render(block, at: node.offset)
    }
    if output.isFull { try flush(at: node.offset) }
  }

  /// Renders a section once, once per element of a list, or not at all.
  private mutating func render(_ section: Section, at offset: Int) throws {
    let value = try value(of: section.name, at: offset)
    if section.isInverted {
      if !value.isTruthy { try render(section.content, of: program, at: offset) }
    } else if case .list(let list) = value {
      for index in 0..<list.count { try render(section, with: list.element(at: index), at: offset) }
    } else if value.isTruthy {
      try render(section, with: value, at: offset)
    }
  }

  private mutating func render(_ section: Section, with item: TemplateValue, at offset: Int) throws {
    context.append(item)
    try render(section.content, of: program, at: offset)
    context.removeLast()
  }

  private func checkLimits(at offset: Int) throws {
    let options = library.options
    if depth > options.maximumDepth {
      throw error(
        .limit, at: offset, "sections and partials are nested more than \(options.maximumDepth) deep",
        fix: "look for a partial that includes itself without end")
    }
    if steps > options.maximumSteps {
      throw error(
        .limit, at: offset, "the rendering takes more than \(options.maximumSteps) steps", fix: "look for lists in lists")
    }
  }

  private mutating func flush(at offset: Int) throws {
    guard try output.flush() else {
      throw error(
        .limit, at: offset, "the output has more than \(library.options.maximumOutput) bytes", fix: "look for lists in lists")
    }
  }

  func error(
    _ kind: TemplateError.Kind, at offset: Int, _ message: String, fix: String? = nil, unknown: TemplateError.Unknown? = nil
  ) -> TemplateError {
    program.source.error(kind, at: offset, message, fix: fix, unknown: unknown)
  }
}
