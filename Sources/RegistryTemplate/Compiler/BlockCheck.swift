/// Finds arguments that no block of the parent takes. They would have no effect, so they are errors in a strict template.
struct BlockCheck {
  private let programs: [String: Program?]
  /// The blocks of parents that were looked up before.
  private var cache: [String: Blocks] = [:]

  /// The blocks of a template and of all templates that it includes.
  private struct Blocks {
    /// In the order in which they occur.
    var names: [String] = []
    var set: Set<String> = []
    /// False where a dynamic name decides during the rendering what is included.
    var isComplete = true
  }

  init(programs: [String: Program?]) { self.programs = programs }

  /// Checks the arguments of all parents that a template names.
  mutating func check(_ program: Program) throws(TemplateError) {
    for call in program.calls where !call.arguments.isEmpty {
      guard case .named(let parent) = call.target else { continue }
      let blocks = cache[parent] ?? blocks(in: parent)
      cache[parent] = blocks
      guard blocks.isComplete else { continue }
      for argument in call.arguments where !blocks.set.contains(argument.name) {
        throw program.source.error(
          .block,
          at: argument.offset,
          "the parent has no block '\(argument.name)'",
          unknown: TemplateError.Unknown(name: argument.name, candidates: blocks.names)
        )
      }
    }
  }

  private func blocks(in parent: String) -> Blocks {
    var blocks = Blocks()
    var reached: Set = [parent]
    var waiting = [parent]
    while let next = waiting.popLast() {
      guard case .some(.some(let program)) = programs[next] else { continue }
      for name in program.blockNames where blocks.set.insert(name).inserted { blocks.names.append(name) }
      for call in program.calls {
        switch call.target {
        case .named(let name): if reached.insert(name).inserted { waiting.append(name) }
        case .dynamic: blocks.isComplete = false
        }
      }
    }
    return blocks
  }
}
