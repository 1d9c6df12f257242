import RegistryModel

extension StringType: RemoteType {
  static let serviceType = ServiceType.string
  static let neutralText = ""

  var limits: [Attribute: String] {
    var limits: [Attribute: String] = [:]
    limits[.pattern] = pattern?.source
    limits[.maxLength] = maxLength.map(String.init)
    return limits
  }
}
