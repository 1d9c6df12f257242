import RegistryText

extension JSONSchema {
  /// What a document has that the schema does not allow, in the order of the text; at most ``violationLimit``.
  package func violations(in document: JSONDocument) -> [JSONSchemaViolation] {
    var check = JSONSchemaCheck()
    check.check(document.root, root, [])
    return check.violations
  }
}

/// The run of a schema over a document.
private struct JSONSchemaCheck {
  private(set) var violations: [JSONSchemaViolation] = []

  private var isFull: Bool { violations.count >= JSONSchema.violationLimit }

  private mutating func report(_ node: JSONNode, _ path: [String], _ problem: String) {
    guard !isFull else { return }
    let pointer = path.map { "/" + Self.escaped($0) }.joined()
    violations.append(JSONSchemaViolation(pointer: pointer, problem: problem, range: node.range))
  }

  /// `~` and `/` as RFC 6901 writes them.
  private static func escaped(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  mutating func check(_ node: JSONNode, _ schema: JSONSchema.Node, _ path: [String]) {
    guard !isFull else { return }
    let checks = schema.checks
    if checks.isNever { return report(node, path, "is not allowed") }
    if let types = checks.types, !types.contains(where: { $0.allows(node) }) {
      return report(node, path, "is not of the type \(quotedList(types.map(\.rawValue)))")
    }
    if let allowed = checks.allowed, !allowed.contains(JSONValue(node)) {
      report(node, path, "is not one of \(checks.allowedTexts.map { quoted($0) }.joined(separator: ", "))")
    }
    switch node.kind {
    case .number: checkNumber(node, checks, path)
    case .string: checkString(node, checks, path)
    case .array: checkArray(node, checks, path)
    case .object: checkObject(node, checks, path)
    case .bool, .null: break
    }
  }

  private mutating func checkNumber(_ node: JSONNode, _ checks: JSONSchema.Checks, _ path: [String]) {
    guard let value = node.number.flatMap({ ExactDecimal($0) }) else { return }
    if let bound = checks.minimum, value < bound.value { report(node, path, "is less than \(bound.text)") }
    if let bound = checks.maximum, bound.value < value { report(node, path, "is greater than \(bound.text)") }
    if let bound = checks.exclusiveMinimum, value <= bound.value { report(node, path, "is not greater than \(bound.text)") }
    if let bound = checks.exclusiveMaximum, bound.value <= value { report(node, path, "is not less than \(bound.text)") }
  }

  /// Lengths count code points.
  private mutating func checkString(_ node: JSONNode, _ checks: JSONSchema.Checks, _ path: [String]) {
    guard checks.minLength != nil || checks.maxLength != nil, let count = node.text?.unicodeScalars.count else { return }
    if let least = checks.minLength, count < least {
      report(node, path, "has \(count) characters, but at least \(least) are needed")
    }
    if let most = checks.maxLength, count > most {
      report(node, path, "has \(count) characters, but at most \(most) are allowed")
    }
  }

  private mutating func checkArray(_ node: JSONNode, _ checks: JSONSchema.Checks, _ path: [String]) {
    var count = 0
    for element in node.elements {
      if let items = checks.items { check(element, items, path + [String(count)]) }
      count += 1
    }
    if let least = checks.minItems, count < least { report(node, path, "has \(count) items, but at least \(least) are needed") }
    if let most = checks.maxItems, count > most { report(node, path, "has \(count) items, but at most \(most) are allowed") }
  }

  private mutating func checkObject(_ node: JSONNode, _ checks: JSONSchema.Checks, _ path: [String]) {
    var names: Set<ExactText> = []
    for member in node.members where !isFull {
      let name = member.name.text ?? ""
      names.insert(ExactText(name))
      if let schema = checks.properties[ExactText(name)] {
        check(member.value, schema, path + [name])
      } else if let schema = checks.additionalProperties {
        if schema.checks.isNever {
          report(member.name, path, "has the member \(quoted(name)), which is not allowed")
        } else {
          check(member.value, schema, path + [name])
        }
      }
    }
    guard !isFull else { return }
    for name in checks.required where !names.contains(ExactText(name)) {
      report(node, path, "has no member \(quoted(name))")
      if isFull { return }
    }
  }
}
