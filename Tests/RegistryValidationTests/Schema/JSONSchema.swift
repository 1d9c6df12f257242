import Foundation
import RegistryJSON

/// As much of JSON Schema 2020-12 as the registry's schema uses. Any other keyword fails the test that uses it.
struct JSONSchema {
  let root: JSONValue
  /// The regular expressions of the schema, by their text.
  private var expressions: [String: NSRegularExpression] = [:]

  init(root: JSONValue) {
    self.root = root
    compile(root)
  }

  private mutating func compile(_ schema: JSONValue) {
    let patterns = (schema["patternProperties"]?.members.map(\.name) ?? []) + (schema["pattern"]?.text.map { [$0] } ?? [])
    for pattern in patterns { expressions[pattern] = try? NSRegularExpression(pattern: pattern) }
    for part in schema.members.map(\.value) + schema.elements { compile(part) }
  }

  /// Keywords that an evaluator ignores.
  private static let annotations: Set = ["$schema", "$id", "$comment", "$defs", "title", "description"]

  func isValid(_ value: JSONValue) -> Bool { isValid(value, by: root) }

  private func isValid(_ value: JSONValue, by schema: JSONValue) -> Bool {
    if case .bool(let isAllowed) = schema { return isAllowed }
    return schema.members.allSatisfy { keyword, rule in holds(keyword, rule, of: value, in: schema) }
  }

  private func holds(_ keyword: String, _ rule: JSONValue, of value: JSONValue, in schema: JSONValue) -> Bool {
    switch keyword {
    case "$ref": isValid(value, by: referred(rule.text ?? ""))
    case "type": (rule.elements.isEmpty ? [rule] : rule.elements).contains { value.isOfType($0.text ?? "") }
    case "enum": rule.elements.contains(value)
    case "const": rule == value
    case "not": !isValid(value, by: rule)
    case "allOf": rule.elements.allSatisfy { isValid(value, by: $0) }
    case "anyOf": rule.elements.contains { isValid(value, by: $0) }
    case "oneOf": rule.elements.count { isValid(value, by: $0) } == 1
    case "if": schema[isValid(value, by: rule) ? "then" : "else"].map { isValid(value, by: $0) } ?? true
    case "then", "else": schema["if"] != nil
    case "minimum": value.number.map { $0 >= rule.number ?? 0 } ?? true
    case "maximum": value.number.map { $0 <= rule.number ?? 0 } ?? true
    case "minLength": value.text.map { $0.unicodeScalars.count >= Int(rule.number ?? 0) } ?? true
    case "maxLength": value.text.map { $0.unicodeScalars.count <= Int(rule.number ?? 0) } ?? true
    case "pattern": value.text.map { matches($0, rule.text ?? "") } ?? true
    case "items": value.elements.allSatisfy { isValid($0, by: rule) }
    case "minItems": !value.isOfType("array") || value.elements.count >= Int(rule.number ?? 0)
    case "maxItems": !value.isOfType("array") || value.elements.count <= Int(rule.number ?? 0)
    case "minProperties": !value.isOfType("object") || value.members.count >= Int(rule.number ?? 0)
    case "required": !value.isOfType("object") || rule.elements.allSatisfy { value[$0.text ?? ""] != nil }
    case "dependentRequired":
      rule.members.allSatisfy { name, others in
        value[name] == nil || others.elements.allSatisfy { value[$0.text ?? ""] != nil }
      }
    case "propertyNames": value.members.allSatisfy { isValid(.string($0.name), by: rule) }
    case "properties": rule.members.allSatisfy { name, rule in value[name].map { isValid($0, by: rule) } ?? true }
    case "patternProperties":
      rule.members.allSatisfy { pattern, rule in
        value.members.allSatisfy { !matches($0.name, pattern) || isValid($0.value, by: rule) }
      }
    case "additionalProperties":
      value.members.allSatisfy { member in isCovered(member.name, by: schema) || isValid(member.value, by: rule) }
    default: Self.annotations.contains(keyword)
    }
  }

  private func isCovered(_ name: String, by schema: JSONValue) -> Bool {
    schema["properties"]?[name] != nil
      || schema["patternProperties"]?.members.contains { matches(name, $0.name) } ?? false
  }

  /// `#/$defs/name`, the only form that the schema uses.
  private func referred(_ reference: String) -> JSONValue {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .bool(false) }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = expressions[pattern] else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

extension JSONValue {
  var members: [(name: String, value: JSONValue)] { if case .object(let members) = self { members } else { [] } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let text) = self { Double(text) } else { nil } }

  subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  fileprivate func isOfType(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"), (.object, "object"):
      true
    case (.number, "integer"): number.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}
