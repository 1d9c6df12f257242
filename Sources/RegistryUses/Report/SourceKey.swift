/// What the sources say of a key: how it is read, and which default the app compiles in.
package struct SourceKey: Sendable {
  /// What kind of value code takes.
  package enum Kind: Sendable {
    case bool, int, double, string, json
  }

  package let key: String
  /// By the getters; nil where there are none, or where they disagree.
  package let kind: Kind?
  /// The default that is given to the SDK by a literal or a property list; nil where there is none, or more than one.
  package let defaultValue: LiteralValue?
  /// Whether anything reads it.
  package let isRead: Bool
}

extension UsesReport {
  /// The keys that the sources name past the registries, in the order of their bytes.
  ///
  /// - Parameter lists: the property lists that ``defaultsFiles`` names.
  package func sourceKeys(_ lists: [PropertyList] = []) -> [SourceKey] {
    var readsByKey: [String: [RawRead]] = [:]
    for read in reads + ignoredReads where read.form != .defaultsFile {
      if case .known(let key) = read.key { readsByKey[key, default: []].append(read) }
    }
    let listed = Dictionary(grouping: lists.flatMap(\.values)) { $0.key }.mapValues { $0.map(\.value) }
    return Set(readsByKey.keys).union(listed.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { key in
      SourceKey(key, readsByKey[key] ?? [], listed: listed[key] ?? [])
    }
  }

  /// The names, without an ending, of the property lists that `setDefaults(fromPlist:)` is given.
  package var defaultsFiles: Set<String> {
    Set(
      (reads + ignoredReads).compactMap { read in
        if read.form == .defaultsFile, case .known(let name) = read.key { name } else { nil }
      })
  }
}

extension SourceKey {
  fileprivate init(_ key: String, _ reads: [RawRead], listed: [LiteralValue]) {
    self.key = key
    let defaults = Set(reads.compactMap(\.value) + listed)
    defaultValue = defaults.count == 1 ? defaults.first : nil
    isRead = reads.contains(where: \.form.isRead)
    kind = Self.common(Set(reads.compactMap { ($0.getter ?? $0.wrapperGetter)?.kind }))
  }

  /// A number that is read as both is a double.
  private static func common(_ kinds: Set<Kind>) -> Kind? {
    kinds == [.int, .double] ? .double : kinds.count == 1 ? kinds.first : nil
  }
}

extension Getter {
  fileprivate var kind: SourceKey.Kind? {
    switch self {
    case .bool, .decoded("Bool"): .bool
    case .int, .decoded("Int"): .int
    case .double, .decoded("Double"): .double
    case .string, .decoded("String"): .string
    case .json, .decoded: .json
    case .number, .data: nil
    }
  }
}

extension LiteralValue {
  /// What a default alone says: a number without a point may still be read as a double.
  package var likelyKind: SourceKey.Kind {
    switch self {
    case .text: .string
    case .bool: .bool
    case .number(let text): text.contains { $0 == "." || $0 == "e" } ? .double : .int
    }
  }
}
