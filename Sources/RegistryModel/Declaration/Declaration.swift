import RegistryDiagnostics
import RegistryYAML

/// One key of a registry as the file has it, sound or not.
///
/// A declaration is a view of the tree, made when it is asked for: a registry of 100,000 keys keeps none of them.
public struct Declaration: Sendable {
  /// The owner that stands for a team which nobody has named yet.
  public static let ownerPlaceholder = "TODO"

  /// Where the key is written.
  public let keyNode: YAMLNode
  /// What stands behind the key, a mapping unless the entry is malformed.
  public let body: YAMLNode
  /// The attributes that exist by that name, in the order of the text.
  public let fields: [(attribute: Attribute, pair: YAMLPair)]
  /// Pairs whose key is no attribute.
  public let unknownPairs: [YAMLPair]

  init(_ entry: YAMLPair) {
    keyNode = entry.key
    body = entry.value
    var fields: [(attribute: Attribute, pair: YAMLPair)] = []
    var unknown: [YAMLPair] = []
    fields.reserveCapacity(8)
    for pair in body.pairs {
      if let attribute = Attribute(rawValue: pair.key.text) { fields.append((attribute, pair)) } else { unknown.append(pair) }
    }
    self.fields = fields
    unknownPairs = unknown
  }

  /// The remote key.
  public var key: String { keyNode.text }

  /// Where the key is written.
  public var location: SourceLocation { keyNode.location }

  /// The pair of an attribute, or nil where the entry does not have it.
  public func pair(_ attribute: Attribute) -> YAMLPair? {
    for field in fields where field.attribute == attribute { return field.pair }
    return nil
  }

  /// The text of an attribute; a text that is written as nothing counts as `empty`, a quoted empty text does not.
  public func text(_ attribute: Attribute) -> Field<String> {
    guard let node = pair(attribute)?.value else { return .missing }
    switch node.kind {
    case .scalar: return node.isAbsent ? .invalid(.empty, node: node) : .value(node.text, node: node)
    case .unresolved: return .invalid(.unresolved, node: node)
    case .mapping, .sequence: return .invalid(.notText, node: node)
    }
  }

  /// The items of a list that holds texts only.
  func texts(_ attribute: Attribute) -> Field<[YAMLNode]> {
    guard let node = pair(attribute)?.value else { return .missing }
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
  func word<Word: RawRepresentable<String>>(_ attribute: Attribute) -> Field<Word> {
    text(attribute).flatMap { text, node in
      Word(rawValue: text).map { .value($0, node: node) } ?? .invalid(.unknownWord, node: node)
    }
  }
}
