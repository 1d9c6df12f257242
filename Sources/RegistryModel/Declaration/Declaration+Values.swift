import RegistryYAML

extension Declaration {
  /// The values of an enum: a list of texts, or a mapping of case names to texts where the derived names will not do.
  package var values: Field<[EnumValue]> {
    guard let node = node(.values) else { return .missing }
    if hasPlainValues { return .value(Self.plainValues(node), node: node) }
    guard node.kind == .mapping else {
      return texts(.values).flatMap { items, node in
        Self.distinct(items, in: node) { EnumCaseName.derived(from: items[$0].text) }
      }
    }
    let (names, texts) = (node.pairs.map(\.key), node.pairs.map(\.value))
    if let misplaced = texts.first(where: { $0.kind != .scalar }) {
      return .invalid(misplaced.kind == .unresolved ? .unresolved : .notText, node: misplaced)
    }
    if let absent = texts.first(where: \.isAbsent) { return .invalid(.empty, node: absent) }
    return Self.distinct(texts, in: node) { names[$0].text }
  }

  /// Where each text of an enum is written, in the order of ``values``.
  package var valueNodes: [YAMLNode] {
    guard let node = node(.values) else { return [] }
    return node.kind == .mapping ? node.pairs.map(\.value) : Array(node.items)
  }

  /// Where each case of an enum is named, in the order of ``values``; empty where the names are derived.
  package var caseNameNodes: [YAMLNode] { node(.values)?.pairs.map(\.key) ?? [] }

  /// Whether the values of an enum are a short list of distinct texts that are their own case names, as most are.
  ///
  /// Finds out without making a text. Nothing is wrong with such values; with others there may be.
  package var hasPlainValues: Bool {
    guard let node = node(.values) else { return false }
    let fewItems = 16
    var count = 0
    var isPlain = true
    node.scanItems { item in
      isPlain =
        item.isText && count < fewItems && EnumCaseName.isVerbatim(item.text)
        && Self.position(of: item.text, in: node) == count
      count += 1
      return isPlain
    }
    return isPlain && count > 0
  }

  /// The position of the first item of a list that has the text, or nil where none has.
  static func position(of text: UnsafeBufferPointer<UInt8>, in list: YAMLNode) -> Int? {
    var position = 0
    var isFound = false
    list.scanItems { item in
      isFound = item.isText && item.text.haveBytes(of: text)
      if !isFound { position += 1 }
      return !isFound
    }
    return isFound ? position : nil
  }

  private static func plainValues(_ node: YAMLNode) -> [EnumValue] {
    var values: [EnumValue] = []
    node.scanItems { item in
      let text = String(decoding: item.text, as: UTF8.self)
      values.append(EnumValue(text: text, caseName: text))
      return true
    }
    return values
  }

  private static func distinct(
    _ texts: [YAMLNode], in node: YAMLNode, caseName: (Int) -> String
  ) -> Field<[EnumValue]> {
    guard !texts.isEmpty else { return .invalid(.empty, node: node) }
    if let (index, _) = repeats(in: texts.map(\.utf8)).first { return .invalid(.repeated, node: texts[index]) }
    return .value(texts.indices.map { EnumValue(text: texts[$0].text, caseName: caseName($0)) }, node: node)
  }
}
