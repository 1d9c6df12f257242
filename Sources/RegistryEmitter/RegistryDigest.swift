import RegistryModel

/// Names what a registry means, so that a crash report can say which one an app was built from.
///
/// SHA-256 over everything that decides what an accessor reads: keys, types, constraints, defaults and policies. Not over what
/// is for people (owner, description, expiry, tags), nor over comments or files; entries are added in the order of their keys.
struct RegistryDigest {
  /// So many bytes are hashed in one go.
  private static let chunk = 4_096

  private var hash = SHA256()
  private var bytes: [UInt8] = []

  mutating func add(_ entry: Entry) {
    entry.withKey { add($0) }
    add(entry.kind.type.rawValue)
    add(entry.defaultText)
    // What nearly all entries have is written as nothing: there is a third less to hash.
    add(entry.fallback == .lastActivatedThenDefault ? "" : entry.fallback.rawValue)
    addConstraints(of: entry.kind)
    if bytes.count >= Self.chunk { flush() }
  }

  /// The digest of all entries, as 64 small hexadecimal digits.
  mutating func finalize() -> String {
    flush()
    return hash.finalize()
  }

  private mutating func flush() {
    bytes.withUnsafeBufferPointer { hash.update($0) }
    bytes.removeAll(keepingCapacity: true)
  }

  /// The number of parts, then the parts.
  private mutating func addConstraints(of kind: Kind) {
    switch kind {
    case .bool, .json: add("0")
    case .int(let range, let policy): addBounds(range.map { (String($0.lowerBound), String($0.upperBound)) }, policy)
    case .double(let range, let policy):
      addBounds(range.map { ($0.lowerBound.description, $0.upperBound.description) }, policy)
    case .string(let pattern, let length):
      add("2")
      add(pattern?.source ?? "")
      add(length.map(String.init) ?? "")
    case .enumeration(let values):
      add(String(values.count))
      for value in values { add(value.text) }
    }
  }

  private mutating func addBounds(_ bounds: (String, String)?, _ policy: OutOfRangePolicy) {
    guard let bounds else { return add("0") }
    add("3")
    add(bounds.0)
    add(bounds.1)
    add(policy.rawValue)
  }

  private mutating func add(_ part: consuming String) { part.withUTF8 { add($0) } }

  /// Each part with its length, so that no two lists of parts make the same bytes.
  private mutating func add(_ part: UnsafeBufferPointer<UInt8>) {
    bytes.append(decimal: part.count)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(contentsOf: part)
  }
}
