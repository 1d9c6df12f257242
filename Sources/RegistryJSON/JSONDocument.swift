/// A parsed JSON text: its bytes, and one small record for every value in it.
///
/// A copy shares the storage. Offsets count bytes of `bytes`, including a byte order mark; `LineIndex` converts them to
/// lines and columns.
package struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// The text that was parsed.
  package var bytes: [UInt8] { storage.bytes }

  /// The value of the text.
  package var root: JSONNode { JSONNode(storage: storage, index: 0) }
}

/// The storage that all nodes of a document share. The records are in the order of the text, a container before its
/// contents, so the whole tree is one array.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  let records: [JSONRecord]

  init(bytes: [UInt8], records: [JSONRecord]) {
    self.bytes = bytes
    self.records = records
  }
}

/// One value or one member name, in 16 bytes.
struct JSONRecord: Sendable {
  /// Byte offsets; quotes and brackets are included.
  var start: UInt32
  var end: UInt32
  /// The index of the first record after this value and its contents.
  var next: UInt32
  var kind: JSONNode.Kind
  /// Whether a string contains a backslash, and has to be decoded before it is compared.
  var isEscaped: Bool
}
