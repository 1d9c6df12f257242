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
    let redundant = Words(typeName).words.last?.lowercased()
    var candidates: [(full: String, short: String?)] = []
    candidates.reserveCapacity(keys.count)
    for (key, given) in zip(keys, explicit) {
      candidates.append(given.map { ($0, nil) } ?? Self.candidates(for: key, redundant: redundant))
    }
    names = Self.settled(candidates)
  }

  private static func candidates(for key: String, redundant: String?) -> (full: String, short: String?) {
    let words = Words(key)
    let full = words.lowerCamel() ?? key
    guard let redundant, words.words.count > 1, words.words.first?.lowercased() == redundant else { return (full, nil) }
    guard let short = words.lowerCamel(droppingFirst: 1), !short.hasPrefix("_"), !GeneratedNames.members.contains(short) else {
      return (full, nil)
    }
    return (full, short)
  }

  /// A short name is taken only where no other key has it as its short or its full name.
  private static func settled(_ candidates: [(full: String, short: String?)]) -> [String] {
    let shorts = candidates.compactMap(\.short)
    guard !shorts.isEmpty else { return candidates.map(\.full) }
    var uses: [String: Int] = [:]
    for short in shorts { uses[short, default: 0] += 1 }
    for (full, _) in candidates where uses[full] != nil { uses[full, default: 0] += 1 }
    return candidates.map { full, short in
      guard let short, uses[short] == 1 else { return full }
      return short
    }
  }
}
