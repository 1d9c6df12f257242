import RegistryJSON
import RegistryText

/// A type that a template declares for a parameter, as the template spells it.
enum ServiceType: String, Sendable {
  case string = "STRING"
  case boolean = "BOOLEAN"
  case number = "NUMBER"
  case json = "JSON"

  /// Whether the service takes a text as a value of the type. It is stricter than the accessors about some texts: `1` is not a
  /// BOOLEAN, and `1e5` and `+1` are not NUMBERs.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .string: true
    case .boolean: text.utf8.count <= 5 && ["true", "false"].contains(text.lowercased())
    case .number: Self.isNumber(text.utf8)
    case .json: JSONReader().read(text).isValid
    }
  }

  /// `-?(\d*\.)?\d+`
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    let unsigned = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    let rest = unsigned.drop(while: \.isASCIIDigit)
    guard let point = rest.first else { return !unsigned.isEmpty }
    let fraction = rest.dropFirst()
    return point == UInt8(ascii: ".") && !fraction.isEmpty && fraction.allSatisfy(\.isASCIIDigit)
  }
}

extension ExportValueType {
  /// The type that is declared, or nil where none is, or one that nobody knows yet.
  var serviceType: ServiceType? {
    switch self {
    case .string: .string
    case .boolean: .boolean
    case .number: .number
    case .json: .json
    case .undeclared, .other: nil
    }
  }

  /// The type by which the service judges the values: without a declaration every text is a value.
  var judgingType: ServiceType { serviceType ?? .string }
}
