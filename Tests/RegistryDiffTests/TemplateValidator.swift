import Foundation

/// What the Remote Config service refuses in a template, as far as its messages and public tools tell. Written apart from the
/// sources, and with another JSON reader.
enum TemplateValidator {
  static func refusals(_ text: String) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? ["not an object": 0]
    var refusals = Set(root.keys).subtracting(["conditions", "parameters", "parameterGroups", "version", "etag"]).sorted()
    let conditions = (root["conditions"] as? [[String: Any]] ?? []).map { $0["name"] as? String ?? "" }
    refusals += conditions.filter { !matches($0, "[-_0-9a-zA-Z '!%.]{1,100}") || $0.first == " " || $0.last == " " }
    if Set(conditions).count != conditions.count { refusals.append("a condition twice") }
    let groups = root["parameterGroups"] as? [String: [String: Any]] ?? [:]
    if groups.count > 1_000 { refusals.append("too many groups") }
    var places = Array(root["parameters"] as? [String: [String: Any]] ?? [:])
    for group in groups.values { places += Array(group["parameters"] as? [String: [String: Any]] ?? [:]) }
    if Set(places.map(\.key)).count != places.count { refusals.append("a key twice") }
    if places.count > 3_000 { refusals.append("too many parameters") }
    for (key, parameter) in places {
      if groups[key] != nil { refusals.append("\(key) is a group") }
      refusals += problems(of: parameter, Set(conditions)).map { "\(key): \($0)" }
      if !matches(key, "[a-zA-Z_][0-9a-zA-Z_]{0,255}") || forbidden.contains(key) { refusals.append("the key \(key)") }
    }
    return refusals
  }

  private static let forbidden: Set = [
    "prototype", "constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable",
    "toLocaleString", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__",
  ]

  private static func problems(of parameter: [String: Any], _ conditions: Set<String>) -> [String] {
    let type = parameter["valueType"] as? String ?? "STRING"
    var problems =
      ["STRING", "BOOLEAN", "NUMBER", "JSON", "PARAMETER_VALUE_TYPE_UNSPECIFIED"].contains(type) ? [] : ["type \(type)"]
    if let text = parameter["description"] as? String, text.unicodeScalars.count > 256 { problems.append("description") }
    if let value = parameter["defaultValue"] {
      problems += problem(of: value, type, isDefault: true).map { ["default: \($0)"] } ?? []
    }
    for (condition, value) in parameter["conditionalValues"] as? [String: Any] ?? [:] {
      if !conditions.contains(condition) { problems.append("unknown condition \(condition)") }
      problems += problem(of: value, type, isDefault: false).map { ["\(condition): \($0)"] } ?? []
    }
    return problems
  }

  private static func problem(of value: Any, _ type: String, isDefault: Bool) -> String? {
    guard let value = value as? [String: Any], value.count == 1, let (kind, content) = value.first else { return "not one value" }
    if isDefault, ["personalizationValue", "rolloutValue", "experimentValue"].contains(kind) { return "managed" }
    switch kind {
    case "value": return isValue(content, type) ? nil : "\(content) is not \(type)"
    case "useInAppDefault": return content as? Bool == true ? nil : "useInAppDefault is not true"
    case "personalizationValue": return nil
    case "rolloutValue": return (content as? [String: Any])?["value"].map { isValue($0, type) } == true ? nil : "rollout"
    case "experimentValue":
      let variants = (content as? [String: Any])?["variantValue"] as? [[String: Any]] ?? []
      return variants.allSatisfy { $0["value"].map { isValue($0, type) } ?? ($0["noChange"] as? Bool ?? false) } ? nil : "variant"
    default: return "unknown kind \(kind)"
    }
  }

  private static func isValue(_ content: Any, _ type: String) -> Bool {
    guard let text = content as? String else { return false }
    switch type {
    case "BOOLEAN": return ["true", "false"].contains(text.lowercased())
    case "NUMBER": return matches(text, #"-?(\d*\.)?\d+"#)
    case "JSON": return (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    default: return true
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) == text.startIndex..<text.endIndex
  }
}
