/// Names and what they stand for.
extension Renderer {
  /// The value of a name; `null` where there is none and that is no error.
  mutating func resolve(
    _ path: Path, in scope: ContextStack.Scope, _ program: Program, _ counter: Int
  ) throws -> TemplateValue {
    if path.isImplicit { return stack.top }
    let value: TemplateValue
    if let slot = stack.slot(of: path.head, in: scope) {
      value = scope.object.member(at: slot)
    } else if let found = stack.find(path.head) {
      value = found
    } else {
      return try unresolved(path, path.head, among: stack.visibleNames, program, counter)
    }
    return path.tail.isEmpty ? value : try descend(from: value, path, program, counter)
  }

  /// Writes what a name stands for.
  mutating func write(
    _ path: Path, in scope: ContextStack.Scope, escapes: Bool, _ program: Program, _ counter: Int
  ) throws {
    if !path.isImplicit, path.tail.isEmpty, !escapes || escaper.append == nil,
      let slot = stack.slot(of: path.head, in: scope), scope.object.write(slot, to: &output)
    {
      return
    }
    try print(try resolve(path, in: scope, program, counter), escapes: escapes, program, counter)
  }

  /// Follows a dotted name from the value of its first part.
  private mutating func descend(
    from value: TemplateValue,
    _ path: Path,
    _ program: Program,
    _ counter: Int
  ) throws -> TemplateValue {
    var value = value
    for position in path.tail {
      let symbol = library.symbols.pathSymbols[position]
      switch value {
      case .null: return .null
      case .object(let object):
        guard let member = stack.member(symbol, of: object) else {
          return try unresolved(path, symbol, among: object.shape.names, program, counter)
        }
        value = member
      case .bool, .text, .list: return try unresolved(path, symbol, among: [], program, counter)
      }
    }
    return value
  }

  private func unresolved(
    _ path: Path,
    _ symbol: Int32,
    among candidates: [String],
    _ program: Program,
    _ counter: Int
  ) throws -> TemplateValue {
    guard library.options.isStrict else { return .null }
    let name = library.symbols.names[Int(symbol)]
    let whole = library.symbols.text(of: path)
    let place = whole == name ? "" : " of '\(whole)'"
    throw error(
      .name,
      "there is no '\(name)'\(place) here",
      unknown: TemplateError.Unknown(name: name, candidates: candidates),
      program,
      counter
    )
  }

  private mutating func print(_ value: TemplateValue, escapes: Bool, _ program: Program, _ counter: Int) throws {
    switch value {
    case .null: break
    case .bool(let bool): output.append(bool ? "true" : "false")
    case .text(let text):
      if escapes, let escape = escaper.append {
        output.append(text, escapedBy: escape)
      } else {
        output.append(text)
      }
    case .list: try unprintable("a list", fix: "write a section over it", program, counter)
    case .object: try unprintable("an object", fix: "name one of its members", program, counter)
    }
  }

  private func unprintable(_ what: String, fix: String, _ program: Program, _ counter: Int) throws {
    guard library.options.isStrict else { return }
    throw error(.value, "\(what) cannot be printed", fix: fix, program, counter)
  }

  /// Renders a section once, once per element, or not at all.
  mutating func section(_ value: TemplateValue, _ program: Program, _ body: Range<Int>) throws {
    guard case .list(let list) = value else {
      if value.isTruthy { try run(program, body, with: value) }
      return
    }
    for index in 0..<list.count { try run(program, body, with: list.element(at: index)) }
  }

  private mutating func run(_ program: Program, _ body: Range<Int>, with value: TemplateValue) throws {
    stack.push(value)
    try run(program, body, for: program, body.lowerBound - 1)
    stack.pop()
  }
}
