import RegistryModel

extension EnumType: RemoteType {
  static let serviceType = ServiceType.string
  static let neutralText = ""
}
