import RegistryYAML

extension Declaration {
  /// The values of an enum: a list of texts, or a mapping of case names to texts where the derived names will not do.
  public var values: Field<[EnumValue]> {
    guard let node = pair(.values)?.value, node.kind == .mapping else {
      return texts(.values).flatMap { items, node in
        Self.distinct(items, in: node) { EnumCaseName.derived(from: $0.text) }
      }
    }
    let names = node.pairs.map(\.key)
    let texts = node.pairs.map(\.value)
    if let misplaced = texts.first(where: { $0.kind != .scalar }) {
      return .invalid(misplaced.kind == .unresolved ? .unresolved : .notText, node: misplaced)
    }
    if let absent = texts.first(where: \.isAbsent) { return .invalid(.empty, node: absent) }
    var position = 0
    return Self.distinct(texts, in: node) { _ in
      defer { position += 1 }
      return names[position].text
    }
  }

  /// Where each text of an enum is written, in the order of ``values``.
  public var valueNodes: [YAMLNode] {
    guard let node = pair(.values)?.value else { return [] }
    return node.kind == .mapping ? node.pairs.map(\.value) : Array(node.items)
  }

  /// Where each case of an enum is named, in the order of ``values``; empty where the names are derived.
  public var caseNameNodes: [YAMLNode] {
    guard let node = pair(.values)?.value else { return [] }
    return node.pairs.map(\.key)
  }

  private static func distinct(
    _ texts: [YAMLNode], in node: YAMLNode, caseName: (YAMLNode) -> String
  ) -> Field<[EnumValue]> {
    guard !texts.isEmpty else { return .invalid(.empty, node: node) }
    if let (index, _) = repeats(in: texts.map(\.utf8)).first { return .invalid(.repeated, node: texts[index]) }
    return .value(texts.map { EnumValue(text: $0.text, caseName: caseName($0)) }, node: node)
  }
}
