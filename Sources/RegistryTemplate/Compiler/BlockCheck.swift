/// Finds arguments that no block takes: a misspelt block name would otherwise be dropped without a word.
struct BlockCheck {
  private let units: [TemplateLibrary.Unit]
  private let names: [String]
  /// What is known of the units that were asked for.
  private var known: [Int: Blocks] = [:]

  /// The blocks of a template and of all that it includes.
  private struct Blocks {
    /// In the order in which they stand.
    var symbols: [Int32] = []
    var set: Set<Int32> = []
    /// False where a dynamic name leaves it to the rendering what is included.
    var isComplete = true
  }

  init(units: [TemplateLibrary.Unit], names: [String]) {
    self.units = units
    self.names = names
  }

  /// Checks the parents named in the units from `first` on.
  mutating func check(from first: Int) throws(TemplateError) {
    for unit in units[first...] {
      guard case .program(let program) = unit else { continue }
      for call in program.calls where !call.arguments.isEmpty { try check(call, of: program) }
    }
  }

  private mutating func check(_ call: Call, of program: Program) throws(TemplateError) {
    guard case .unit(let parent) = call.target else { return }
    let blocks = known[parent] ?? blocks(in: parent)
    known[parent] = blocks
    guard blocks.isComplete else { return }
    for argument in program.arguments[call.arguments] where !blocks.set.contains(argument.name) {
      let name = names[Int(argument.name)]
      throw program.source.error(
        .block,
        at: argument.offset,
        "the parent has no block '\(name)'",
        unknown: TemplateError.Unknown(name: name, candidates: blocks.symbols.map { names[Int($0)] })
      )
    }
  }

  private func blocks(in unit: Int) -> Blocks {
    var blocks = Blocks()
    var reached: Set = [unit]
    var waiting = [unit]
    while let next = waiting.popLast() {
      guard case .program(let program) = units[next] else { continue }
      for block in program.blocks where blocks.set.insert(block.name).inserted { blocks.symbols.append(block.name) }
      for call in program.calls {
        switch call.target {
        case .unit(let unit): if reached.insert(unit).inserted { waiting.append(unit) }
        case .dynamic: blocks.isComplete = false
        }
      }
    }
    return blocks
  }
}
