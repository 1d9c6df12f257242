import RegistryDiagnostics

/// A node of a `YAMLDocument`: a handle of a reference and two numbers, made on demand.
///
/// An alias is seen through: `kind`, `text`, `pairs` and the like are those of the node it names, and `span` is
/// the place of the alias, since that is where the reader has to look. No implicit typing is ever applied:
/// `NO`, `017` and `2026-12-01` are these texts.
package struct YAMLNode: Sendable {
  package enum Kind: Sendable, Equatable {
    case scalar
    case mapping
    case sequence
    /// Could not be read, which a diagnostic of the parser already says: nothing more need be said of it.
    case unresolved
  }

  /// How a scalar is written. Only a plain one can be absent or null.
  package enum Style: UInt8, Sendable, Equatable {
    case plain
    case singleQuoted
    case doubleQuoted
    /// A literal block, `|`.
    case literal
    /// A folded block, `>`.
    case folded
  }

  @usableFromInline let storage: YAMLStorage
  /// Where the node is written: itself, or the alias that stands for it.
  package let place: UInt32
  /// What it says.
  let index: UInt32

  init(storage: YAMLStorage, place: UInt32) {
    self.storage = storage
    self.place = place
    let record = storage.records[Int(place)]
    index = record.kind == .alias ? record.payload : place
  }

  var record: NodeRecord { storage.records[Int(index)] }

  package var kind: Kind {
    switch record.kind {
    case .scalar: .scalar
    case .mapping: .mapping
    case .sequence: .sequence
    case .alias, .unresolved: .unresolved
    }
  }

  /// Where the node is written: for an alias, the alias.
  ///
  /// A tag or an anchor belongs to the stretch, and so do quotes and brackets. A block collection ends with its
  /// last node; a block scalar ends where the next line starts.
  package var span: SourceSpan { storage.spans[Int(place)].unpacked }

  /// Where the text of the node is written: differs from `span` for an alias only.
  package var definitionSpan: SourceSpan { storage.spans[Int(index)].unpacked }

  /// `span` with the document's path.
  package var location: SourceLocation { SourceLocation(path: storage.path, span: span) }

  /// Whether an alias stands here for a node written elsewhere.
  package var isAlias: Bool { place != index }

  /// The explicit tag with its handle resolved, such as `tag:yaml.org,2002:str` or `!`.
  ///
  /// Only tags that change nothing are kept: those of YAML 1.2's core schema. Others are reported by the parser.
  package var tag: String? { record.tag.text }
}

// MARK: - Scalars

extension YAMLNode {
  /// How the scalar is written; `plain` where the node is no scalar.
  package var style: Style { record.style }

  /// The text of the scalar after escapes and folding; empty where the node is no scalar.
  package var text: String { storage.string(textRange) }

  /// The same in UTF-8, without a copy.
  package var utf8: ArraySlice<UInt8> { storage.text[textRange] }

  /// Calls `body` with the text in UTF-8, without a copy or a reference; the buffer must not escape.
  ///
  /// Inlined, since a generic call into another module takes 200 instructions, and every text of a registry is read here.
  @inlinable
  package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    let range = textRange
    return try storage.text.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether the scalar's text has exactly these bytes: by code points, without Unicode normalisation.
  package func hasText(_ other: StaticString) -> Bool {
    let range = textRange
    guard record.kind == .scalar, other.hasPointerRepresentation, range.count == other.utf8CodeUnitCount else { return false }
    return withUTF8 { $0.elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: range.count)) }
  }

  /// Whether there is no value at all: a plain scalar of no characters, as after `default:`. `""` is a value.
  package var isAbsent: Bool { record.isAbsent }

  /// Whether the scalar is absent or one of YAML's plain spellings of null (`~`, `null`, `Null`, `NULL`).
  package var isNull: Bool {
    guard record.isPlainScalar, record.extent <= 4 else { return false }
    return record.extent == 0 || hasText("~") || hasText("null") || hasText("Null") || hasText("NULL")
  }

  @usableFromInline var textRange: Range<Int> {
    let record = record
    return record.kind == .scalar ? record.textRange : 0..<0
  }
}
