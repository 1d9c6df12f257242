import RegistryJSON
import RegistryText

/// What a command has changed in an entry, for people and for programs.
struct EditChange {
  /// The remote key.
  let key: String
  /// The attribute, or what was done with the entry: `retired`, `renamed`.
  let attribute: String
  /// The text before; nil where there was none.
  let old: String?
  /// The text since; nil where there is none.
  let new: String?

  /// One line: `checkout_v2_enabled: expires 2026-12-01 -> 2027-03-01`.
  var text: String {
    let change =
      switch (old, new) {
      case (let old?, let new?): "\(shown(old)) -> \(shown(new))"
      case (nil, let new?): shown(new)
      case (_, nil): "removed"
      }
    return "\(key.truncated(to: 256)): \(attribute) \(change)".visibleAtLineStart
  }

  private func shown(_ text: String) -> String { text.truncated(to: 200) }

  /// `{"key", "attribute", "from"?, "to"?}`
  var json: JSONValue {
    let texts = [("from", old), ("to", new)].compactMap { name, text in text.map { (name, JSONValue.string($0)) } }
    return .object([("key", .string(key)), ("attribute", .string(attribute))] + texts)
  }
}
