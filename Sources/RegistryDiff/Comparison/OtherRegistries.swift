import RegistryDiagnostics
import RegistryModel
import RegistryText

/// What other registries behind the same dashboard declare, such as those of other apps.
package struct OtherRegistries: Sendable {
  private var entries: [String: [Entry]] = [:]

  /// - Parameter registries: the entries of each registry.
  package init(_ registries: [[Entry]] = []) {
    for entry in registries.joined() { entries[entry.key, default: []].append(entry) }
  }

  /// Whether one of them declares the key.
  func declare(_ key: String) -> Bool { entries[key] != nil }

  /// Where a key means something else to another registry, and what differs.
  func contradictions(to entry: Entry) -> [(place: SourceLocation, what: String)] {
    (entries[entry.key] ?? []).compactMap { other in entry.contradiction(to: other).map { (other.location, $0) } }
  }
}

extension Entry {
  /// The first thing that makes two entries of one key mean different values: the type, what limits it, or the default. How they
  /// are named and what a read falls back to is for each app to decide.
  fileprivate func contradiction(to other: Entry) -> String? {
    if kind.type != other.kind.type { return Self.contrast("type", kind.type.rawValue, other.kind.type.rawValue) }
    let (own, others) = (kind.remote.limits, other.kind.remote.limits)
    for attribute in Attribute.allCases where own[attribute] != others[attribute] {
      return Self.contrast(attribute.rawValue, own[attribute], others[attribute])
    }
    // Read by this entry's type: an enum of the other one may list its values in another order.
    let isSame = kind.interpret(other.defaultText).value.map { kind.areEqual(defaultValue, $0) } ?? false
    return isSame ? nil : Self.contrast("default", defaultText, other.defaultText)
  }

  private static func contrast(_ attribute: String, _ own: String?, _ other: String?) -> String {
    "'\(attribute)' is \(own.map(quoted) ?? "missing") here, but \(other.map(quoted) ?? "missing") there"
  }
}
