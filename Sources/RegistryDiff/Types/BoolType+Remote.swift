import RegistryModel

extension BoolType: RemoteType {
  static let serviceType = ServiceType.boolean
  static let neutralText = "false"

  static func looksLike(_ texts: [String]) -> Bool { texts.allSatisfy { ["true", "false"].contains($0) } }
  static func registryText(_ text: String) -> String { canonical(text) }
  static func yaml(_ text: String) -> String { text }
}
