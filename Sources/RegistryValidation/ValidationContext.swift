import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// What rules know of the registry around a declaration, and what one pass over all declarations adds to it.
package struct ValidationContext: Sendable {
  package let registry: Registry
  /// The Swift name of every key, in registry order.
  package var accessors: AccessorNames { registry.accessors }
  /// The pages of every rule of the tool, by which `$registry.rules` is judged.
  package let knownRules: [RuleDocumentation]
  /// The owners that may be named, or nil where any may.
  package let owners: KnownOwners?
  /// How many bytes of text the compiled-in values have together.
  package internal(set) var defaultBytes = 0
  /// The positions of the keys that are enums.
  package internal(set) var enumPositions: [Int] = []

  init(_ registry: Registry, knownRules: [RuleDocumentation]) {
    self.registry = registry
    self.knownRules = knownRules
    owners = registry.settings.owners.map(KnownOwners.init)
  }

  /// Takes down what the rules about the whole registry need of one declaration.
  mutating func note(_ candidate: Candidate, at position: Int) {
    if candidate.type == .enumeration { enumPositions.append(position) }
    if let node = candidate.declaration.node(.default) { defaultBytes += node.withUTF8(\.count) }
  }
}

/// The owners that `$registry.owners` lists.
package struct KnownOwners: Sendable {
  package let names: [String]
  /// By bytes, since texts that differ only in how an accent is written are equal as `String`.
  private let table: Set<[UInt8]>
  /// Few names are compared with faster than they are looked up.
  private static let fewNames = 16

  init(_ names: [String]) {
    self.names = names
    table = names.count > Self.fewNames ? Set(names.map { Array($0.utf8) }) : []
  }

  /// Whether the text of the node is one of the names, by code points.
  func contains(_ node: YAMLNode) -> Bool {
    node.withUTF8 { text in table.isEmpty ? names.contains { text.spell($0) } : table.contains(Array(text)) }
  }
}
