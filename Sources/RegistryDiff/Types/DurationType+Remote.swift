import RegistryModel

extension DurationType: RemoteType {
  static let serviceType = ServiceType.string
  static let neutralText = "0s"

  static func registryText(_ text: String) -> String { canonical(text) }
  static func yaml(_ text: String) -> String { text }

  var rangeText: String? {
    range.map { "\(DurationSyntax.text(of: $0.lowerBound))...\(DurationSyntax.text(of: $0.upperBound))" }
  }
}
