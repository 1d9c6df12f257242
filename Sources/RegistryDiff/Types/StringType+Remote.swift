import RegistryModel

extension StringType: RemoteType {
  static let remoteName = "STRING"
  static let neutralText = ""
}
