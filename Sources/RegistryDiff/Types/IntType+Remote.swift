import RegistryModel

extension IntType: RemoteType {
  static let serviceType = ServiceType.number
  static let neutralText = "0"

  /// `2.00` is read as an integer too, but is written as a double.
  static func looksLike(_ texts: [String]) -> Bool {
    texts.allSatisfy { reads($0) && $0.isCanonicalNumber && !$0.contains(".") }
  }
  static func registryText(_ text: String) -> String { canonical(text) }
  static func yaml(_ text: String) -> String { text }
  var rangeText: String? { range.map { "\($0.lowerBound)...\($0.upperBound)" } }
}

extension String {
  /// Whether a number is written as people write numbers: without a sign before a positive one and without a leading zero.
  var isCanonicalNumber: Bool {
    let digits = drop { $0 == "-" }
    return digits == "0" || digits.hasPrefix("0.") || (!digits.hasPrefix("0") && !digits.hasPrefix(".") && !digits.hasPrefix("+"))
  }
}
