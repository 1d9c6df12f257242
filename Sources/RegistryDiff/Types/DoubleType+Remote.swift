import RegistryModel

extension DoubleType: RemoteType {
  static let remoteName = "NUMBER"
  static let neutralText = "0"

  static func looksLike(_ texts: [String]) -> Bool { texts.allSatisfy { reads($0) && $0.isCanonicalNumber } }
  static func yaml(_ text: String) -> String { text }
  var rangeText: String? { range.map { "\($0.lowerBound)...\($0.upperBound)" } }
}
