import RegistryYAML

/// One compiled-in value of a declaration: that of all builds, or that of one build configuration.
package struct DeclaredDefault: Sendable {
  /// The name of the configuration; nil for the value of all other builds.
  package let configuration: YAMLNode?
  /// Where the value is written.
  package let node: YAMLNode
  /// The value as the entry's type reads it.
  package let value: Field<Interpretation>
}

/// A compiled-in value that a build configuration has instead of the one of all other builds.
package struct ConfiguredDefault: Equatable, Sendable {
  package let configuration: BuildConfiguration
  package let value: Value
}

extension Declaration {
  /// The compiled-in value of all builds that have no other, as ``kind`` reads it.
  package var defaultValue: Field<Interpretation> { standardDefault?.value ?? (has(.default) ? .invalid : .missing) }

  /// Calls `body` for every compiled-in value, sound or not; that of all other builds comes first.
  package func forEachDefault(_ body: (DeclaredDefault) -> Void) {
    if let standardDefault { body(standardDefault) }
    for standard in configuredDefaults { body(standard) }
  }

  /// The compiled-in value of a build with that configuration; nil for a build with none.
  package func declaredDefault(in configuration: BuildConfiguration?) -> DeclaredDefault? {
    configuration.flatMap(configuredDefault) ?? standardDefault
  }

  /// The compiled-in value that is declared for a configuration.
  func configuredDefault(of configuration: BuildConfiguration) -> DeclaredDefault? {
    configuredDefaults.first { $0.configuration?.hasText(configuration.name) ?? false }
  }
}

extension AttributeReader {
  /// The compiled-in values as `kind` reads them: one for all builds, or a mapping with `value` and one for each configuration.
  ///
  /// Whether a configuration is declared is a rule's to judge. Without a kind only the form of the values is judged.
  mutating func defaults(as kind: Kind?, of type: ValueType?) -> (standard: DeclaredDefault?, configured: [DeclaredDefault]) {
    guard let node = node(.default) else { return (nil, []) }
    guard node.kind == .mapping, !Self.isJSONDocument(node, type) else {
      return (DeclaredDefault(configuration: nil, node: node, value: defaultValue(at: node, as: kind, of: type)), [])
    }
    var standard: DeclaredDefault?
    var configured: [DeclaredDefault] = []
    for pair in node.pairs where !Registry.isFree(pair.key) {
      let isStandard = pair.key.hasText(BuildConfiguration.valueName)
      let value = DeclaredDefault(
        configuration: isStandard ? nil : pair.key, node: pair.value, value: defaultValue(at: pair.value, as: kind, of: type))
      if isStandard { standard = value } else { configured.append(value) }
    }
    if standard == nil { record(.default, .noValue, at: node) }
    return (standard, configured)
  }

  /// Whether a mapping is the document of a `json` without the quotes around it, as its quoted names show: `{"value": 1}`.
  private static func isJSONDocument(_ node: YAMLNode, _ type: ValueType?) -> Bool {
    type == .json && node.pairs.contains { $0.key.style != .plain }
  }

  /// One outside the range is still an interpretation.
  private mutating func defaultValue(at node: YAMLNode, as kind: Kind?, of type: ValueType?) -> Field<Interpretation> {
    if type == .list, node.kind == .sequence {
      guard case .list(let type)? = kind else { return .invalid }
      return defaultItems(node.items, of: type)
    }
    if let problem = Self.problem(ofText: node) { return fail(.default, problem, at: node) }
    guard let kind else { return .invalid }
    if node.style != .plain, kind.type.definition.isWrittenPlain { return fail(.default, .quoted, at: node) }
    let interpretation = kind.interpret(node.text)
    if kind.type.definition.isWrittenPlain, interpretation.value != nil, node.isAmbiguousNumber {
      return fail(.default, .leadingZero, at: node)
    }
    return .value(interpretation)
  }
}
