import RegistryText

/// What a file declares that other files name.
struct DeclarationCollector {
  let code: SourceCode
  let outline: Outline
  let file: Int

  /// Adds what the file declares.
  func collect(into facts: inout Facts) {
    for type in outline.types { add(type, to: &facts) }
    for alias in outline.aliases where alias.visible == nil {
      let container = alias.typePath
      facts.aliases[alias.name, default: []].insert(
        .init(target: alias.target, container: container, onlyIn: alias.isPrivate ? file : nil))
    }
    for variable in outline.variables where outline.isMember(variable) {
      guard let value = value(of: variable) else { continue }
      facts.constants[variable.name, default: []].insert(
        .init(container: outline.container(of: variable), value: value, onlyIn: variable.isPrivate ? file : nil))
    }
    for function in outline.functions {
      guard let type = function.typePath.last,
        outline.types.contains(where: { $0.kind == .protocol && $0.path == function.typePath })
      else { continue }
      facts.requirements[type, default: []].insert(function.name)
    }
  }

  private func add(_ type: Outline.TypeDeclaration, to facts: inout Facts) {
    guard let name = type.path.last else { return }
    if type.kind != .extension { facts.containers[name, default: []].insert(type.path.dropLast()) }
    facts.inherited[name, default: []].formUnion(type.inherited)
    guard type.kind == .enum, type.inherited.contains("String") else { return }
    var values: [String: String?] = [:]
    for (name, value) in type.cases {
      guard let value else {
        values[name] = name
        continue
      }
      values[name] = .some(code.stringLiteral(at: value)?.value)
    }
    facts.enums[name, default: []].insert(.init(path: type.path, values: values, onlyIn: type.isPrivate ? file : nil))
  }

  /// The one literal or name that a constant or a computed property gives, or nil.
  private func value(of variable: Outline.Variable) -> Facts.Constant.Value? {
    var range: Range<Int>?
    if let value = variable.value {
      range = value..<variable.valueEnd
    } else if let body = variable.body, let close = code.brackets.partner(of: body) {
      range = body + (code.isText(body + 1, "return") ? 2 : 1)..<close
    }
    guard let range, range.lowerBound <= range.upperBound else { return nil }
    if let literal = code.literalValue(of: range) { return .literal(literal) }
    guard case .path(let names, isImplicit: false) = KeyExpression(in: code, range).form else { return nil }
    return .path(names)
  }
}

extension Outline {
  /// Whether a variable is a property or a global.
  func isMember(_ variable: Variable) -> Bool {
    guard variable.kind == .binding else { return false }
    switch scopes[variable.scope].kind {
    case .file, .type: return true
    default: return false
    }
  }

  /// The path of the type that declares a property; empty for a global.
  func container(of variable: Variable) -> [String] {
    guard case .type(let index) = scopes[variable.scope].kind else { return [] }
    return types[index].path
  }
}
