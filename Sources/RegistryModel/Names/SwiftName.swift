/// What Swift makes of a name that generated code declares.
package enum SwiftName {
  /// Whether the text is an identifier of ASCII letters, digits and underscores, escaped or not.
  ///
  /// Swift takes more; an accessor that everybody can type needs no more.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isDigit(first), text.utf8.contains(where: { $0 != UInt8(ascii: "_") }) else {
      return false
    }
    return text.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "_") || isLetter($0) }
  }

  /// The name as it has to be written where it is declared: in backticks where it is a keyword.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Whether no escape makes a member of that name usable.
  ///
  /// Measured with Swift 6.3: a member called `Type` or `Protocol` cannot be declared even in backticks, since `X.Type`
  /// and `X.Protocol` are metatypes; every other keyword works in backticks, `self` and `init` included.
  package static func cannotBeEscaped(_ name: String) -> Bool { name == "Type" || name == "Protocol" }

  /// The keywords of the language reference that cannot be used as they are as the name of a declaration.
  private static let keywords: NameSet = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
