import RegistryDiagnostics
import RegistryText

/// What an expression that gives a key comes to.
enum ResolvedKey: Equatable, Sendable {
  case known(String)
  /// A parameter of the function around it, with the type whose raw value is taken.
  case parameter(function: String, index: Int, keyType: [String]?)
  /// A property that the initialiser of the type around it sets, with the type whose raw value is taken.
  case property(String, keyType: [String]?)
  /// The raw value of the enum around it.
  case ownCase
  case unknown(String)
}

extension FileMatcher {
  /// What an expression comes to; `expected` is the type of an implicit member.
  mutating func resolve(_ expression: KeyExpression, expecting expected: [String]? = nil, depth: Int = 0) -> ResolvedKey {
    switch expression.form {
    case .literal(let text): return .known(text)
    case .unknown(let reason): return .unknown(reason)
    case .path(let names, let isImplicit):
      let token = expression.range.lowerBound
      guard isImplicit else { return resolve(names, at: token, depth: depth) }
      guard let expected else { return .unknown("the type of \(quotedPath(names)) is not known") }
      return constant(expected + names.prefix(1), at: token)
    }
  }

  private mutating func resolve(_ path: [String], at token: Int, depth: Int) -> ResolvedKey {
    guard depth < 4 else { return .unknown("too many names lead to it") }
    var names = path
    let isRaw = names.last == "rawValue"
    if isRaw { names.removeLast() }
    if isRaw, names.isEmpty || names == ["self"] { return .ownCase }
    let isOfSelf = names.count == 2 && (names[0] == "self" || names[0] == "Self")
    if isOfSelf { names.removeFirst() }
    let found = isOfSelf ? outline.property(names[0], at: token) : outline.variable(names[0], at: token)
    guard let variable = found else { return constant(names, at: token) }
    guard names.count == 1 else { return .unknown("\(quotedPath(names)) is a property of a value") }
    return resolve(variable, isRaw: isRaw, at: token, depth: depth)
  }

  private mutating func resolve(_ variable: Outline.Variable, isRaw: Bool, at token: Int, depth: Int) -> ResolvedKey {
    let name = quoted(variable.name)
    switch variable.kind {
    case .closureParameter: return .unknown("\(name) is a parameter of a closure")
    case .element: return .unknown("\(name) runs over a list")
    case .enumCase: return constant([variable.name], at: token)
    case .parameter:
      guard let function = outline.function(around: token),
        let index = function.parameters.firstIndex(where: { $0.name == variable.name })
      else { return .unknown("\(name) is a parameter") }
      return .parameter(function: function.name, index: index, keyType: isRaw ? typePath(variable.type) : nil)
    case .binding:
      if outline.isMember(variable) { return resolveMember(variable, isRaw: isRaw, at: token) }
      guard let value = variable.value, variable.valueEnd > value else { return .unknown("\(name) has no literal value") }
      if variable.isMutable { return .unknown("\(name) can change") }
      return resolve(KeyExpression(in: code, value..<variable.valueEnd), depth: depth + 1)
    }
  }

  private mutating func resolveMember(_ variable: Outline.Variable, isRaw: Bool, at token: Int) -> ResolvedKey {
    let isStored = variable.value == nil && variable.body == nil && !variable.isStatic
    guard isStored, !outline.container(of: variable).isEmpty else { return constant([variable.name], at: token) }
    return .property(variable.name, keyType: isRaw ? typePath(variable.type) : nil)
  }

  private func typePath(_ range: Range<Int>) -> [String] { TypeReference(in: code, at: range.lowerBound)?.path ?? [] }
}

extension FileMatcher {
  /// The one value that the sources have for a constant or an enum's case, by its name and the types around it.
  mutating func constant(_ path: [String], at token: Int) -> ResolvedKey {
    let types = lexicalTypes(at: token)
    let values = constantValues(path, in: types, depth: 0)
    findings.wants.insert(Array(path.suffix(2)))
    let shown = quotedPath(path)
    switch values.count {
    case 0: return .unknown("\(shown) is not a constant with one literal value in the sources")
    case 1:
      guard case .text(let text)?? = values.first else { return .unknown("\(shown) has a value that is not a literal text") }
      return .known(text)
    default:
      let texts = values.compactMap { $0?.text }.sorted()
      return .unknown("\(shown) has more than one value in the sources: \(quotedList(Array(texts.prefix(3)), joinedBy: "and"))")
    }
  }

  /// The values that a path may mean; nil is one that is not a literal.
  private func constantValues(_ path: [String], in types: [[String]], depth: Int) -> Set<LiteralValue?> {
    guard let name = path.last, depth < 4 else { return [] }
    var qualifiers = Array(path.dropLast())
    if qualifiers.first == "Self" { qualifiers = (types.first ?? []) + qualifiers.dropFirst() }
    if !qualifiers.isEmpty, let alias = alias(qualifiers, in: types) { qualifiers = alias.target }
    let values = declaredValues(name, in: qualifiers, types, depth: depth)
    // The first of several names may be the module.
    return values.isEmpty && qualifiers.count > 1
      ? declaredValues(name, in: Array(qualifiers.dropFirst()), types, depth: depth) : values
  }

  private func declaredValues(
    _ name: String, in qualifiers: [String], _ types: [[String]], depth: Int
  ) -> Set<LiteralValue?> {
    let constants = (facts.constants[name] ?? []).filter { $0.onlyIn == nil || $0.onlyIn == file }
    if qualifiers.isEmpty {
      for container in types + [[]] {
        let found = constants.filter { $0.container == container }
        if !found.isEmpty { return values(of: found, depth: depth) }
        if let value = enumValue(name, of: container, isExact: true) { return [value] }
      }
      return []
    }
    let found = values(of: constants.filter { $0.container.hasSuffix(qualifiers) }, depth: depth)
    return found.union(enumValue(name, of: qualifiers, isExact: false).map { [$0] } ?? [])
  }

  private func values(of constants: Set<Facts.Constant>, depth: Int) -> Set<LiteralValue?> {
    constants.reduce(into: []) { values, constant in
      switch constant.value {
      case .literal(let value): values.insert(value)
      case .path(let names):
        let target = names.last == "rawValue" ? Array(names.dropLast()) : names
        let found = constantValues(target, in: prefixes(constant.container), depth: depth + 1)
        values.formUnion(found.isEmpty ? [nil] : found)
      }
    }
  }

  /// The raw value of a case; nil where there is no such case, and a nil value where it is not a literal.
  private func enumValue(_ name: String, of path: [String], isExact: Bool) -> LiteralValue?? {
    guard let type = path.last, let enums = facts.enums[type] else { return nil }
    let eligible = enums.filter {
      ($0.onlyIn == nil || $0.onlyIn == file) && (isExact ? $0.path == path : $0.path.hasSuffix(path))
    }
    let values = Set(eligible.compactMap { $0.values[name] })
    return values.count > 1 ? .some(nil) : values.first.map { $0.map { .text($0) } }
  }

  /// The literal that an expression comes to, or nil.
  func literalValue(of range: Range<Int>) -> LiteralValue? {
    let range = code.unwrapped(range)
    if let literal = code.literalValue(of: range) { return literal }
    guard case .path(let names, isImplicit: false) = KeyExpression(in: code, range).form else { return nil }
    let values = constantValues(names, in: lexicalTypes(at: range.lowerBound), depth: 0)
    return values.count == 1 ? values.first ?? nil : nil
  }

  func quotedPath(_ path: [String]) -> String { quoted(path.joined(separator: ".")) }
}
