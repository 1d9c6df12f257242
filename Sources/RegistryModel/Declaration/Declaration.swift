import RegistryDiagnostics
import RegistryYAML

/// One key of a registry as the file has it, sound or not.
///
/// A declaration is a view of the tree, made when it is asked for and without memory of its own: a registry of 100,000
/// keys keeps none of them, and making one costs a look at each of its lines.
public struct Declaration: Sendable {
  /// The owner that stands for a team which nobody has named yet.
  public static let ownerPlaceholder = "TODO"

  /// Where the key is written.
  public let keyNode: YAMLNode
  /// What stands behind the key, a mapping unless the entry is malformed.
  public let body: YAMLNode
  /// The attributes that the entry has.
  public private(set) var attributes: AttributeSet = []
  /// Those of them whose value is a text, if only an empty one in quotes.
  public private(set) var textAttributes: AttributeSet = []
  /// Whether the entry has a key that is no attribute.
  public private(set) var hasUnknownPairs = false
  /// Where the value of each attribute is written, by its position.
  private var places = SIMD16<UInt32>()

  init(_ entry: YAMLPair) {
    keyNode = entry.key
    body = entry.value
    body.scanPairs { note($0) }
  }

  private mutating func note(_ pair: YAMLNode.Scanned) {
    guard let attribute = Attribute(utf8: pair.key) else {
      hasUnknownPairs = true
      return
    }
    attributes.formUnion(AttributeSet(attribute))
    if pair.isText { textAttributes.formUnion(AttributeSet(attribute)) }
    places[attribute.position] = pair.place
  }

  /// The remote key.
  public var key: String { keyNode.text }

  /// Where the key is written.
  public var location: SourceLocation { keyNode.location }

  /// Whether the entry has the attribute.
  public func has(_ attribute: Attribute) -> Bool { attributes.contains(attribute) }

  /// The value of an attribute, or nil where the entry does not have it.
  public func node(_ attribute: Attribute) -> YAMLNode? {
    has(attribute) ? body.node(at: places[attribute.position]) : nil
  }
}

// MARK: - Pairs, for reports

extension Declaration {
  /// The pair of an attribute, or nil where the entry does not have it; looks at one pair after the other.
  public func pair(_ attribute: Attribute) -> YAMLPair? {
    has(attribute) ? body.pairs.first { $0.key.withUTF8(Attribute.init(utf8:)) == attribute } : nil
  }

  /// The attributes that the entry has, in the order of the text.
  public var fields: [(attribute: Attribute, pair: YAMLPair)] {
    body.pairs.compactMap { pair in pair.key.withUTF8(Attribute.init(utf8:)).map { ($0, pair) } }
  }

  /// The first pairs whose key is no attribute, in the order of the text.
  public func unknownPairs(atMost count: Int) -> [YAMLPair] {
    guard hasUnknownPairs else { return [] }
    return Array(body.pairs.lazy.filter { $0.key.withUTF8(Attribute.init(utf8:)) == nil }.prefix(count))
  }
}

// MARK: - Texts

extension Declaration {
  /// The text of an attribute; a text that is written as nothing counts as `empty`, a quoted empty text does not.
  public func text(_ attribute: Attribute) -> Field<String> { textNode(attribute).flatMap { .value($0.text, node: $1) } }

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

  /// One of the words that `Word` lists, by its bytes.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ attribute: Attribute) -> Field<Word> {
    textNode(attribute).flatMap { node, _ in
      let word = node.withUTF8 { text in Word.allCases.first { text.spell($0.rawValue) } }
      return word.map { .value($0, node: node) } ?? .invalid(.unknownWord, node: node)
    }
  }
}
