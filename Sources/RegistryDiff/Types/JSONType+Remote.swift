import RegistryJSON
import RegistryModel
import RegistryText

extension JSONType: RemoteType {
  static let serviceType = ServiceType.json
  static let neutralText = "{}"

  static func looksLike(_ texts: [String]) -> Bool {
    texts.allSatisfy { ($0.hasPrefix("{") || $0.hasPrefix("[")) && reads($0) }
  }

  /// In single quotes, where the text can be: JSON is full of double quotes.
  static func yaml(_ text: String) -> String {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.isUnprintable }) else { return YAMLText.quoted(text) }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
