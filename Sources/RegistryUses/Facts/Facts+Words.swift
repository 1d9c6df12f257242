extension Facts {
  /// The words that a file with a use or a read holds, as far as they are known: all of one of these lists.
  var words: Set<[String]> {
    var words = Set(registries.map { [$0.typeName] } + propertyWrappers.keys.map { [$0] } + SDK.words.map { [$0] })
    for (name, aliases) in aliases where aliases.contains(where: { leadsToRegistry($0.target, depth: 0) }) {
      words.insert([name])
    }
    for (name, members) in members where members.contains(where: { $0.nature.isSearched }) { words.insert([name]) }
    for wrapper in wrappers.values.joined() { words.formUnion(self.words(of: wrapper)) }
    return words
  }

  private func leadsToRegistry(_ path: [String], depth: Int) -> Bool {
    guard let name = path.last, depth < 4 else { return false }
    if registriesByType[name] != nil || SDK.types.contains(name) { return true }
    return aliases[name]?.contains { leadsToRegistry($0.target, depth: depth + 1) } ?? false
  }
}

extension Facts.Nature {
  /// Whether files that name such a member are searched.
  fileprivate var isSearched: Bool {
    switch self {
    case .sdk, .metatype: true
    case .named, .other, .unknown: false
    }
  }
}

extension Facts {
  /// The words of the files that may call a wrapper, or declare a value of its type.
  private func words(of wrapper: Wrapper) -> [[String]] {
    let types = receiverTypes(of: wrapper)
    let naming = types.map { [$0] }
    switch wrapper.shape {
    case .function:
      let call = [wrapper.name + "("] + (wrapper.label.map { [$0] } ?? [])
      return types.isEmpty ? [call] : naming + receivers(types, of: wrapper).map { call + [$0] }
    case .subscript, .initializer: return naming
    case .enumMember: return [wrapper.container.suffix(1) + [wrapper.name]]
    case .method: return naming + members(of: types).map { [wrapper.name + ":", $0] }
    }
  }

  /// The type that declares a wrapper, those that inherit from it, and the protocols that ask for the wrapper.
  private func receiverTypes(of wrapper: Wrapper) -> [String] {
    guard let type = wrapper.container.last else { return [] }
    let heirs = inherited.keys.filter { $0 != type && isRelated($0, to: type) }
    let protocols = requirements.filter { $0.value.contains(wrapper.name) && isRelated(type, to: $0.key) }.map(\.key)
    return [type] + heirs + protocols
  }

  /// The names of what a wrapper may be called on, or be given, where the type is not named.
  private func receivers(_ types: [String], of wrapper: Wrapper) -> Set<String> {
    let cases = wrapper.keyType.flatMap { enums[$0.last ?? ""] }?.flatMap(\.values.keys) ?? []
    return Set(types.map { $0.prefix(1).lowercased() + $0.dropFirst() } + members(of: types) + cases)
  }

  /// Takes the wrappers and the members that files have, and gives the names of those that are not what they were.
  mutating func learn(_ results: some Collection<FileResult>) -> Set<String> {
    let old = (wrappers, members)
    wrappers = [:]
    for wrapper in results.lazy.flatMap(\.reads).compactMap(\.makes) { wrappers[wrapper.name, default: []].insert(wrapper) }
    members = results.reduce(into: [:]) { $0.merge($1.members) { $0.union($1) } }
    let types = Set(wrappers.values.joined().flatMap { receiverTypes(of: $0) })
    members = members.filter { name, members in members.contains { matters(name, $0.nature, types) } }
    return old.0.namesOfChanges(to: wrappers).union(old.1.namesOfChanges(to: members))
  }

  /// Whether it changes what a read or a use is, that a member has a type.
  private func matters(_ name: String, _ nature: Nature, _ types: Set<String>) -> Bool {
    switch nature {
    case .sdk, .metatype: true
    case .named(let type): types.contains(type) || SDK.isNameOfInstance(name) || name == "config"
    case .other, .unknown: false
    }
  }

  private func members(of types: [String]) -> [String] {
    let natures = Set(types.map { Nature.named($0) })
    return members.filter { $0.value.contains { natures.contains($0.nature) } }.map(\.key)
  }

  /// Whether a type is another one or inherits from it.
  func isRelated(_ name: String, to type: String, depth: Int = 0) -> Bool {
    if name == type { return true }
    return depth < 4 && (inherited[name] ?? []).contains { isRelated($0, to: type, depth: depth + 1) }
  }
}

extension Dictionary where Value: Equatable {
  /// The keys that another dictionary does not have, or has with another value, and the other way round.
  fileprivate func namesOfChanges(to other: Self) -> Set<Key> {
    Set(filter { other[$0.key] != $0.value }.keys).union(other.filter { self[$0.key] != $0.value }.keys)
  }
}

/// The names of the SDK.
enum SDK {
  /// Its class, in Swift and in Objective-C.
  static let types: Set<String> = ["RemoteConfig", "FIRRemoteConfig"]
  /// The members of the class that are given a key.
  static let functions: Set<String> = ["configValue", "defaultValue", "subscript"]
  /// What a read in Swift is called by.
  static let readingNames = ["configValue", "defaultValue", "RemoteConfigProperty", "setDefaults"]
  static let modules: Set<String> = [
    "Firebase", "FirebaseRemoteConfig", "FirebaseRemoteConfigSwift", "FirebaseRemoteConfigInternal",
  ]
  /// What every file with a read of its own holds, at the end of a name; see ``Facts/words``.
  static let words = [
    "emoteConfig", "emote_config", "configValue", "configValueForKey", "decodedValue", "jsonValue", "RemoteConfigProperty",
  ]

  /// Whether a value of an unknown type is called as an instance of the class is: `remoteConfig`, `firebaseRemoteConfig`.
  static func isNameOfInstance(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !first.properties.isUppercase else { return false }
    return name.lowercased().filter { $0 != "_" }.hasSuffix("remoteconfig")
  }
}
