/// UTF-8 as the standard library reads it: overlong forms, surrogates, truncated sequences and everything above U+10FFFF are
/// not well-formed (Unicode's table 3-7).
///
/// `UTF8.ForwardParser` does the work because `String(validating:as:)` needs macOS 15, and does not say which byte is wrong.
extension UTF8 {
  /// The scalar that starts at an offset and its length in bytes; nil where the bytes there are not well-formed.
  package static func decodeScalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    var bytes = text[offset...].makeIterator()
    var parser = ForwardParser()
    guard case .valid(let scalar) = parser.parseScalar(from: &bytes) else { return nil }
    return (decode(scalar), scalar.count)
  }

  /// The offset of the first byte that does not belong to a well-formed sequence, or nil where all do.
  package static func firstInvalidOffset(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count {
        if text[offset] < 0x80 {
          offset += 1
        } else if let (_, length) = decodeScalar(in: text, at: offset) {
          offset += length
        } else {
          return offset
        }
      }
      return nil
    }
  }
}

extension [UInt8] {
  /// Appends a text. As a buffer, because to append a `utf8` view takes many times as long.
  @inlinable
  package mutating func append(text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil { append(contentsOf: text.utf8) }
  }
}

// Inlinable because the JSON reader asks for each of thousands of short texts: as unspecialized generic code that takes
// 3% of `diff`.
extension Collection<UInt8> {
  /// Whether the text starts with UTF-8's byte order mark, three bytes.
  @inlinable
  package var startsWithByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }

  /// `UTF-16` or `UTF-32` where the text is in that encoding: it starts with its byte order mark, or with an ASCII
  /// character in two or four bytes. Nil where it may be UTF-8.
  @inlinable
  package var wideEncodingName: String? {
    // All of them have a zero or a byte of a mark among the first two bytes.
    guard prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) else { return nil }
    let start = Array(prefix(4))
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }
}
