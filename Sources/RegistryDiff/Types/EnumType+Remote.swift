import RegistryModel
import RegistryText

extension EnumType: RemoteType {
  static let serviceType = ServiceType.string
  static let neutralText = ""

  /// The order of the values and the names of their cases are the app's own.
  var limits: [Attribute: String] {
    let texts = values.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return [.values: texts.map(quoted).joined(separator: ", ")]
  }
}
