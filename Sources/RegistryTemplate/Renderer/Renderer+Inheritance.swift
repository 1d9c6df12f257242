/// What a parent tag gives for the blocks of the parent.
struct ArgumentLevel {
  let program: Program
  /// In the program's `arguments`.
  let range: Range<Int>
  /// The level that the template with the parent tag sees.
  let outer: Int?
}

/// Partials, parents and blocks.
extension Renderer {
  mutating func call(_ call: Call, _ program: Program, _ counter: Int) throws {
    let leading = program.source.bytes[call.leading.range]
    if call.startsLine && !call.isAlone { startLine(call.leading, of: program) }
    guard let target = try target(of: call, program, counter) else { return }
    let mark = call.isAlone ? lines.enter(adding: leading) : lines.enterInline()
    defer { lines.leave(mark) }
    guard !call.arguments.isEmpty else { return try run(target, 0..<target.code.count, for: program, counter) }
    let outer = level
    levels.append(ArgumentLevel(program: program, range: call.arguments, outer: outer))
    level = levels.count - 1
    try run(target, 0..<target.code.count, for: program, counter)
    levels.removeLast()
    level = outer
  }

  private mutating func target(of call: Call, _ program: Program, _ counter: Int) throws -> Program? {
    let index: Int
    switch call.target {
    case .unit(let unit): index = unit
    case .dynamic(let path):
      guard case .text(let name) = try resolve(path, in: stack.scope, program, counter), !name.isEmpty else { return nil }
      index = try library.unit(named: name, source: program.source, offset: Int(program.offsets[counter]))
      stack.add(library.symbols.names)
    }
    guard case .program(let target) = library.units[index] else { return nil }
    return target
  }

  mutating func fill(_ block: Block, _ program: Program, _ counter: Int) throws {
    guard let found = argument(for: block.name) else {
      if block.startsLine && !block.contentStartsLine { startLine(block.leading, of: program) }
      return try run(program, (counter + 1)..<block.end, for: program, counter)
    }
    let source = levels[found.level].program
    let argument = source.arguments[found.index]
    if block.startsLine && !block.isAlone { startLine(block.leading, of: program) }
    let mark = lines.enter(adding: program.source.bytes[block.indentation.range], omitting: argument.indentation)
    defer { lines.leave(mark) }
    if block.isAlone && !argument.contentStartsLine { startLine() }
    if !block.isAlone && argument.contentStartsLine { lines.isInsideLine = true }
    let inner = level
    level = levels[found.level].outer
    try run(source, argument.content, for: program, counter)
    level = inner
  }

  /// The outermost argument of that name: what includes a template decides over what the template itself gives.
  private mutating func argument(for name: Int32) -> (level: Int, index: Int)? {
    var found: (level: Int, index: Int)?
    var next = level
    while let current = next {
      let level = levels[current]
      steps += level.range.count
      if let index = level.range.first(where: { level.program.arguments[$0].name == name }) { found = (current, index) }
      next = level.outer
    }
    return found
  }
}
