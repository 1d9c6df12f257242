extension FileMatcher {
  typealias Nature = Facts.Nature

  /// What is known of the type of a chain's value.
  func nature(of chain: Chain, depth: Int = 0) -> Nature {
    guard let last = chain.components.last, let name = last.name, depth < 4 else { return .unknown }
    if last.isCall { return natureOfCall(chain, name) }
    guard let path = chain.path else { return .unknown }
    switch path.count {
    case 1: return chain.isImplicit ? .unknown : nature(ofName: name, at: last.token, depth: depth)
    case 2 where path[0] == "self" || path[0] == "Self": return nature(ofMember: name, at: last.token, depth: depth)
    default: return name == "self" ? natureOfType(path.dropLast(), at: last.token) : nature(ofMemberPath: path)
    }
  }

  private func natureOfCall(_ chain: Chain, _ name: String) -> Nature {
    let base = chain.components.dropLast()
    let path = base.compactMap(\.name)
    guard path.count == base.count, !base.contains(where: \.isCall) else { return .unknown }
    if name == "remoteConfig", chain.isImplicit && base.isEmpty || isSDKType(path, at: chain.start) { return .sdk }
    if name.isTypeName { return .named(name) }
    if base.isEmpty || path == ["self"] { return natureOfResult(name, at: chain.start) }
    // `Flags.make()`: most likely an instance of the type.
    return path.count == 1 && path[0].isTypeName ? .named(path[0]) : .unknown
  }

  private func natureOfResult(_ function: String, at token: Int) -> Nature {
    guard let declared = outline.functions(named: function).first(where: { !$0.result.isEmpty }) else { return .unknown }
    return nature(ofType: declared.result, at: token)
  }

  private func nature(ofName name: String, at token: Int, depth: Int) -> Nature {
    if name == "self", let type = outline.type(around: token) {
      return isSDKType(type.path, at: token) ? .sdk : .named(type.path.last ?? "")
    }
    if let variable = outline.variable(name, at: token) { return nature(of: variable, depth: depth + 1) }
    if name.isTypeName { return .other }
    return knownMember(name) { member in member.container.isEmpty || lexicalTypes(at: token).contains(member.container) }
  }

  private func nature(ofMember name: String, at token: Int, depth: Int) -> Nature {
    if let declared = outline.property(name, at: token) { return nature(of: declared, depth: depth + 1) }
    let types = lexicalTypes(at: token)
    return knownMember(name) { types.contains($0.container) }
  }

  /// `viewModel.flags`, `Flags.shared`.
  private func nature(ofMemberPath path: [String]) -> Nature {
    let name = path[path.count - 1]
    let owner = path[path.count - 2]
    if owner.isTypeName {
      let nature = knownMember(name) { $0.container.last == owner }
      return nature != .unknown || SDK.isNameOfInstance(name) ? nature : .named(owner)
    }
    return knownMember(name) { !$0.container.isEmpty }
  }

  /// What all members of a name are, as far as the sources tell; the SDK's class and metatypes go before other types.
  private func knownMember(_ name: String, where isEligible: (Facts.Member) -> Bool) -> Nature {
    let natures = Set((facts.members[name] ?? []).filter(isEligible).map(\.nature))
    if natures.contains(.sdk) { return .sdk }
    if let metatype = natures.first(where: { if case .metatype = $0 { true } else { false } }) { return metatype }
    return natures.count == 1 ? natures.first ?? .unknown : .unknown
  }
}

extension FileMatcher {
  /// What is known of a variable: by its type, else by its value.
  func nature(of variable: Outline.Variable, depth: Int = 0) -> Nature {
    if !variable.type.isEmpty { return nature(ofType: variable.type, at: variable.token) }
    guard let value = variable.value, variable.valueEnd > value else { return .unknown }
    switch code.kind(value) {
    case .stringStart, .number, .regex: return .other
    case .punctuation where code.isText(value, "["): return code.after(value) == variable.valueEnd ? .other : .unknown
    default: break
    }
    var last = variable.valueEnd - 1
    // `try await`, `await`: what follows is the value.
    var first = value
    while code.isOne(first, of: ["try", "await", "?", "!"]) { first += 1 }
    if code.isText(last, ")"), code.isText(first, "("), code.brackets.partner(of: first) == last {
      (first, last) = (first + 1, last - 1)
    }
    let chain = Chain(in: code, endingAt: last)
    guard chain.start == first else { return .unknown }
    if chain.path?.last == "self" || chain.components.last?.isCall == true { return nature(of: chain, depth: depth + 1) }
    // A name that is said of itself, `let config = config`, is that of an outer one.
    return chain.components.last?.token == variable.token ? .unknown : nature(of: chain, depth: depth + 1)
  }

  func nature(ofType range: Range<Int>, at token: Int) -> Nature {
    guard let type = TypeReference(in: code, at: range.lowerBound), let name = type.path.last else { return .other }
    return type.isMetatype ? natureOfType(type.path, at: token) : isSDKType(type.path, at: token) ? .sdk : .named(name)
  }

  /// What a type is as a value: `FeatureConfig.self`.
  private func natureOfType(_ path: [String], at token: Int) -> Nature {
    registry(named: Array(path), at: token).map { .metatype($0) } ?? .other
  }

  /// Whether the value of a chain is an instance of the SDK's class, plainly or by its name.
  func isSDK(_ chain: Chain) -> Bool {
    switch nature(of: chain) {
    case .sdk: return true
    case .metatype, .named, .other: return false
    case .unknown:
      guard let name = chain.components.last?.name else { return false }
      return SDK.isNameOfInstance(name) || name == "config" && !outline.imports.isDisjoint(with: SDK.modules)
    }
  }
}

extension String {
  /// Whether a name is written as types are.
  var isTypeName: Bool { unicodeScalars.first?.properties.isUppercase == true }
}
