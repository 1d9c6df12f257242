import RegistryDiagnostics
import RegistryText

extension FileMatcher {
  /// Notes a call of a function of the app that hands its parameter to a read.
  mutating func findCall(at token: Int) {
    guard let name = code.name(token), let wrappers = facts.wrappers[name], !outline.declarationTokens.contains(token) else {
      return
    }
    if let call = calls(of: wrappers, at: token).first { note(call.site, call.wrapper) }
  }

  /// Whether the name at a token calls such a function.
  func callsWrapper(at token: Int) -> Bool {
    guard let name = code.name(token), let wrappers = facts.wrappers[name] else { return false }
    return !calls(of: wrappers, at: token).isEmpty
  }

  private func calls(of wrappers: Set<Wrapper>, at token: Int) -> [(wrapper: Wrapper, site: ReadSite)] {
    wrappers.inOrder.compactMap { wrapper in site(of: wrapper, at: token).map { (wrapper, $0) } }
  }

  /// The call of a wrapper whose name is at a token, or nil where it is none.
  private func site(of wrapper: Wrapper, at token: Int) -> ReadSite? {
    if wrapper.shape == .enumMember { return site(ofMember: wrapper, at: token) }
    guard wrapper.shape != .method, wrapper.shape != .subscript, code.isText(token + 1, "("), !code.startsLine[token + 1],
      let close = code.brackets.partner(of: token + 1),
      let key = key(of: wrapper, in: code.arguments(from: token + 2, to: close)), isCalled(wrapper, at: token, key: key)
    else { return nil }
    return ReadSite(
      form: .wrapper(wrapper.shownName), key: key, name: token, expression: (receiver(of: token)?.start ?? token)..<close + 1)
  }

  /// The argument that is the key: by its label, else by its place.
  private func key(of wrapper: Wrapper, in arguments: [Range<Int>]) -> Range<Int>? {
    if let label = wrapper.label { return arguments.lazy.compactMap { argument($0, labelled: label) }.first }
    guard arguments.indices.contains(wrapper.index), !code.isText(arguments[wrapper.index].lowerBound + 1, ":") else {
      return nil
    }
    return arguments[wrapper.index]
  }

  /// Notes the call of a subscript of the app.
  mutating func findCall(ofSubscriptAt open: Int, _ chain: Chain, label: String?, key: Range<Int>, close: Int) {
    let wrappers = (facts.wrappers["subscript"] ?? []).inOrder
    guard let wrapper = wrappers.first(where: { $0.label == label && isInstance(chain, ofTypeOf: $0, key: key) }) else { return }
    note(ReadSite(form: .wrapper(wrapper.shownName), key: key, name: open, expression: chain.start..<close + 1), wrapper)
  }

  /// `RemoteFlag.darkMode.isEnabled`, where the enum reads its own raw value.
  private func site(ofMember wrapper: Wrapper, at token: Int) -> ReadSite? {
    guard let chain = receiver(of: token), let path = chain.path, path.count > 1, let type = wrapper.container.last,
      path[path.count - 2] == type
    else { return nil }
    let last = chain.components.last?.token ?? token
    return ReadSite(
      form: .wrapper(wrapper.shownName), key: chain.start..<last + 1, name: token, expression: chain.start..<token + 1)
  }

  private mutating func note(_ site: ReadSite, _ wrapper: Wrapper) {
    switch resolve(KeyExpression(in: code, site.key), expecting: wrapper.keyType) {
    case .known(let text): add(.known(text), at: site, called: wrapper)
    case .unknown(let reason): add(.unknown(reason), at: site, called: wrapper)
    default: add(.unknown("the function around it hands it on to \(quoted(wrapper.shownName))"), at: site, called: wrapper)
    }
  }
}

extension FileMatcher {
  /// Whether the call at a token is one of a wrapper and not of another function of the same name.
  private func isCalled(_ wrapper: Wrapper, at token: Int, key: Range<Int>) -> Bool {
    if wrapper.shape == .initializer { return code.name(token) == wrapper.container.last }
    if let chain = receiver(of: token) { return isInstance(chain, ofTypeOf: wrapper, key: key) }
    guard let type = wrapper.container.last else { return outline.variable(wrapper.name, at: token) == nil }
    if isSDKType(wrapper.container, at: token) { return isInSDKExtension(token) }
    return outline.typesAround(token).contains { facts.isRelated($0.path.last ?? "", to: type) }
  }

  /// Whether a chain gives the type that declares a wrapper, or a value of it.
  private func isInstance(_ chain: Chain, ofTypeOf wrapper: Wrapper, key: Range<Int>) -> Bool {
    guard let type = wrapper.container.last, !chain.isImplicit else { return false }
    if isSDKType(wrapper.container, at: chain.start) { return isSDK(chain) }
    if let path = chain.path {
      if path.last == type { return true }
      if ["self", "Self", "super"].contains(path.joined()) {
        return outline.typesAround(chain.start).contains { facts.isRelated($0.path.last ?? "", to: type) }
      }
    }
    switch nature(of: chain) {
    case .named(let name): return facts.isRelated(name, to: type) || isRequirement(of: name, keptBy: type, wrapper)
    case .sdk, .metatype, .other: return false
    case .unknown where isSDK(chain): return !SDK.functions.contains(wrapper.name)
    case .unknown: return isNamed(chain, like: type) || isCase(key, of: wrapper)
    }
  }

  /// Whether a protocol that a type conforms to asks for the wrapper.
  private func isRequirement(of name: String, keptBy type: String, _ wrapper: Wrapper) -> Bool {
    facts.requirements[name]?.contains(wrapper.name) == true && facts.isRelated(type, to: name)
  }

  /// `remoteConfigManager` for a `RemoteConfigManager`, where nothing else is known.
  private func isNamed(_ chain: Chain, like type: String) -> Bool {
    guard let name = chain.components.last?.name else { return false }
    return name.lowercased().filter { $0 != "_" } == type.lowercased()
  }

  /// Whether the key is written as a case of the wrapper's own enum, which no other function takes.
  private func isCase(_ key: Range<Int>, of wrapper: Wrapper) -> Bool {
    guard let type = wrapper.keyType, case .path(let names, isImplicit: true) = KeyExpression(in: code, key).form,
      let name = names.first
    else { return false }
    return facts.enums[type.last ?? ""]?.contains { $0.path.hasSuffix(type) && $0.values[name] != nil } ?? false
  }
}

extension Set<Wrapper> {
  /// By file and place, so that the choice among several is the same in every run.
  var inOrder: [Wrapper] { sorted { ($0.file, $0.offset, $0.index) < ($1.file, $1.offset, $1.index) } }
}
