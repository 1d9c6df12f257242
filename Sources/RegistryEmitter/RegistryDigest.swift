import RegistryModel
import RegistryText

/// Names what a registry means, so that a crash report can say which one an app was built from.
///
/// SHA-256 over everything that decides what an accessor reads: keys, types, constraints, the defaults of all builds, and policies. It does not
/// depend on what is for people (owner, description, expiry, tags), nor on comments, files or the order of the entries.
enum RegistryDigest {
  /// The digest as 64 small hexadecimal digits.
  static func digest(of entries: [Entry]) -> String {
    var hash = SHA256()
    var bytes: [UInt8] = []
    let keys = entries.map { ExactText($0.key) }
    for index in entries.indices.sorted(by: { keys[$0] < keys[$1] }) {
      bytes.removeAll(keepingCapacity: true)
      append(entries[index], to: &bytes)
      hash.update(bytes)
    }
    return hash.finalize()
  }

  private static func append(_ entry: Entry, to bytes: inout [UInt8]) {
    append(entry.key, to: &bytes)
    append(entry.kind.type.rawValue, to: &bytes)
    append(entry.defaultText, to: &bytes)
    // The common fallback is the empty text.
    append(entry.fallback == .lastActivatedThenDefault ? "" : entry.fallback.rawValue, to: &bytes)
    let constraints = entry.kind.emitted.digestParts
    append(String(constraints.count), to: &bytes)
    for constraint in constraints { append(constraint, to: &bytes) }
    // Nothing where there is none, so that registries without it keep the digest that they had.
    if let maxAge = entry.maxAge {
      append("max_age", to: &bytes)
      append(String(maxAge.seconds), to: &bytes)
    }
    for configured in entry.configuredDefaults {
      append("default_if", to: &bytes)
      append(configured.configuration.condition, to: &bytes)
      append(entry.kind.text(of: configured.value), to: &bytes)
    }
  }

  /// Each part has its length before it, so that two different lists of parts never give the same bytes.
  private static func append(_ part: String, to bytes: inout [UInt8]) {
    bytes.append(text: String(part.utf8.count))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(text: part)
  }
}
