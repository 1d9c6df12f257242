import RegistryModel
import RegistryText

extension URLType: RemoteType {
  static let serviceType = ServiceType.string
  static let neutralText = "https://example.com"

  /// The order of the schemes means nothing.
  var limits: [Attribute: String] { [.schemes: schemes.sorted().map(quoted).joined(separator: ", ")] }
}
