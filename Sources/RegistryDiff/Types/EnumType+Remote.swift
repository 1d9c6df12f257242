import RegistryModel

extension EnumType: RemoteType {
  static let remoteName = "STRING"
  static let neutralText = ""
}
