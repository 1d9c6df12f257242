import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// What rules know of the registry around a declaration, and what one pass over all declarations adds to it.
public struct ValidationContext: Sendable {
  public let registry: Registry
  /// The Swift name of every key, in registry order.
  public let accessors: AccessorNames
  /// The pages of every rule of the tool, by which `$registry.rules` is judged.
  public let knownRules: [RuleDocumentation]
  /// The owners that may be named, or nil where any may.
  public let owners: Set<String>?
  /// How many bytes of text the compiled-in values have together.
  public internal(set) var defaultBytes = 0
  /// The positions of the keys that are enums.
  public internal(set) var enumPositions: [Int] = []

  init(_ registry: Registry, accessors: AccessorNames?, knownRules: [RuleDocumentation]) {
    self.registry = registry
    self.accessors = accessors ?? registry.accessorNames()
    self.knownRules = knownRules
    owners = registry.settings.owners.map(Set.init)
  }

  /// Takes down what the rules about the whole registry need of one declaration.
  mutating func note(_ candidate: Candidate, at position: Int) {
    if candidate.type == .enumeration { enumPositions.append(position) }
    if let node = candidate.declaration.pair(.default)?.value { defaultBytes += node.utf8.count }
  }
}
