import RegistryModel

extension ListType: RemoteType {
  static let serviceType = ServiceType.json
  static let neutralText = "[]"

  static func yaml(_ text: String) -> String { JSONType.yaml(text) }

  var limits: [Attribute: String] {
    var limits = item.remote.limits
    limits[.of] = item.type.rawValue
    limits[.maxItems] = maxItems.map(String.init)
    limits[.unique] = isUnique ? "true" : nil
    return limits
  }

  var rangeText: String? { item.remote.rangeText }
}
