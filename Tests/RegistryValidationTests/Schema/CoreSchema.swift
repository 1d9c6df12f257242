import RegistryJSON
import RegistryYAML

extension JSONValue {
  /// What an editor makes of YAML before it applies a schema: the types of YAML 1.2's core schema (section 10.3.2).
  init(editing node: YAMLNode) {
    switch node.kind {
    case .mapping: self = .object(node.pairs.map { ($0.key.text, JSONValue(editing: $0.value)) })
    case .sequence: self = .array(node.items.map(JSONValue.init(editing:)))
    case .scalar, .unresolved: self = node.style == .plain ? Self.resolved(node.text) : .string(node.text)
    }
  }

  private static func resolved(_ text: String) -> JSONValue {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    case _ where text.wholeMatch(of: #/[-+]?([0-9]+|[0-9]+\.[0-9]+)([eE][-+]?[0-9]+)?/#) != nil:
      .number(text.first == "+" ? String(text.dropFirst()) : text)
    default: .string(text)
    }
  }
}
