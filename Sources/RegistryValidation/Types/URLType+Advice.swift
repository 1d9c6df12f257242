import RegistryDiagnostics
import RegistryModel
import RegistryText

extension URLType: TypeAdvice {
  static let synonyms = ["uri", "link", "href", "nsurl", "endpoint"]
  static let grammar: String? = "A url is absolute, with a host and a scheme that 'schemes' allows."

  static func valueFix(for text: String, _ reason: Unreadable) -> Diagnostic.Fix? {
    switch reason {
    case .schemeNotAllowed(let scheme, _): return .init("add \(quoted(scheme)) to 'schemes', or write another URL")
    case .notAURL(.noScheme) where reads("https://" + text):
      return .init("write \"https://\(text)\"", replacement: "\"https://\(text)\"")
    case .notAURL(.character(let scalar)):
      return .init("write it as '\(escaped(scalar))'", replacement: replacement(for: text))
    default: return nil
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { "%" + $0.hexadecimal(digits: 2) }.joined()
  }

  /// The text with what no URL has as escapes, in quotes, if it is a URL then.
  private static func replacement(for text: String) -> String? {
    // A longer text is not a URL that somebody typed, and would make a long message.
    guard text.utf8.count <= 256 else { return nil }
    let allowed = { (scalar: Unicode.Scalar) in
      scalar.isASCII && scalar.value > 0x20 && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
    }
    let fixed = text.unicodeScalars.map { allowed($0) ? String($0) : escaped($0) }.joined()
    return reads(fixed) ? "\"\(fixed)\"" : nil
  }
}
