import RegistryText

extension JSONSchema {
  /// Reads a schema.
  ///
  /// - Returns: the schema, or nil where a word has the wrong form, and the findings in the order of the text.
  package static func read(_ document: JSONDocument) -> (schema: JSONSchema?, findings: [JSONSchemaFinding]) {
    var reader = JSONSchemaReader()
    let root = reader.node(document.root)
    let isBroken = reader.findings.contains { if case .unsupportedWord = $0.kind { false } else { true } }
    return (isBroken ? nil : JSONSchema(root: root), reader.findings.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}

/// The state of reading a schema.
private struct JSONSchemaReader {
  private(set) var findings: [JSONSchemaFinding] = []

  /// Words that describe and ask for nothing.
  private static let annotations: Set = [
    "$schema", "$id", "$anchor", "$comment", "$defs", "$vocabulary", "definitions", "title", "description", "default", "examples",
    "deprecated", "readOnly", "writeOnly", "contentMediaType", "contentEncoding", "contentSchema",
  ]

  mutating func node(_ node: JSONNode) -> JSONSchema.Node {
    var checks = JSONSchema.Checks()
    if let allowsAll = node.bool {
      checks.isNever = !allowsAll
    } else if node.kind == .object {
      let words = Set(node.members.compactMap(\.name.text))
      for member in node.members { read(member, words, into: &checks) }
    } else {
      report(.notASchema, node)
    }
    return JSONSchema.Node(checks)
  }

  private mutating func read(_ member: JSONMember, _ words: Set<String>, into checks: inout JSONSchema.Checks) {
    let (word, value) = (member.name.text ?? "", member.value)
    switch word {
    case "type": checks.types = types(value)
    case "enum": allow(value.kind == .array ? Array(value.elements) : nil, word, value, in: &checks)
    case "const": allow([value], word, value, in: &checks)
    case "minimum": checks.minimum = bound(value, word)
    case "maximum": checks.maximum = bound(value, word)
    case "exclusiveMinimum": checks.exclusiveMinimum = bound(value, word)
    case "exclusiveMaximum": checks.exclusiveMaximum = bound(value, word)
    case "minLength": checks.minLength = count(value, word)
    case "maxLength": checks.maxLength = count(value, word)
    case "minItems": checks.minItems = count(value, word)
    case "maxItems": checks.maxItems = count(value, word)
    case "required": checks.required = names(value)
    case "properties": checks.properties = properties(value)
    // It is about the elements that 'prefixItems' leaves, and the same for members; those words are not checked.
    case "items":
      let items = node(value)
      if !words.contains("prefixItems") { checks.items = items }
    case "additionalProperties":
      let others = node(value)
      if !words.contains("patternProperties") { checks.additionalProperties = others }
    case _ where Self.annotations.contains(word) || word.hasPrefix("x-"): break
    default: report(.unsupportedWord(word), member.name)
    }
  }

  private mutating func report(_ kind: JSONSchemaFinding.Kind, _ node: JSONNode) {
    findings.append(JSONSchemaFinding(kind: kind, range: node.range))
  }

  private mutating func types(_ node: JSONNode) -> [JSONSchema.TypeName]? {
    let names = node.kind == .array ? Array(node.elements) : [node]
    let types = names.compactMap { $0.text.flatMap(JSONSchema.TypeName.init) }
    guard types.count == names.count, !types.isEmpty else {
      let all = quotedList(JSONSchema.TypeName.allCases.map(\.rawValue))
      report(.malformed(word: "type", expected: "\(all), or a list of them"), node)
      return nil
    }
    return types
  }

  /// Adds to what is allowed; both `enum` and `const` have to hold where both are there.
  private mutating func allow(
    _ values: [JSONNode]?, _ word: String, _ node: JSONNode, in checks: inout JSONSchema.Checks
  ) {
    guard let values, !values.isEmpty else { return report(.malformed(word: word, expected: "a list of values"), node) }
    let allowed = Set(values.map { JSONValue($0) })
    checks.allowed = checks.allowed?.intersection(allowed) ?? allowed
    checks.allowedTexts = values.prefix(5).map { String(decoding: $0.source, as: UTF8.self) } + (values.count > 5 ? ["…"] : [])
  }

  private mutating func bound(_ node: JSONNode, _ word: String) -> JSONSchema.Bound? {
    guard let text = node.number, let value = ExactDecimal(text) else {
      report(.malformed(word: word, expected: "a number"), node)
      return nil
    }
    return JSONSchema.Bound(value: value, text: text)
  }

  private mutating func count(_ node: JSONNode, _ word: String) -> Int? {
    guard let text = node.number, let value = ExactDecimal(text), value.isInteger, !value.isNegative else {
      report(.malformed(word: word, expected: "a whole number of at least 0"), node)
      return nil
    }
    // No text and no list is longer than the greatest of them.
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) } ?? Int.max
  }

  private mutating func names(_ node: JSONNode) -> [String] {
    let names = node.elements.compactMap(\.text)
    guard node.kind == .array, node.elements.allSatisfy({ $0.kind == .string }) else {
      report(.malformed(word: "required", expected: "a list of names"), node)
      return []
    }
    return names
  }

  private mutating func properties(_ node: JSONNode) -> [ExactText: JSONSchema.Node] {
    guard node.kind == .object else {
      report(.malformed(word: "properties", expected: "an object of schemas"), node)
      return [:]
    }
    var properties: [ExactText: JSONSchema.Node] = [:]
    for member in node.members { properties[ExactText(member.name.text ?? "")] = self.node(member.value) }
    return properties
  }
}
