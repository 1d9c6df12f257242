import RegistryText
import RegistryYAML

/// `url`: an absolute URL in the generic syntax of RFC 3986, with a host and one of `schemes`.
///
/// Foundation's `URL` is not the model: it also takes `foo`, and what it takes differs between its versions.
package struct URLType: TypeDefinition {
  package static let type = ValueType.url
  package static let attributes: [Attribute] = [.schemes]
  package static let unconstrained: Kind? = .url(URLType())

  /// The allowed schemes in small letters.
  package var schemes: [String]

  package init(schemes: [String] = ["https"]) { self.schemes = schemes }

  package static func decode(_ reader: inout AttributeReader) -> Kind? {
    .url(reader.schemes().value.map { URLType(schemes: $0) } ?? URLType())
  }

  package func interpret(_ text: String) -> Interpretation {
    if text.isEmpty { return .unreadable(.empty) }
    switch URLSyntax.scheme(of: text) {
    case .failure(let fault): return .unreadable(.notAURL(fault))
    case .success(let scheme):
      return schemes.contains(scheme) ? .value(.url(text)) : .unreadable(.schemeNotAllowed(scheme, allowed: schemes))
    }
  }

  package var limitPhrases: [String] { ["scheme " + schemes.joined(separator: " or ")] }

  package func text(of value: Value) -> String {
    guard case .url(let text) = value else { return "" }
    return text
  }

  /// By code points, as `URL` compares.
  package func areEqual(_ left: Value, _ right: Value) -> Bool {
    text(of: left).utf8.elementsEqual(text(of: right).utf8)
  }
}

extension AttributeReader {
  /// The allowed schemes of a URL in small letters, each once.
  fileprivate mutating func schemes() -> Field<[String]> {
    guard case .value(let items) = texts(.schemes) else { return node(.schemes) == nil ? .missing : .invalid }
    if items.isEmpty, let node = node(.schemes) { return fail(.schemes, .empty, at: node) }
    for item in items where !URLSyntax.isScheme(item.text.utf8) { record(.schemes, .notAScheme, at: item) }
    guard items.allSatisfy({ URLSyntax.isScheme($0.text.utf8) }) else { return .invalid }
    var schemes: [String] = []
    for scheme in items.map({ URLSyntax.lowercased($0.text.utf8) }) where !schemes.contains(scheme) { schemes.append(scheme) }
    return .value(schemes)
  }
}
