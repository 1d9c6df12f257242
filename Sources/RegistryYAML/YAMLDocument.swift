import RegistryDiagnostics

/// The one document of a YAML file: a tree of nodes with their places.
///
/// The nodes are records in one array and their texts lie in one buffer, so a node costs 32 bytes with its place, and its
/// text, and a handle to it (`YAMLNode`) costs nothing. Copying a document copies a reference.
package struct YAMLDocument: Sendable {
  let storage: YAMLStorage

  /// The path as the user gave it; `-` is standard input.
  package var path: String { storage.path }

  /// The top node, or nil where the file holds none: it is empty, or only comments, or only `---`.
  package var root: YAMLNode? {
    storage.records.isEmpty ? nil : YAMLNode(storage: storage, place: 0)
  }
}

/// What all handles to the nodes of a document share. Immutable, hence safe to send.
///
/// Other modules inline code that knows the layout of this class, and an incremental release build of Swift 6.3 does not notice
/// that it changed: build anew after adding a property.
@usableFromInline
final class YAMLStorage: Sendable {
  let path: String
  let records: [NodeRecord]
  let spans: [PackedSpan]
  /// Holds the texts of all scalars, in UTF-8: the file itself, or one text after the other.
  @usableFromInline let text: [UInt8]
  let mergedPairs: [MergedPair]

  init(path: String, arena: YAMLArena) {
    self.path = path
    records = arena.records
    spans = arena.spans
    text = arena.text
    mergedPairs = arena.mergedPairs
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
