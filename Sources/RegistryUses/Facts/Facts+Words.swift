extension Facts {
  /// The words that a file with a use or a read holds, as far as they are known: all of one of these lists.
  var words: Set<[String]> {
    var words = Set(registries.map { [$0.typeName] } + propertyWrappers.keys.map { [$0] } + SDK.words.map { [$0] })
    for (name, aliases) in aliases where aliases.contains(where: { leadsToRegistry($0.target, depth: 0) }) {
      words.insert([name])
    }
    for (name, members) in members where members.contains(where: { $0.nature.isSearched }) { words.insert([name]) }
    for wrapper in wrappers.values.joined() { words.formUnion(wrapper.words) }
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

extension Wrapper {
  /// The words of the files that may call it, or declare a value of its type.
  fileprivate var words: [[String]] {
    let type = container.last.map { [[$0]] } ?? []
    switch shape {
    case .function: return type + [[name + "("] + (label.map { [$0] } ?? [])]
    case .subscript, .initializer: return type
    case .enumMember: return [container.suffix(1) + [name]]
    case .method: return type + [[name + ":"]]
    }
  }
}

/// The names of the SDK.
enum SDK {
  /// Its class, in Swift and in Objective-C.
  static let types: Set<String> = ["RemoteConfig", "FIRRemoteConfig"]
  /// The members of the class that are given a key.
  static let functions: Set<String> = ["configValue", "defaultValue", "subscript"]
  static let modules: Set<String> = [
    "Firebase", "FirebaseRemoteConfig", "FirebaseRemoteConfigSwift", "FirebaseRemoteConfigInternal",
  ]
  /// What every file with a read of its own holds: `RemoteConfig`, `remoteConfig`, `configValue`, `decodedValue`; see ``Facts/words``.
  static let words = ["emoteConfig", "emote_config", "onfigValue", "decodedValue", "jsonValue:", "FirebaseRemote"]

  /// Whether a value of an unknown type is called as an instance of the class is: `remoteConfig`, `firebaseRemoteConfig`.
  static func isNameOfInstance(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !first.properties.isUppercase else { return false }
    return name.lowercased().filter { $0 != "_" }.hasSuffix("remoteconfig")
  }
}
