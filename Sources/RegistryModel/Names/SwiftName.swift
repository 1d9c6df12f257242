import RegistryText

/// The rules of Swift for a name that generated code declares.
package enum SwiftName {
  /// Whether the text is an identifier of ASCII letters, digits and underscores, a keyword or not.
  ///
  /// Swift allows more, but an accessor should be easy to type for everybody.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isASCIIDigit, text.utf8.contains(where: { $0 != UInt8(ascii: "_") }) else {
      return false
    }
    return text.utf8.allSatisfy(\.isASCIIWord)
  }

  /// The name in its declaration: in backticks where it is a keyword.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Whether no escape makes a member of that name usable.
  ///
  /// Measured with Swift 6.3: a member called `Type` or `Protocol` cannot be declared even in backticks, since `X.Type`
  /// and `X.Protocol` are metatypes; every other keyword works in backticks, `self` and `init` included.
  package static func cannotBeEscaped(_ name: String) -> Bool { name == "Type" || name == "Protocol" }

  /// Whether the generated type can have the name.
  ///
  /// Measured with Swift 6.3: a name with a small letter at its start may be hidden by a variable of the generated file, as
  /// `number` is, or begin a type or an accessor of a property, as `some` and `get` do.
  package static func canNameType(_ name: String) -> Bool {
    isIdentifier(name) && name.utf8.first?.isASCIILowercase == false && !keywords.contains(name) && !unusableTypes.contains(name)
  }

  /// Types that the generated file needs and cannot qualify everywhere.
  static let unusableTypes: Set<String> = ["Result", "Value"]

  /// The keywords of the language reference that cannot name a declaration without backticks.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
