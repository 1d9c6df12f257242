import RegistryDiagnostics
import RegistryYAML

/// One key of a registry as the file has it, sound or not.
///
/// A declaration is a view of the tree, made when it is asked for and without memory of its own: a registry of 100,000
/// keys keeps none of them, and making one costs a look at each of its lines.
package struct Declaration: Sendable {
  /// The owner that stands for a team which nobody has named yet.
  package static let ownerPlaceholder = "TODO"

  /// What stands behind the key, a mapping unless the entry is malformed.
  package let body: YAMLNode
  /// Where the key is written; a node of its own would be a second reference to count in every copy.
  private let keyPlace: UInt32
  private let found: FoundKeys

  init(_ entry: YAMLPair) {
    body = entry.value
    keyPlace = entry.key.place
    found = body.find(Attribute.keys)
  }

  /// The attributes that the entry has.
  package var attributes: AttributeSet { AttributeSet(rawValue: found.present) }

  /// Those of them whose value is a text, if only an empty one in quotes.
  package var textAttributes: AttributeSet { AttributeSet(rawValue: found.texts) }

  /// Whether the entry has a key that is no attribute.
  package var hasUnknownPairs: Bool { found.hasOthers }

  /// Where the key is written.
  package var keyNode: YAMLNode { body.node(at: keyPlace) }

  /// The remote key.
  package var key: String { withKey { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the remote key in UTF-8; the buffer must not escape.
  package func withKey<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { self.body.withUTF8(at: keyPlace, body) }

  /// Where the key is written.
  package var location: SourceLocation { keyNode.location }

  /// Where the value of an attribute is written that the entry has.
  private func place(of attribute: Attribute) -> UInt32 { found.place(at: attribute.position) }

  /// Whether the entry has the attribute.
  package func has(_ attribute: Attribute) -> Bool { attributes.contains(attribute) }

  /// The value of an attribute, or nil where the entry does not have it.
  package func node(_ attribute: Attribute) -> YAMLNode? {
    has(attribute) ? body.node(at: place(of: attribute)) : nil
  }
}

// MARK: - Pairs, for reports

extension Declaration {
  /// The pair of an attribute, or nil where the entry does not have it; looks at one pair after the other.
  package func pair(_ attribute: Attribute) -> YAMLPair? {
    has(attribute) ? body.pairs.first { $0.key.withUTF8(Attribute.init(utf8:)) == attribute } : nil
  }

  /// The attributes that the entry has, in the order of the text.
  package var fields: [(attribute: Attribute, pair: YAMLPair)] {
    body.pairs.compactMap { pair in pair.key.withUTF8(Attribute.init(utf8:)).map { ($0, pair) } }
  }

  /// The first pairs whose key is no attribute, in the order of the text.
  package func unknownPairs(atMost count: Int) -> [YAMLPair] {
    guard hasUnknownPairs else { return [] }
    return Array(body.pairs.lazy.filter { $0.key.withUTF8(Attribute.init(utf8:)) == nil }.prefix(count))
  }
}

// MARK: - Texts

extension Declaration {
  /// The text of an attribute; a text that is written as nothing counts as `empty`, a quoted empty text does not.
  package func text(_ attribute: Attribute) -> Field<String> { textNode(attribute).flatMap { .value($0.text, node: $1) } }

  /// The same without making the text: a node that is a text for sure.
  func textNode(_ attribute: Attribute) -> Field<YAMLNode> {
    guard let node = node(attribute) else { return .missing }
    if textAttributes.contains(attribute) { return .value(node, node: node) }
    return .invalid(node.kind == .unresolved ? .unresolved : node.kind == .scalar ? .empty : .notText, node: node)
  }

  /// The items of a list that holds texts only.
  func texts(_ attribute: Attribute) -> Field<[YAMLNode]> {
    guard let node = node(attribute) else { return .missing }
    switch node.kind {
    case .unresolved: return .invalid(.unresolved, node: node)
    case .scalar where node.isAbsent: return .invalid(.empty, node: node)
    case .scalar, .mapping: return .invalid(.notAList, node: node)
    case .sequence: break
    }
    var items: [YAMLNode] = []
    for item in node.items {
      guard item.kind == .scalar else { return .invalid(item.kind == .unresolved ? .unresolved : .notText, node: item) }
      guard !item.isAbsent else { return .invalid(.empty, node: item) }
      items.append(item)
    }
    return .value(items, node: node)
  }

  /// One of the words that `Word` lists.
  func word<Word: Keyword>(_ attribute: Attribute) -> Field<Word> {
    textNode(attribute).flatMap { node, _ in
      node.withUTF8(Word.init(utf8:)).map { .value($0, node: node) } ?? .invalid(.unknownWord, node: node)
    }
  }
}

// MARK: - Without findings

extension Declaration {
  /// What `read` makes of the text of an attribute; nil where there is no text. No node is made on the way.
  func reading<Content>(_ attribute: Attribute, _ read: (UnsafeBufferPointer<UInt8>) -> Content?) -> Content? {
    textAttributes.contains(attribute) ? body.withUTF8(at: place(of: attribute), read) : nil
  }

  /// The text of an attribute, or nil where there is none.
  func string(_ attribute: Attribute) -> String? { reading(attribute) { String(decoding: $0, as: UTF8.self) } }

  /// The declared type, or nil where it is missing or unknown.
  var knownType: ValueType? { reading(.type, ValueType.init(utf8:)) }

  /// How the text of the default is written.
  var defaultStyle: YAMLNode.Style { body.style(at: place(of: .default)) }
}
