/// The Swift name of every key's accessor, derived or given.
public struct AccessorNames: Sendable {
  /// The names in the order of the keys.
  public let names: [String]

  /// Names for keys in registry order; `explicit` holds the `accessor` attribute where there is one.
  ///
  /// A name is the lower camel case of the key's words. A leading word that repeats the type name's last word is dropped
  /// (`config_version` in `FeatureConfig` is `version`), unless the rest is no name, is the generated file's own, or is
  /// another key's. The outcome depends on the set of keys and never on their order.
  public init(keys: [String], explicit: [String?], typeName: String) {
    let redundant = Self.lastWord(of: typeName)
    var names: [String] = []
    var shorts: [(index: Int, name: String)] = []
    names.reserveCapacity(keys.count)
    for (key, given) in zip(keys, explicit) {
      var copy = key
      let derived = given == nil ? copy.withUTF8 { Self.candidates(for: $0, redundant: redundant) } : nil
      if let short = derived?.short { shorts.append((names.count, short)) }
      names.append(given ?? derived?.full ?? key)
    }
    Self.settle(shorts, in: &names)
    self.names = names
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

  private static func candidates(
    for key: UnsafeBufferPointer<UInt8>, redundant: [UInt8]
  ) -> (full: String?, short: String?) {
    let full = CamelCase.lower(utf8: key)
    var words = Words(key)
    guard let first = words.next(), key[first].lazy.map(Words.small).elementsEqual(redundant),
      let short = CamelCase.lower(utf8: key, droppingFirst: 1), !short.hasPrefix("_"), !GeneratedNames.members.contains(short)
    else { return (full, nil) }
    return (full, short)
  }

  /// A short name is taken only where no other key has it as its short or its full name.
  private static func settle(_ shorts: [(index: Int, name: String)], in names: inout [String]) {
    guard !shorts.isEmpty else { return }
    var uses: [String: Int] = [:]
    for (_, name) in shorts { uses[name, default: 0] += 1 }
    for name in names where uses[name] != nil { uses[name, default: 0] += 1 }
    for (index, name) in shorts where uses[name] == 1 { names[index] = name }
  }
}
