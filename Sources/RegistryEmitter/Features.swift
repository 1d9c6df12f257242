import RegistryModel

/// What the entries of a registry need of the generated file, gathered in one pass.
struct Features: Sendable {
  private(set) var types = TypeSet()
  private(set) var hasPattern = false
  private(set) var hasMaxLength = false
  private(set) var hasIntRange = false
  private(set) var hasDoubleRange = false
  private(set) var hasFetchFallback = false

  mutating func note(_ entry: Entry) {
    if entry.fallback == .useDefault { hasFetchFallback = true }
    switch entry.kind {
    case .bool: types.insert(.bool)
    case .int(let range, _):
      types.insert(.int)
      if range != nil { hasIntRange = true }
    case .double(let range, _):
      types.insert(.double)
      if range != nil { hasDoubleRange = true }
    case .string(let pattern, let length):
      types.insert(.string)
      if pattern != nil { hasPattern = true }
      if length != nil { hasMaxLength = true }
    case .enumeration: types.insert(.enumeration)
    case .json: types.insert(.json)
    }
  }
}

/// Which types occur.
struct TypeSet: OptionSet {
  let rawValue: UInt8

  static let bool = TypeSet(rawValue: 1 << 0)
  static let int = TypeSet(rawValue: 1 << 1)
  static let double = TypeSet(rawValue: 1 << 2)
  static let string = TypeSet(rawValue: 1 << 3)
  static let enumeration = TypeSet(rawValue: 1 << 4)
  static let json = TypeSet(rawValue: 1 << 5)
}
