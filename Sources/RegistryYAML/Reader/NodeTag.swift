/// The explicit tag of a node.
///
/// The declared type of a key decides how its value is read, so the tags of YAML 1.2's core schema (section 10.3) change
/// nothing: they are accepted on a node of their kind. Any other tag, such as `!!binary` or an application's own, would change
/// what the node means, and is reported.
enum NodeTag {
  case none
  /// `!`, which only says that the type is not to be guessed from the text.
  case nonSpecific
  /// `str`, `int`, `float`, `bool` or `null`.
  case scalar
  case map, seq
  /// Of YAML 1.1's merge key.
  case merge
  case other

  /// From the tag's bytes, with its handle resolved.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch String(decoding: bytes, as: UTF8.self) {
    case "!": self = .nonSpecific
    case "tag:yaml.org,2002:map": self = .map
    case "tag:yaml.org,2002:seq": self = .seq
    case "tag:yaml.org,2002:merge": self = .merge
    case "tag:yaml.org,2002:str", "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool",
      "tag:yaml.org,2002:null":
      self = .scalar
    default: self = .other
    }
  }

  /// Whether a node of this kind may have the tag.
  func fits(_ kind: YAMLNode.Kind) -> Bool {
    switch self {
    case .none, .nonSpecific: true
    case .map: kind == .mapping
    case .seq: kind == .sequence
    case .scalar, .merge: kind == .scalar
    case .other: false
    }
  }
}
