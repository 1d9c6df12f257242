/// A JSON text that has been read: its bytes, and one small record for every value in it.
///
/// Copying it copies a reference. All offsets count bytes of `bytes`, a byte order mark included;
/// `LineIndex` turns them into lines and columns.
package struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// The text as it was given.
  package var bytes: [UInt8] { storage.bytes }

  /// The one value that the text holds.
  package var root: JSONNode { JSONNode(storage: storage, index: 0) }
}

/// What nodes share. The records stand in the order of the text, a container before what it holds, so
/// that the whole tree is one array.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  let records: [JSONRecord]

  init(bytes: [UInt8], records: [JSONRecord]) {
    self.bytes = bytes
    self.records = records
  }
}

/// One value, or one member name, in 16 bytes.
struct JSONRecord: Sendable {
  /// Byte offsets, quotes and brackets included.
  var start: UInt32
  var end: UInt32
  /// The index of the first record after this value and all that it holds.
  var next: UInt32
  var kind: JSONNode.Kind
  /// Whether a string holds a backslash, and so must be decoded before it is compared.
  var isEscaped: Bool
}
