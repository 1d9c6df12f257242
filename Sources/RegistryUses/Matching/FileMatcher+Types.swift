import RegistryText

extension FileMatcher {
  /// The paths of the types that a token is in, from the innermost outwards: what a bare name is looked up in.
  func lexicalTypes(at token: Int) -> [[String]] { outline.typesAround(token).map(\.path) }

  /// The registry whose type a path names at a token, or nil.
  func registry(named path: [String], at token: Int) -> Int? {
    if let alias = outline.aliases.first(where: { [$0.name] == path && $0.visible?.contains(token) == true }) {
      return registry(named: alias.target, in: lexicalTypes(at: token), depth: 1)
    }
    return registry(named: path, in: lexicalTypes(at: token), depth: 0)
  }

  private func registry(named path: [String], in types: [[String]], depth: Int) -> Int? {
    guard let name = path.last, depth < 4 else { return nil }
    let path = path.last == "Self" ? types.first ?? [] : path
    guard !declaresAnother(path, in: types) else { return nil }
    if let alias = alias(path, in: types) {
      return registry(named: alias.target, in: prefixes(alias.container), depth: depth + 1)
    }
    guard let registry = facts.registriesByType[path.last ?? name] else { return nil }
    // One qualifier is the module; what more of them name is another type.
    return path.count <= 2 ? registry : nil
  }

  /// Whether the sources declare a nested type that a path names instead of one of the same name outside of all types.
  func declaresAnother(_ path: [String], in types: [[String]]) -> Bool {
    guard let name = path.last, let containers = facts.containers[name] else { return false }
    let qualifiers = Array(path.dropLast())
    return containers.contains { container in
      !container.isEmpty && (qualifiers.isEmpty ? types.contains(container) : container.hasSuffix(qualifiers))
    }
  }

  /// The type alias that a path names, the innermost where there are several.
  func alias(_ path: [String], in types: [[String]]) -> Facts.Alias? {
    guard let name = path.last, let aliases = facts.aliases[name] else { return nil }
    let qualifiers = Array(path.dropLast())
    return aliases.filter { alias in
      guard alias.onlyIn == nil || alias.onlyIn == file else { return false }
      if qualifiers.isEmpty { return alias.container.isEmpty || types.contains(alias.container) }
      return alias.container.hasSuffix(qualifiers)
    }
    .min { ($1.container.count, $0.target.joined()) < ($0.container.count, $1.target.joined()) }
  }

  /// Whether a path names the SDK's class.
  func isSDKType(_ path: [String], at token: Int) -> Bool { isSDKType(path, in: lexicalTypes(at: token), depth: 0) }

  private func isSDKType(_ path: [String], in types: [[String]], depth: Int) -> Bool {
    guard let name = path.last, depth < 4 else { return false }
    if path.count == 2, SDK.modules.contains(path[0]) { return SDK.types.contains(name) }
    if declaresAnother(path, in: types) || facts.containers[name]?.contains([]) == true { return false }
    if let alias = alias(path, in: types) { return isSDKType(alias.target, in: prefixes(alias.container), depth: depth + 1) }
    return path.count == 1 && SDK.types.contains(name)
  }

  /// A type and those around it: `["A", "B"]` gives that and `["A"]`.
  func prefixes(_ path: [String]) -> [[String]] { (0..<path.count).map { path.dropLast($0) } }
}

extension [String] {
  func hasSuffix(_ other: [String]) -> Bool { count >= other.count && suffix(other.count).elementsEqual(other) }
}
