extension FileMatcher {
  /// Notes a use of an accessor or of an enum type whose name is at a token.
  mutating func findUse(at token: Int) {
    guard let name = code.name(token), !outline.declarationTokens.contains(token) else { return }
    if let keys = facts.accessors[name] { find(keys, named: name, at: token, kind: .accessor) }
    if let keys = facts.enumTypes[name] { find(keys, named: name, at: token, kind: .enumType) }
  }

  private mutating func find(_ keys: [KeyReference], named name: String, at token: Int, kind: Use.Kind) {
    guard let (registry, isKeyPath) = registry(ofMemberAt: token, named: name),
      let key = keys.first(where: { $0.registry == registry })
    else { return }
    findings.uses.append(.init(key: key, kind: isKeyPath ? .keyPath : kind, token: token))
  }

  /// The registry whose member the name at a token is, and whether a key path names it.
  private func registry(ofMemberAt token: Int, named name: String) -> (Int, isKeyPath: Bool)? {
    guard code.isText(token - 1, ".") else {
      return bareRegistry(at: token, named: name).map { ($0, false) }
    }
    if code.isText(token - 2, "\\") { return keyPathRegistry(at: token - 2).map { ($0, true) } }
    guard code.isOperandEnd(token - 2) else { return nil }
    let chain = Chain(in: code, endingAt: token - 2)
    if chain.isKeyPath { return keyPathRegistry(chain, at: token).map { ($0, true) } }
    return registry(ofValue: chain, at: token).map { ($0, false) }
  }

  /// The registry whose type a chain gives: by its name, `Self`, or a metatype in a variable.
  func registry(ofValue chain: Chain, at token: Int) -> Int? {
    guard var path = chain.path, !chain.isImplicit else { return nil }
    if path.count > 1, path.last == "self" { path.removeLast() }
    if path == ["self"] || path == ["Self"] { return outline.type(around: token).flatMap { registry(named: $0.path, at: token) } }
    let isVariable = path.count == 1 && outline.variable(path[0], at: token) != nil
    if !isVariable, let registry = registry(named: path, at: token) { return registry }
    guard case .metatype(let registry) = nature(of: chain) else { return nil }
    return registry
  }

  /// The registry whose extension a bare name is in, where nothing nearer has the name.
  private func bareRegistry(at token: Int, named name: String) -> Int? {
    guard !isLabel(token), code.isQuoted(token) || !Self.reservedWords.contains(name) else { return nil }
    for scope in outline.scopes(around: token) {
      if outline.declaredVariable(name, in: scope, at: token) != nil { return nil }
      guard case .type(let index) = outline.scopes[scope].kind else { continue }
      let type = outline.types[index]
      if type.kind == .extension, let registry = registry(named: type.path, at: token) { return registry }
    }
    return nil
  }

  /// The words that are a name by themselves only in backticks.
  private static let reservedWords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// Whether a name is the label of an argument: before a colon, in parentheses, behind a comma or their beginning.
  private func isLabel(_ token: Int) -> Bool {
    guard code.isText(token + 1, ":"), let open = code.brackets.enclosing(token) else { return false }
    return code.isText(open, "(") && (token == open + 1 || code.isText(token - 1, ","))
  }
}

extension FileMatcher {
  /// `\FeatureConfig.Type.accessor`, `\.self.accessor`.
  private func keyPathRegistry(_ chain: Chain, at token: Int) -> Int? {
    guard var path = chain.path else { return nil }
    while path.last == "self" { path.removeLast() }
    if path.isEmpty { return keyPathRegistry(at: chain.start) }
    return path.last == "Type" ? registry(named: path.dropLast(), at: token) : nil
  }

  /// The registry that the key path `\.accessor`, whose backslash is at a token, begins at: by what it is given to.
  private func keyPathRegistry(at token: Int) -> Int? {
    guard let open = code.brackets.enclosing(token) else { return registryOfDeclaredType(valueAt: token) }
    guard code.isOne(token - 1, of: ["(", "[", ",", ":"]) || code.isOne(token - 1, of: ["=", "?"]) else { return nil }
    if code.isText(open, "["), !code.startsLine[open], code.isOperandEnd(open - 1) {
      return registry(ofValue: Chain(in: code, endingAt: open - 1), at: token)
    }
    if code.isText(open, "("), let name = code.name(open - 1) { return registry(ofFunction: name, at: open - 1) }
    return registryOfDeclaredType(valueAt: code.isText(open, "[") ? open : token)
  }

  /// `FeatureConfig.resolution(of:)`, `resolution(of:)` in an extension of the type, `@FeatureValue(…)`.
  private func registry(ofFunction name: String, at token: Int) -> Int? {
    guard code.isText(token - 1, ".") else {
      if let wrappers = facts.propertyWrappers[name], outline.variable(name, at: token) == nil { return wrappers.first }
      return name.isTypeName ? nil : bareRegistry(at: token, named: name)
    }
    let chain = Chain(in: code, endingAt: token - 2)
    return registry(ofValue: chain, at: token)
  }

  /// `let path: KeyPath<FeatureConfig.Type, Int> = \.accessor`.
  private func registryOfDeclaredType(valueAt token: Int) -> Int? {
    guard let variable = outline.variable(withValueAt: token), !variable.type.isEmpty else { return nil }
    return variable.type.lazy.compactMap { index -> Int? in
      guard code.isText(index, "Type"), code.isText(index - 1, ".") else { return nil }
      return Chain(in: code, endingAt: index - 2).path.flatMap { registry(named: $0, at: token) }
    }.first
  }
}
