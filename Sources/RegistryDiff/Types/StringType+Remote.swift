import RegistryModel

extension StringType: RemoteType {
  static let serviceType = ServiceType.string
  static let neutralText = ""
}
