/// Runs programs against a context.
struct Renderer {
  var library: TemplateLibrary
  let escaper: TemplateEscaper
  var output: RenderBuffer
  var stack: ContextStack
  var lines = LineState()
  /// Of the parents being rendered, the innermost last.
  var levels: [ArgumentLevel] = []
  /// The innermost level whose arguments the text at hand sees.
  var level: Int?
  private var depth = 0
  /// What was done so far, in units that take about the same time.
  var steps = 0

  init(library: TemplateLibrary, escaper: TemplateEscaper, output: RenderBuffer) {
    self.library = library
    self.escaper = escaper
    self.output = output
    stack = ContextStack(names: library.symbols.names)
  }

  mutating func render(_ unit: Int, _ context: TemplateValue) throws {
    guard case .program(let program) = library.units[unit] else { return }
    stack.push(context)
    try run(program, 0..<program.code.count, for: program, 0)
    stack.pop()
    try settle(program, 0)
  }

  /// Runs a range of instructions on behalf of one that may be in another program.
  mutating func run(_ program: Program, _ range: Range<Int>, for caller: Program, _ callingCounter: Int) throws {
    try enter(range.count, caller, callingCounter)
    let scope = stack.scope
    var counter = range.lowerBound
    while counter < range.upperBound {
      switch program.code[counter] {
      case .text(let slice, let startsLine):
        write(slice, of: program, startsLine: startsLine)
        counter += 1
      case .lineStart:
        startLine()
        counter += 1
      case .variable(let path, let escapes):
        try write(path, in: scope, escapes: escapes, program, counter)
        if output.isFull { try settle(program, counter) }
        counter += 1
      case .section(let path, let end, let readsItem):
        let value = try resolve(path, in: scope, program, counter)
        if readsItem || value.hasContent {
          try section(value, program, (counter + 1)..<Int(end))
          counter = Int(end)
        } else {
          // Only decides whether what follows is rendered, and most sections do.
          counter = value.isTruthy ? counter + 1 : Int(end)
        }
      case .inverted(let path, let end):
        counter = try resolve(path, in: scope, program, counter).isTruthy ? Int(end) : counter + 1
      case .call(let index):
        let call = program.calls[Int(index)]
        try self.call(call, program, counter)
        counter = call.end
      case .block(let index):
        let block = program.blocks[Int(index)]
        try fill(block, program, counter)
        counter = block.end
      }
    }
    depth -= 1
  }

  /// Counts what is about to be run.
  private mutating func enter(_ cost: Int, _ program: Program, _ counter: Int) throws {
    if output.isFull { try settle(program, counter) }
    depth += 1
    steps += cost + 1
    guard depth <= library.options.maximumDepth else {
      throw limit(
        "sections and partials are nested more than \(library.options.maximumDepth) deep",
        "look for a partial that includes itself without end",
        program,
        counter
      )
    }
    guard steps <= library.options.maximumSteps else {
      throw limit(
        "the rendering takes more than \(library.options.maximumSteps) steps",
        "look for lists in lists",
        program,
        counter
      )
    }
  }

  private mutating func settle(_ program: Program, _ counter: Int) throws {
    guard try output.settle() else {
      throw limit("the output has more than \(library.options.maximumOutput) bytes", "look for lists in lists", program, counter)
    }
  }

  private func limit(_ message: String, _ fix: String, _ program: Program, _ counter: Int) -> TemplateError {
    error(.limit, message, fix: fix, program, counter)
  }

  func error(
    _ kind: TemplateError.Kind,
    _ message: String,
    fix: String? = nil,
    unknown: TemplateError.Unknown? = nil,
    _ program: Program,
    _ counter: Int
  ) -> TemplateError {
    let offset = program.offsets.indices.contains(counter) ? Int(program.offsets[counter]) : program.source.start
    return program.source.error(kind, at: offset, message, fix: fix, unknown: unknown)
  }
}
