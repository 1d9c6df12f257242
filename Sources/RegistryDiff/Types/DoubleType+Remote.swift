import RegistryModel

extension DoubleType: RemoteType {
  static let serviceType = ServiceType.number
  static let neutralText = "0"

  static func looksLike(_ texts: [String]) -> Bool { texts.allSatisfy { reads($0) && $0.isCanonicalNumber } }
  static func registryText(_ text: String) -> String { text.isCanonicalNumber ? text : canonical(text) }
  static func yaml(_ text: String) -> String { text }

  /// Without an exponent, which the service does not take: `0.00001`, not `1e-05`.
  func remoteText(of value: Value) -> String {
    let text = text(of: value)
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let isNegative = parts[0].first == "-"
    let digits = parts[0].filter { $0 != "-" && $0 != "." }
    // `1.5e+20` and `1e-05` have one digit before the point.
    let zeros = { (count: Int) in String(repeating: "0", count: max(0, count)) }
    let number =
      exponent < 0 ? "0." + zeros(-exponent - 1) + digits : digits + zeros(exponent + 1 - digits.count)
    return (isNegative ? "-" : "") + number
  }

  var rangeText: String? { range.map { "\($0.lowerBound)...\($0.upperBound)" } }
}
