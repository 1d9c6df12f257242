import RegistryDiagnostics
import RegistryText

/// A kind of build in which keys can have other compiled-in values, as `$registry.configurations` names it.
package struct BuildConfiguration: Equatable, Sendable {
  /// What entries write beside `value`.
  package let name: String
  /// When the compiled-in values of the configuration hold: what follows `#if`.
  package let condition: String
  /// Where the registry names it.
  package let location: SourceLocation

  /// The name under which an entry has the value of all other builds.
  package static let valueName = "value"

  /// Whether a text can name a configuration: a letter, then letters, digits, `_` and `-`.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isASCIILetter, text != valueName else { return false }
    return text.utf8.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
  }
}
