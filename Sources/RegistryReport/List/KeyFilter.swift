import RegistryModel
import RegistryText

/// Which keys a list shows: those that every part of the filter takes. A part with several values takes a key that fits one of them,
/// and an empty part takes every key.
package struct KeyFilter: Sendable {
  package var owners: [String] = []
  package var types: [ValueType] = []
  package var tags: [String] = []
  package var states: [KeyState] = []
  /// Keys whose last day is before this one.
  package var expiresBefore: CalendarDay?
  /// Patterns of keys, with `*` and `?`.
  package var keys: [String] = []

  package init() {}

  /// The keys that the filter takes, in their order.
  package func filter(_ keys: [ListedKey]) -> [ListedKey] {
    let patterns = self.keys.map { WildcardText($0) }
    return keys.filter { key in
      isAmong(owners, key.entry.owner) && (types.isEmpty || types.contains(key.entry.kind.type))
        && (tags.isEmpty || key.entry.tags.contains { isAmong(tags, $0) })
        && (states.isEmpty || key.states.contains { states.contains($0) }) && isEarly(key)
        && (patterns.isEmpty || patterns.contains { $0.matches(key.entry.key) })
    }
  }

  private func isEarly(_ key: ListedKey) -> Bool {
    guard let expiresBefore else { return true }
    if case .day(let day) = key.entry.expiry { return day < expiresBefore }
    return false
  }

  private func isAmong(_ texts: [String], _ text: String) -> Bool {
    texts.isEmpty || texts.contains { ExactText($0) == ExactText(text) }
  }
}
