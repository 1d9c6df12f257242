/// The names of an app's own types that a registry can have: `PriceTable`, `Shop.PriceTable`, `PriceTable?`.
///
/// A name only, so that it means one thing wherever the generated file has it. For another type the app declares a type alias.
package enum SwiftTypeName {
  /// Whether the text is one or more names with dots between them, the last one of a type, and at most one `?` at the end.
  package static func isLegal(_ text: String) -> Bool {
    let names = components(text)
    guard let last = names.last, SwiftName.canNameType(last) else { return false }
    return names.allSatisfy { SwiftName.isIdentifier($0) && !SwiftName.keywords.contains($0) && !SwiftName.cannotBeEscaped($0) }
  }

  /// The names between the dots.
  package static func components(_ text: String) -> [String] {
    let path = text.utf8.last == UInt8(ascii: "?") ? text.dropLast() : text[...]
    return path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
