import RegistryTemplate

/// JSON as a context, with numbers as their text.
enum ContextValue: Decodable {
  case null
  case bool(Bool)
  case text(String)
  case list([ContextValue])
  case object([String: ContextValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? container.decode(Int.self) {
      self = .text("\(integer)")
    } else if let number = try? container.decode(Double.self) {
      self = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([ContextValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: ContextValue].self))
    }
  }

  var value: TemplateValue {
    switch self {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .text(let text): .text(text)
    case .list(let list): .list(list) { $0.value }
    case .object(let members): .object(TemplateDictionary(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) }))
    }
  }
}
