import RegistryModel
import RegistryText

/// Names what a registry means, so that a crash report can say which one an app was built from.
///
/// SHA-256 over everything that decides what an accessor reads: keys, types, constraints, defaults and policies. It does not
/// depend on what is for people (owner, description, expiry, tags), nor on comments, files or the order of the entries.
enum RegistryDigest {
  /// The digest as 64 small hexadecimal digits.
  static func digest(of entries: [Entry]) -> String {
    var hash = SHA256()
    for entry in entries.sorted(by: { ExactText($0.key) < ExactText($1.key) }) {
      hash.update(bytes(of: parts(of: entry)))
    }
    return hash.finalize()
  }

  private static func parts(of entry: Entry) -> [String] {
    let constraints = entry.kind.emitted.digestParts
    // The common fallback is the empty text.
    let fallback = entry.fallback == .lastActivatedThenDefault ? "" : entry.fallback.rawValue
    return [entry.key, entry.kind.type.rawValue, entry.defaultText, fallback, String(constraints.count)] + constraints
  }

  /// Each part with its length before it, so that two different lists of parts never give the same bytes.
  private static func bytes(of parts: [String]) -> [UInt8] {
    var text = ""
    for part in parts {
      text += String(part.utf8.count)
      text += ":"
      text += part
    }
    return Array(text.utf8)
  }
}
