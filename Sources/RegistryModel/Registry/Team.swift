import RegistryDiagnostics
import RegistryText

/// A team that may own keys, as `$registry.owners` describes it.
package struct Team: Equatable, Sendable {
  /// What entries write as their `owner`.
  package let name: String
  /// What CODEOWNERS calls it: `@org/team`, `@user`, an address.
  package let codeowners: [String]
  /// Where to reach it: a channel, an address, a page; for people.
  package let contact: String?
  /// Where the registry names it.
  package let location: SourceLocation

  /// Whether a text is `@org/team`, `@user` or an address, in printable ASCII without a blank.
  package static func isHandle(_ text: String) -> Bool {
    guard let at = text.utf8.firstIndex(of: UInt8(ascii: "@")), text.utf8.index(after: at) < text.utf8.endIndex else {
      return false
    }
    return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }
  }
}
