import RegistryText

/// Reads the outline of a file in one pass over its tokens.
///
/// It looks ahead and back by a bounded number of tokens and does not call itself, so that no file takes it long.
struct OutlineBuilder {
  /// Braces nested deeper belong to the scope at this depth.
  static let deepest = 200
  /// How many tokens a declaration's head is searched for at most.
  static let longestHead = 400

  typealias NamedParameter = (parameter: Outline.Parameter, token: Int)

  /// A statement whose conditions are read, up to the brace of its body.
  struct Condition {
    /// The bracket that the statement is in.
    let bracket: Int?
    let scope: Int
    /// Whether it is a `guard`, whose names can be seen behind it.
    let isGuard: Bool
    /// The variables that end with the body.
    var variables: [Int] = []
  }

  let code: SourceCode
  var outline: Outline
  var index = 0
  var scope = 0
  var depth = 0
  /// The kind of scope that the brace at an index opens.
  var pending: [Int: Outline.Scope.Kind] = [:]
  /// The parameters of the function whose body the brace at an index opens, each with the token of its name.
  var pendingParameters: [Int: [NamedParameter]] = [:]
  var conditions: [Condition] = []
  /// The variables of the pattern of the innermost `case` of a `switch`, by the scope of the switch.
  var caseVariables: [Int: [Int]] = [:]
  /// The end of the pattern of a `case` of a `switch` that is read.
  var casePatternEnd = 0

  static func outline(of code: SourceCode) -> Outline {
    var builder = OutlineBuilder(code: code, outline: Outline(tokenCount: code.count))
    while builder.index < code.count {
      builder.outline.scopeIndices.append(Int32(builder.scope))
      builder.readToken()
      builder.index += 1
    }
    return builder.outline
  }

  private init(code: SourceCode, outline: Outline) {
    self.code = code
    self.outline = outline
  }

  private mutating func readToken() {
    switch code.kind(index) {
    case .punctuation where code.isText(index, "{"): openScope()
    case .punctuation where code.isText(index, "}"): closeScope()
    case .identifier
    where code.mayBe(index, in: Self.keywords) && !code.isText(index - 1, ".") && !code.isQuoted(index) && !isLabel(index):
      readKeyword()
    default: break
    }
  }

  /// The words that ``readKeyword()`` knows.
  private static let keywords = NameSet([
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "subscript", "let", "var", "case", "default",
    "typealias", "import", "for", "while", "if", "switch", "catch", "guard",
  ])

  private mutating func readKeyword() {
    switch code.text(index) {
    case "struct", "class", "enum", "actor", "protocol", "extension": readType()
    case "func", "init", "subscript": readFunction()
    case "let", "var": readBinding()
    case "case": readCase()
    case "default" where code.isText(index + 1, ":"): endCase()
    case "typealias": readAlias()
    case "import": readImport()
    case "for": readLoop()
    case "while" where code.isText(index - 1, "}") && !code.startsLine[index]: break
    case "if", "while", "switch", "catch", "guard": openCondition()
    default: break
    }
  }

  /// A word before a colon in parentheses is a label, whatever it means elsewhere.
  private func isLabel(_ index: Int) -> Bool {
    code.isText(index + 1, ":") && (code.isText(index - 1, "(") || code.isText(index - 1, ","))
  }
}

extension OutlineBuilder {
  mutating func openCondition() {
    conditions.append(
      Condition(bracket: code.brackets.enclosing(index), scope: scope, isGuard: code.isText(index, "guard")))
  }

  private mutating func openScope() {
    let isBody = conditions.last.map { $0.bracket == code.brackets.enclosing(index) } ?? false
    if isBody { endCondition() }
    guard depth < Self.deepest else { return }
    let kind = pending.removeValue(forKey: index) ?? (isBody || !isClosure ? .block : .closure)
    outline.scopes.append(.init(kind: kind, parent: scope, open: index, end: code.brackets.partner(of: index) ?? code.count))
    scope = outline.scopes.count - 1
    depth += 1
    for parameter in pendingParameters.removeValue(forKey: index) ?? [] { add(parameter, .parameter, from: index + 1) }
    if case .closure = kind { readClosureParameters() }
  }

  private mutating func closeScope() {
    guard scope > 0, code.brackets.partner(of: index) == outline.scopes[scope].open else { return }
    endCase()
    while let last = conditions.last, last.scope == scope { conditions.removeLast() }
    scope = outline.scopes[scope].parent
    depth -= 1
    outline.scopeIndices[index] = Int32(scope)
  }

  /// What a condition binds can be seen to the end of the body.
  private mutating func endCondition() {
    guard let condition = conditions.popLast() else { return }
    let end = code.brackets.partner(of: index) ?? code.count
    for variable in condition.variables {
      let isElement = outline.variables[variable].kind == .element
      let start = isElement ? index : outline.variables[variable].visible.lowerBound
      outline.variables[variable].visible = start..<max(end, start)
    }
  }

  /// A brace behind one of these words opens a block and no closure.
  private var isClosure: Bool {
    !code.isOne(index - 1, of: ["do", "else", "defer", "repeat", "get", "set", "willSet", "didSet", "_modify", "_read", "catch"])
  }

  /// What the pattern of a `case` of a `switch` binds can be seen up to the next one.
  mutating func endCase() {
    for variable in caseVariables.removeValue(forKey: scope) ?? [] {
      let start = outline.variables[variable].visible.lowerBound
      outline.variables[variable].visible = start..<max(start, index)
    }
  }
}
