import RegistryModel

/// What the entries of a registry need of the generated file, gathered in one pass.
struct Features: Sendable {
  private(set) var types: Set<ValueType> = []
  private(set) var hasPattern = false
  private(set) var hasMaxLength = false
  private(set) var hasIntRange = false
  private(set) var hasDoubleRange = false
  private(set) var hasFetchFallback = false

  mutating func note(_ entry: Entry) {
    types.insert(entry.kind.type)
    if entry.fallback == .useDefault { hasFetchFallback = true }
    switch entry.kind {
    case .int(.some, _): hasIntRange = true
    case .double(.some, _): hasDoubleRange = true
    case .string(let pattern, let length):
      if pattern != nil { hasPattern = true }
      if length != nil { hasMaxLength = true }
    default: break
    }
  }
}
