import RegistryDiagnostics

/// One node in the arena: 16 bytes, no reference. Its ``PackedSpan`` is kept apart, since few nodes are asked for it, and what
/// is read again and again should fit into the processor's caches.
///
/// Records stand in the order of the text, a node before its children, so the first child of node `i` is
/// `i + 1` and the next sibling of any node is at its `next`.
struct NodeRecord {
  enum Kind: UInt8 {
    case scalar, mapping, sequence, alias, unresolved
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A key whose pair is not part of the mapping: a repeated key, or one that is no scalar.
    static let dropped = Flags(rawValue: 1)
    /// A `<<` whose value's pairs are merged into the mapping.
    static let mergeKey = Flags(rawValue: 2)
  }

  /// Scalar: offset of its text. Alias: index of the node it names. Mapping: index of its first merged pair.
  var payload: UInt32 = 0
  /// Scalar: length of its text in bytes. Mapping: count of its merged pairs.
  var extent: UInt32 = 0
  /// Index of the record after this node and everything in it; 0 while the node is open.
  var next: UInt32 = 0
  var kind: Kind
  var style: YAMLNode.Style = .plain
  var flags: Flags = []
  var tag: NodeTag = .none

  var textRange: Range<Int> { Int(payload)..<Int(payload) + Int(extent) }

  /// Whether the node is a scalar without quotes and without a tag: only such a one can be absent or null.
  var isPlainScalar: Bool { kind == .scalar && style == .plain && tag == .none }

  /// Whether there is no value at all.
  var isAbsent: Bool { extent == 0 && isPlainScalar }
}

/// Where a node is written.
struct PackedSpan: Equatable {
  var start: PackedPosition
  var end: PackedPosition

  var unpacked: SourceSpan { SourceSpan(start: start.unpacked, end: end.unpacked) }
}

/// A 1-based line and column in 32 bits each: a file of at most 1 GiB has fewer of both.
struct PackedPosition: Equatable {
  var line: UInt32
  var column: UInt32

  var unpacked: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
}

/// A pair that a mapping has by merging: the key and value stand elsewhere in the text.
struct MergedPair {
  var key: UInt32
  var value: UInt32
  /// The `<<` by which the mapping has it.
  var mergeKey: UInt32
}
