import RegistryModel
import RegistryText

extension Edit {
  /// Retires an entry. Others that name it as their replacement lose that advice, which would lead nowhere.
  package static func retire(_ key: String, reason: String, in registry: Registry) -> [Edit] {
    let advised = registry.declarations.filter { $0.isReplaced(by: key) }
    return [.set(key: key, .retired, .text(reason))] + advised.map { .remove(key: $0.key, .replacedBy) }
  }

  /// Adds an entry with another key, and retires the old one, which names it. Others that name the old one name the new one.
  package static func rename(_ key: String, to name: String, reason: String, in registry: Registry) -> [Edit] {
    let advised = registry.declarations.filter { $0.isReplaced(by: key) }
    return [.set(key: key, .replacedBy, .text(name)), .set(key: key, .retired, .text(reason))]
      + advised.map { .set(key: $0.key, .replacedBy, .text(name)) } + [.copy(key: key, as: name)]
  }
}

extension Declaration {
  fileprivate func isReplaced(by other: String) -> Bool { replacedBy.value.map(ExactText.init) == ExactText(other) }
}
