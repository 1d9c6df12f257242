/// The explicit tag of a node, as far as it is one that changes nothing.
///
/// Texts are read by the declared type of their key, so YAML 1.2's core schema (section 10.3) has no say: its tags are
/// accepted on a node of their kind and otherwise ignored. Any other tag, such as `!!binary` or an application's own,
/// would change what the text means; it is reported, and not kept.
enum NodeTag: UInt8 {
  case none
  /// `!`, which only says that the text is not to be resolved.
  case nonSpecific
  case str, int, float, bool, null, map, seq
  /// Of YAML 1.1's merge key.
  case merge
  /// Reported.
  case other

  private static let prefix = "tag:yaml.org,2002:"
  private static let names: [(name: String, tag: NodeTag)] = [
    ("str", .str), ("int", .int), ("float", .float), ("bool", .bool), ("null", .null), ("map", .map), ("seq", .seq),
    ("merge", .merge),
  ]

  /// By the tag's bytes, with its handle resolved.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count > 1 else {
      self = bytes.first == UInt8(ascii: "!") ? .nonSpecific : .other
      return
    }
    guard bytes.starts(with: Self.prefix.utf8) else {
      self = .other
      return
    }
    let name = bytes.dropFirst(Self.prefix.utf8.count)
    self = Self.names.first { name.elementsEqual($0.name.utf8) }?.tag ?? .other
  }

  /// Whether a node of this kind may have the tag.
  func fits(_ kind: NodeRecord.Kind) -> Bool {
    switch self {
    case .none, .nonSpecific: true
    case .map: kind == .mapping
    case .seq: kind == .sequence
    case .str, .int, .float, .bool, .null, .merge: kind == .scalar
    case .other: false
    }
  }

  /// The tag in full, or nil where there is none or it was reported.
  var text: String? {
    switch self {
    case .none, .other: nil
    case .nonSpecific: "!"
    default: Self.names.first { $0.tag == self }.map { Self.prefix + $0.name }
    }
  }
}
