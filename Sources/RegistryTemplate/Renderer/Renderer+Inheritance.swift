/// The arguments of a parent tag, which the blocks of the parent may take.
final class ArgumentScope {
  /// The template with the parent tag.
  let program: Program
  let arguments: [Argument]
  /// The arguments that the template with the parent tag may take itself.
  let outer: ArgumentScope?

  init(program: Program, arguments: [Argument], outer: ArgumentScope?) {
    self.program = program
    self.arguments = arguments
    self.outer = outer
  }
}

/// Partials, parents and blocks.
extension Renderer {
  mutating func render(_ call: Call) throws {
    if let leading = call.leading, !call.isAlone { startLine(leading) }
    guard let target = try target(of: call) else { return }
    let outerLines = lines
    let outerScope = scope
    lines = call.isAlone ? lines.indented(by: program.source.bytes[call.leading ?? 0..<0]) : LineState()
    if !call.arguments.isEmpty {
      scope = ArgumentScope(program: program, arguments: call.arguments, outer: scope)
    }
    try render(target.nodes, of: target, at: call.offset)
    scope = outerScope
    lines = outerLines.continued(after: lines)
  }

  private mutating func target(of call: Call) throws -> Program? {
    switch call.target {
    case .named(let name): return try library.partial(named: name, source: program.source, offset: call.offset)
    case .dynamic(let name):
      guard case .text(let text) = try value(of: name, at: call.offset), !text.isEmpty else { return nil }
      return try library.partial(named: text, source: program.source, offset: call.offset)
    }
  }

  /// Renders the argument for a block, or the block's own content.
  mutating func render(_ block: Block, at offset: Int) throws {
    guard let (argument, argumentScope) = argument(named: block.name) else {
      if let leading = block.leading, !block.contentStartsLine { startLine(leading) }
      return try render(block.content, of: program, at: offset)
    }
    if let leading = block.leading, !block.isAlone { startLine(leading) }
    let outerLines = lines
    let outerScope = scope
    lines = lines.indented(by: program.source.bytes[block.indentation], omitting: argument.indentation)
    if block.isAlone && !argument.contentStartsLine { startLine() }
    if !block.isAlone && argument.contentStartsLine { lines.isInsideLine = true }
    scope = argumentScope.outer
    try render(argument.content, of: argumentScope.program, at: offset)
    scope = outerScope
    lines = outerLines.continued(after: lines)
  }

  /// The outermost argument of a name: a template that includes another one decides before it.
  private mutating func argument(named name: String) -> (argument: Argument, scope: ArgumentScope)? {
    var found: (argument: Argument, scope: ArgumentScope)?
    var next = scope
    while let current = next {
      steps += current.arguments.count
      if let argument = current.arguments.first(where: { $0.name == name }) { found = (argument, current) }
      next = current.outer
    }
    return found
  }
}
