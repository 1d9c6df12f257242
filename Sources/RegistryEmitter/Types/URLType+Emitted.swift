import RegistryModel

extension URLType: EmittedType {
  static let reader = "url"

  func swiftType(of entry: Entry) -> String { "URL" }
  func literal(_ value: Value) -> String { "URL(string: \(SwiftLiteral.string(text(of: value))))!" }
  func documentation(of value: Value) -> String { SwiftLiteral.string(text(of: value)) }
  var features: Set<Feature> { [.hasURL, .hasConstraints] }
  var tableConstraints: [String] { schemes }

  var constraintDocumentation: [String] {
    schemes == URLType().schemes ? [] : ["Schemes: \(schemes.map { "`\($0)`" }.joined(separator: ", "))"]
  }

  var digestParts: [String] { schemes.sorted() }
}
