import RegistryText
import RegistryYAML

extension Registry {
  /// The entries as one YAML text that depends on their meaning alone: no comments, anchors, merges and defaults of files, each
  /// attribute in one order and one spelling. Of the settings it has the name of the type, which decides accessors.
  ///
  /// Attributes that are not known, and those that cannot be read, are left out. A default is that of one build configuration, as a
  /// plain value: what is compared with other versions and with the dashboard.
  ///
  /// - Parameters:
  ///   - configuration: the one whose defaults count; nil for `value`.
  ///   - isIncluded: which entries; all unless given.
  package func normalForm(
    in configuration: BuildConfiguration? = nil, where isIncluded: (Declaration) -> Bool = { _ in true }
  ) -> String {
    let head = settings.typeName == Settings().typeName ? "" : "\(Self.settingsKey):\n  type_name: \(settings.typeName)\n"
    return head + declarations.filter(isIncluded).map { $0.normalForm(in: configuration) }.joined()
  }
}

extension Declaration {
  /// The entry as ``Registry/normalForm(in:where:)`` has it, with a line break at its end.
  func normalForm(in configuration: BuildConfiguration?) -> String {
    let standard = declaredDefault(in: configuration)
    // A schema is a file beside the registry, which does not come along; no accessor knows it.
    let lines = Attribute.allCases.filter { $0 != .schema }.compactMap { attribute in
      (attribute == .default ? standard?.node : node(attribute)).flatMap { node in
        text(of: node, attribute, standard).map { "  \(attribute.rawValue): \($0)\n" }
      }
    }
    return YAMLText.scalar(key) + ":\n" + lines.joined()
  }

  /// Nil for what cannot be read.
  private func text(of node: YAMLNode, _ attribute: Attribute, _ standard: DeclaredDefault?) -> String? {
    guard !problems.contains(where: { $0.attribute == attribute }) else { return nil }
    if attribute == .default, node.kind == .scalar, let value = standard?.value.value?.value, let kind {
      return written(kind.text(of: value), as: kind.type)
    }
    return text(of: node, in: attribute)
  }

  private func text(of node: YAMLNode, in attribute: Attribute) -> String? {
    switch node.kind {
    case .unresolved: return nil
    case .scalar: return scalar(node.text, attribute)
    case .sequence: return "[" + node.items.compactMap { text(of: $0, in: attribute) }.joined(separator: ", ") + "]"
    case .mapping:
      let pairs = node.pairs.compactMap { pair in
        text(of: pair.value, in: attribute).map { "\(YAMLText.scalar(pair.key.text)): \($0)" }
      }
      return "{" + pairs.joined(separator: ", ") + "}"
    }
  }

  /// Plain where the attribute is not read from quotes, and for days.
  private func scalar(_ text: String, _ attribute: Attribute) -> String {
    switch attribute {
    case .default, .range: written(text, as: itemType ?? kind?.type)
    case .maxLength, .report, .expires: text
    default: YAMLText.scalar(text)
    }
  }

  private func written(_ text: String, as type: ValueType?) -> String {
    type?.definition.isWrittenPlain == true ? text : YAMLText.scalar(text)
  }
}
