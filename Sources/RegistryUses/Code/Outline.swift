import RegistryText

/// What a Swift file declares, and where each name can be seen: as much as tokens tell without types.
struct Outline: Sendable {
  /// A stretch of tokens in braces that names are looked up from; the first is the file.
  struct Scope: Sendable {
    enum Kind: Sendable {
      case file
      /// With the index of the declaration in `types`.
      case type(Int)
      /// With the index of the declaration in `functions`.
      case function(Int)
      /// The body of a computed property; with the index in `variables`.
      case property(Int)
      case closure
      case block
    }

    let kind: Kind
    /// The index of the scope around it; that of the file is -1.
    let parent: Int
    /// The opening brace; -1 for the file.
    let open: Int
    /// Behind its last token.
    var end: Int
  }

  /// A type, or an extension of one.
  struct TypeDeclaration: Sendable {
    enum Kind: Sendable { case `struct`, `class`, `enum`, `actor`, `protocol`, `extension` }

    let kind: Kind
    /// The names from the outermost type inwards: `["Constants", "Keys"]`.
    let path: [String]
    /// The names behind the colon, each without its qualifiers.
    let inherited: [String]
    let isPrivate: Bool
    /// The cases of an enum, with the token of the string behind the equals sign or nil.
    var cases: [(name: String, value: Int?)] = []
  }

  struct Parameter: Sendable {
    /// Nil where the argument has none.
    let label: String?
    let name: String
    let type: Range<Int>
  }

  /// A function, an initialiser (`init`) or a subscript (`subscript`).
  struct Function: Sendable {
    let name: String
    let token: Int
    let parameters: [Parameter]
    let isStatic: Bool
    let result: Range<Int>
    /// The path of the type that declares it; empty outside types.
    let typePath: [String]
  }

  /// A name that stands for a value.
  struct Variable: Sendable {
    enum Kind: Sendable {
      /// Of `let` or `var`.
      case binding
      /// Of a function or a subscript.
      case parameter
      case closureParameter
      /// Of `for … in`.
      case element
      /// Of an enum.
      case enumCase
    }

    let name: String
    let kind: Kind
    let token: Int
    let isStatic: Bool
    let isPrivate: Bool
    /// The tokens of the declared type; empty where there is none.
    let type: Range<Int>
    /// Whether it is a `var`.
    var isMutable = false
    /// The first token of the initial value, or nil.
    let value: Int?
    /// Behind the last token of the initial value.
    var valueEnd = 0
    /// The brace of a computed property, or nil.
    var body: Int?
    /// The tokens where it can be seen.
    var visible: Range<Int>
    let scope: Int
  }

  /// `typealias name = target`.
  struct Alias: Sendable {
    let name: String
    let target: [String]
    let typePath: [String]
    let isPrivate: Bool
    /// Where it can be seen, where that is less than the whole program.
    let visible: Range<Int>?
  }

  var scopes: [Scope]
  var types: [TypeDeclaration] = []
  var functions: [Function] = []
  var variables: [Variable] = []
  var aliases: [Alias] = []
  /// The modules that the file imports.
  var imports: Set<String> = []
  /// The tokens that declare a name and do not refer to one.
  var declarationTokens: Set<Int> = []
  /// The scope that each token is in.
  var scopeIndices: [Int32] = []
  /// The variables of each name by scope.
  private var variablesByName: [VariableName: [Int]] = [:]

  /// The variable whose initial value begins at a token.
  private var variablesByValue: [Int: Int] = [:]
  private var functionsByName: [String: [Int]] = [:]

  private struct VariableName: Hashable {
    let name: String
    let scope: Int
  }

  init(tokenCount: Int) {
    scopes = [Scope(kind: .file, parent: -1, open: -1, end: tokenCount)]
    scopeIndices.reserveCapacity(tokenCount)
  }

  mutating func add(_ variable: Variable) {
    variablesByName[VariableName(name: variable.name, scope: variable.scope), default: []].append(variables.count)
    if let value = variable.value { variablesByValue[value] = variables.count }
    declarationTokens.insert(variable.token)
    variables.append(variable)
  }

  mutating func add(_ function: Function) {
    functionsByName[function.name, default: []].append(functions.count)
    functions.append(function)
  }

  /// The functions of a name, at most as many as anybody writes.
  func functions(named name: String) -> [Function] { functionsByName[name, default: []].prefix(64).map { functions[$0] } }

  /// The variable whose initial value begins at a token, or nil.
  func variable(withValueAt token: Int) -> Variable? { variablesByValue[token].map { variables[$0] } }

  /// The variables of a name that a scope declares, the last first, at most as many as anybody writes.
  private func variables(_ name: String, in scope: Int) -> some Sequence<Int> {
    variablesByName[VariableName(name: name, scope: scope), default: []].suffix(64).reversed()
  }
}

extension Outline {
  /// The scopes that a token is in, from the innermost to the file.
  func scopes(around token: Int) -> some Sequence<Int> {
    let innermost = scopeIndices.indices.contains(token) ? Int(scopeIndices[token]) : 0
    return sequence(first: innermost) { scopes[$0].parent >= 0 ? scopes[$0].parent : nil }
  }

  /// The variable that a name stands for at a token, or nil where the file does not say.
  func variable(_ name: String, at token: Int) -> Variable? {
    for scope in scopes(around: token) {
      if let variable = declaredVariable(name, in: scope, at: token) { return variable }
    }
    return nil
  }

  /// The variable of a name that a scope itself declares and that can be seen at a token, or nil.
  func declaredVariable(_ name: String, in scope: Int, at token: Int) -> Variable? {
    variables(name, in: scope).first { variables[$0].visible.contains(token) }.map { variables[$0] }
  }

  /// The innermost type that a token is in, or nil outside types.
  func type(around token: Int) -> TypeDeclaration? { typesAround(token).first }

  /// The types that a token is in, from the innermost outwards.
  func typesAround(_ token: Int) -> [TypeDeclaration] {
    scopes(around: token).compactMap { if case .type(let index) = scopes[$0].kind { types[index] } else { nil } }
  }

  /// The property of a name that the innermost type around a token declares where the token is, or nil.
  func property(_ name: String, at token: Int) -> Variable? {
    for scope in scopes(around: token) {
      if case .type = scopes[scope].kind { return declaredVariable(name, in: scope, at: token) }
    }
    return nil
  }

  /// The innermost function that a token is in, closures passed over, or nil outside functions.
  func function(around token: Int) -> Function? {
    for scope in scopes(around: token) {
      switch scopes[scope].kind {
      case .function(let index): return functions[index]
      case .type, .property: return nil
      default: continue
      }
    }
    return nil
  }

  /// The computed property whose body a token is in, or nil.
  func property(around token: Int) -> Variable? {
    for scope in scopes(around: token) {
      switch scopes[scope].kind {
      case .property(let index): return variables[index]
      case .type, .function: return nil
      default: continue
      }
    }
    return nil
  }
}
