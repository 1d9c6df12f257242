import RegistryDiagnostics
import RegistryEditing
import RegistryModel
import RegistryText

/// The entries that a command names.
enum KeySelection {
  /// The declarations of keys, each once, in the order in which they are named.
  ///
  /// - Throws: for exit code 1, every key that the registry does not have.
  static func named(_ keys: [String], in loaded: LoadedRegistry) throws(Refusal) -> [Declaration] {
    let declarations = loaded.registry.declarations
    let known = Dictionary(declarations.map { (ExactText($0.key), $0) }) { first, _ in first }
    var seen: Set<ExactText> = []
    let names = keys.filter { seen.insert(ExactText($0)).inserted }
    let unknown = names.filter { known[ExactText($0)] == nil }
    guard unknown.isEmpty else {
      let findings = unknown.map { Diagnostic.unknownKey($0, among: declarations.map(\.key)) }
      throw Refusal(findings, in: loaded.sources, code: .findings)
    }
    return names.compactMap { known[ExactText($0)] }
  }

  /// The declarations of an owner.
  ///
  /// - Throws: for exit code 1, if there is none: most likely the name is misspelt.
  static func owned(by owner: String, in loaded: LoadedRegistry) throws(Refusal) -> [Declaration] {
    let declarations = loaded.registry.declarations
    let owned = declarations.filter { $0.owner.value.map(ExactText.init) == ExactText(owner) }
    guard owned.isEmpty else { return owned }
    let owners = Set(declarations.compactMap(\.owner.value)).sorted()
    throw Refusal([.unknownOwner(owner, among: owners)], in: loaded.sources, code: .findings)
  }
}
