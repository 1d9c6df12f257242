import RegistryModel

/// Names what a registry means, so that a crash report can say which one an app was built from.
enum RegistryDigest {
  /// SHA-256 over everything that decides what an accessor reads: keys, types, constraints, defaults and policies.
  ///
  /// Not over what is for people (owner, description, expiry, tags), nor over the order of the keys, comments or files.
  /// - Parameter visit: is given each entry once, so that what else is gathered from them needs no pass of its own.
  static func digest(_ entries: Entries, visit: (Entry) -> Void) -> String {
    var hash = SHA256()
    for index in entries.indicesSortedByKey {
      let entry = entries[index]
      visit(entry)
      for part in parts(of: entry) {
        // Each part with its length, so that no two lists of parts make the same bytes.
        hash.update("\(part.utf8.count):".utf8)
        hash.update(part.utf8)
      }
    }
    return hash.finalize()
  }

  private static func parts(of entry: Entry) -> [String] {
    [entry.key, entry.kind.type.rawValue, entry.defaultText, entry.fallback.rawValue] + constraints(of: entry.kind)
  }

  private static func constraints(of kind: Kind) -> [String] {
    switch kind {
    case .bool, .json: ["0"]
    case .int(let range, let policy): bounds(range.map { ["\($0.lowerBound)", "\($0.upperBound)"] }, policy)
    case .double(let range, let policy): bounds(range.map { ["\($0.lowerBound)", "\($0.upperBound)"] }, policy)
    case .string(let pattern, let length): ["2", pattern?.source ?? "", length.map(String.init) ?? ""]
    case .enumeration(let values): ["\(values.count)"] + values.map(\.text)
    }
  }

  private static func bounds(_ range: [String]?, _ policy: OutOfRangePolicy) -> [String] {
    range.map { ["3"] + $0 + [policy.rawValue] } ?? ["0"]
  }
}
