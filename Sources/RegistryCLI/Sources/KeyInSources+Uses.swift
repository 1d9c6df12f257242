import RegistryDiff
import RegistryModel
import RegistryUses

extension KeyInSources {
  init(_ key: SourceKey) {
    self.init(
      type: key.kind?.type, likelyType: key.defaultValue?.likelyKind.type, defaultText: key.defaultValue?.registryText,
      isRead: key.isRead)
  }
}

extension SourceKey.Kind {
  fileprivate var type: ValueType {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .json: .json
    }
  }
}

extension LiteralValue {
  fileprivate var registryText: String {
    switch self {
    case .text(let text), .number(let text): text
    case .bool(let value): value ? "true" : "false"
    }
  }
}
