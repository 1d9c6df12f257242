/// A value of a `JSONDocument`, or the name of a member, which is a string.
package struct JSONNode: Sendable {
  /// The kind of a value.
  package enum Kind: UInt8, Sendable, CaseIterable {
    case object
    case array
    case string
    case number
    case bool
    case null
  }

  let storage: JSONStorage
  let index: Int

  var record: JSONRecord { storage.records[index] }

  package var kind: Kind { record.kind }

  /// The bytes of the node in the document, including quotes and brackets.
  package var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The node as it is written in the text.
  package var source: ArraySlice<UInt8> { storage.bytes[range] }

  /// The text of a string with its escapes decoded; nil for any other kind.
  ///
  /// A lone surrogate is U+FFFD, and an invalid escape stays as it is written.
  package var text: String? {
    kind == .string ? String(decoding: textBytes, as: UTF8.self) : nil
  }

  /// The text of a number exactly as it is written, never rounded; nil for any other kind.
  package var number: String? {
    kind == .number ? String(decoding: source, as: UTF8.self) : nil
  }

  /// The value of `true` or `false`; nil for any other kind.
  package var bool: Bool? {
    kind == .bool ? storage.bytes[Int(record.start)] == UInt8(ascii: "t") : nil
  }

  /// The elements of an array, in order; empty for any other kind.
  package var elements: JSONElements {
    JSONElements(storage: storage, position: index + 1, end: kind == .array ? Int(record.next) : 0)
  }

  /// The members of an object in the order of the text, including repeated names; empty for any other kind.
  package var members: JSONMembers {
    JSONMembers(storage: storage, position: index + 1, end: kind == .object ? Int(record.next) : 0)
  }

  /// The value of the first member with this name, compared by code points.
  package subscript(name: String) -> JSONNode? {
    for member in members where member.name.isText(name) { return member.value }
    return nil
  }

  /// Whether the node is a string of exactly these code points.
  package func isText(_ text: String) -> Bool {
    guard kind == .string else { return false }
    if record.isEscaped { return textBytes.elementsEqual(text.utf8) }
    let content = storage.bytes[contentRange]
    return content.count == text.utf8.count && content.elementsEqual(text.utf8)
  }

  /// Whether the node is a string of exactly these code points, for constant names.
  package func isText(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard kind == .string else { return false }
    return record.isEscaped ? textBytes.elementsEqual(wanted) : contentRange.count == wanted.count && hasContent(wanted)
  }

  private func hasContent(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    storage.bytes.withUnsafeBufferPointer { bytes in UnsafeBufferPointer(rebasing: bytes[contentRange]).elementsEqual(wanted) }
  }

  /// The UTF-8 of a string with its escapes decoded; empty for any other kind.
  package var textBytes: ArraySlice<UInt8> {
    guard kind == .string else { return [] }
    let content = storage.bytes[contentRange]
    return record.isEscaped ? JSONEscape.decode(content)[...] : content
  }

  /// The bytes between the quotes of a string.
  var contentRange: Range<Int> { Int(record.start) + 1..<Int(record.end) - 1 }
}

/// A member of an object: its name, which is a string node, and its value.
package struct JSONMember: Sendable {
  package let name: JSONNode
  package let value: JSONNode

  /// The bytes of the member, from the quote that opens its name to the end of its value.
  package var range: Range<Int> { name.range.lowerBound..<value.range.upperBound }
}

/// The values of an array.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let storage: JSONStorage
  var position: Int
  let end: Int

  package mutating func next() -> JSONNode? {
    guard position < end else { return nil }
    let node = JSONNode(storage: storage, index: position)
    position = Int(node.record.next)
    return node
  }
}

/// The members of an object.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let storage: JSONStorage
  var position: Int
  let end: Int

  /// Whether no member is left.
  package var isEmpty: Bool { position >= end }

  package mutating func next() -> JSONMember? {
    guard position < end else { return nil }
    let name = JSONNode(storage: storage, index: position)
    let value = JSONNode(storage: storage, index: position + 1)
    position = Int(value.record.next)
    return JSONMember(name: name, value: value)
  }
}
