import RegistryModel
import RegistryUses

extension RegistrySymbols {
  /// What the generated file of a registry declares. A retired key has no accessor, and nobody has to read it.
  init(_ entries: [Entry], _ settings: Settings) {
    self.init(
      typeName: settings.typeName,
      keys: entries.filter { !$0.isRetired }.map { entry in
        Key(
          entry.key, accessor: entry.accessor, enumTypeName: entry.enumTypeName.isEmpty ? nil : entry.enumTypeName,
          getter: entry.kind.type.getter, owner: entry.owner, location: entry.location)
      },
      retired: Set(entries.filter(\.isRetired).map(\.key)))
  }
}

extension ValueType {
  /// The getter of the SDK's value that gives the type of the accessor, or nil where none does.
  fileprivate var getter: Getter? {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .enumeration, .json, .url, .duration, .list: nil
    }
  }
}
