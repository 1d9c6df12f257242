/// A template with everything it includes, compiled, and the names they share.
struct TemplateLibrary: Sendable {
  enum Unit: Sendable {
    case program(Program)
    /// A partial that does not exist, where that is no error.
    case missing
    /// To be loaded; the place is the tag that names it first.
    case pending(name: String, source: SourceText, offset: Int)
  }

  let options: TemplateOptions
  private let partials: TemplatePartials
  private(set) var symbols = SymbolTable()
  private(set) var units: [Unit] = []
  private var indices: [String: Int] = [:]

  init(partials: TemplatePartials, options: TemplateOptions) {
    self.partials = partials
    self.options = options
  }

  /// Compiles a template and what it includes; returns its index in `units`.
  mutating func add(_ source: TemplateSource) throws(TemplateError) -> Int {
    let index = units.count
    units.append(.missing)
    units[index] = .program(try compile(source))
    try loadPending(from: index)
    return index
  }

  /// The unit of a partial named at a place, loaded if it is new.
  mutating func unit(named name: String, source: SourceText, offset: Int) throws(TemplateError) -> Int {
    let first = units.count
    let index = reference(name, source: source, offset: offset)
    try loadPending(from: first)
    return index
  }

  private mutating func reference(_ name: String, source: SourceText, offset: Int) -> Int {
    if let index = indices[name] { return index }
    let index = units.count
    units.append(.pending(name: name, source: source, offset: offset))
    indices[name] = index
    return index
  }

  private mutating func loadPending(from first: Int) throws(TemplateError) {
    var index = first
    while index < units.count {
      if case .pending(let name, let source, let offset) = units[index] {
        units[index] = try load(name, source: source, offset: offset)
      }
      index += 1
    }
    guard options.isStrict else { return }
    var check = BlockCheck(units: units, names: symbols.names)
    try check.check(from: first)
  }

  private mutating func load(_ name: String, source: SourceText, offset: Int) throws(TemplateError) -> Unit {
    let found: TemplateSource?
    do throws(TemplatePartials.Failure) {
      found = try partials.find(name)
    } catch {
      throw source.error(.partial, at: offset, "cannot read the partial '\(name)': \(error.message)")
    }
    if let found { return .program(try compile(found)) }
    guard options.isStrict else { return .missing }
    throw source.error(
      .partial,
      at: offset,
      "there is no partial '\(name)'",
      unknown: TemplateError.Unknown(name: name, candidates: partials.names)
    )
  }

  private mutating func compile(_ source: TemplateSource) throws(TemplateError) -> Program {
    let text = try SourceText(source, limit: options.maximumSource)
    var compiler = Compiler(text, symbols: symbols, options: options)
    try compiler.compile()
    symbols = compiler.symbols
    return compiler.program { reference($0.name, source: text, offset: $0.offset) }
  }
}
