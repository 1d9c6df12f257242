/// The partials of a template, each compiled once.
struct TemplateLibrary: Sendable {
  let options: TemplateOptions
  private let partials: TemplatePartials
  /// By name; nil for a name without a partial, where that is allowed.
  private var programs: [String: Program?] = [:]

  init(partials: TemplatePartials, options: TemplateOptions) {
    self.partials = partials
    self.options = options
  }

  /// Compiles a template and all partials that it includes.
  mutating func add(_ source: TemplateSource) throws(TemplateError) -> Program {
    let program = try compile(source)
    try loadPartials(of: program)
    return program
  }

  /// The partial that a tag names, loaded with all partials that it includes; nil where there is none.
  mutating func partial(named name: String, source: SourceText, offset: Int) throws(TemplateError) -> Program? {
    if let loaded = programs[name] { return loaded }
    guard let program = try load(name, source: source, offset: offset) else { return nil }
    try loadPartials(of: program)
    return program
  }

  /// Partials with dynamic names are loaded when a rendering needs them.
  private mutating func loadPartials(of program: Program) throws(TemplateError) {
    var loaded = [program]
    var index = 0
    while index < loaded.count {
      let program = loaded[index]
      for call in program.calls {
        guard case .named(let name) = call.target, programs[name] == nil else { continue }
        if let partial = try load(name, source: program.source, offset: call.offset) { loaded.append(partial) }
      }
      index += 1
    }
    guard options.isStrict else { return }
    var check = BlockCheck(programs: programs)
    for program in loaded { try check.check(program) }
  }

  private mutating func load(_ name: String, source: SourceText, offset: Int) throws(TemplateError) -> Program? {
    let found: TemplateSource?
    do throws(TemplatePartials.Failure) {
      found = try partials.find(name)
    } catch {
      throw source.error(.partial, at: offset, "cannot read the partial '\(name)': \(error.message)")
    }
    let program: Program?
    if let found {
      program = try compile(found)
    } else if options.isStrict {
      throw source.error(
        .partial,
        at: offset,
        "there is no partial '\(name)'",
        unknown: TemplateError.Unknown(name: name, candidates: partials.names)
      )
    } else {
      program = nil
    }
    programs[name] = .some(program)
    return program
  }

  private func compile(_ source: TemplateSource) throws(TemplateError) -> Program {
    var compiler = Compiler(try SourceText(source, limit: options.maximumSource), options: options)
    return try compiler.compile()
  }
}
