/// The Swift name of every key's accessor, derived or given.
package struct AccessorNames: Sendable {
  /// The names in the order of the keys.
  package let names: [String]

  /// The names of a registry's keys, in its order.
  ///
  /// A name is the lower camel case of the key's words. A leading word that repeats the type name's last word is dropped
  /// (`config_version` in `FeatureConfig` is `version`), unless the rest is no name, is the generated file's own, or is
  /// another key's. The outcome depends on the set of keys and never on their order.
  init(_ declarations: Registry.Declarations, typeName: String) {
    var naming = Naming(typeName: typeName, count: declarations.count)
    for declaration in declarations {
      if let given = declaration.string(.accessor) {
        naming.names.append(given)
      } else {
        declaration.withKey { naming.derive(from: $0) }
      }
    }
    naming.settle()
    names = naming.names
  }
}

/// Names on the way: which of two a key gets depends on all keys.
private struct Naming {
  var names: [String] = []
  /// The names without the leading word, by their position in `names`.
  private var shorts: [(index: Int, name: String)] = []
  /// The word that is dropped.
  private let redundant: [UInt8]

  init(typeName: String, count: Int) {
    redundant = Self.lastWord(of: typeName)
    names.reserveCapacity(count)
  }

  private static func lastWord(of typeName: String) -> [UInt8] {
    var copy = typeName
    return copy.withUTF8 { bytes in
      var words = Words(bytes)
      var last = 0..<0
      while let word = words.next() { last = word }
      return bytes[last].map(Words.small)
    }
  }

  mutating func derive(from key: UnsafeBufferPointer<UInt8>) {
    if let short = short(for: key) { shorts.append((names.count, short)) }
    names.append(CamelCase.lower(utf8: key) ?? String(decoding: key, as: UTF8.self))
  }

  private func short(for key: UnsafeBufferPointer<UInt8>) -> String? {
    var words = Words(key)
    guard let first = words.next(), key[first].lazy.map(Words.small).elementsEqual(redundant),
      let short = CamelCase.lower(utf8: key, droppingFirst: 1), !short.hasPrefix("_"), !GeneratedNames.members.contains(short)
    else { return nil }
    return short
  }

  /// A short name is taken only where no other key has it as its short or its full name.
  mutating func settle() {
    guard !shorts.isEmpty else { return }
    var uses: [String: Int] = [:]
    for (_, name) in shorts { uses[name, default: 0] += 1 }
    for name in names { uses[name]? += 1 }
    for (index, name) in shorts where uses[name] == 1 { names[index] = name }
  }
}
