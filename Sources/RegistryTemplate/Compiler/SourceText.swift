import RegistryText

/// The bytes of a template, checked to be UTF-8, and the errors in them.
struct SourceText: Sendable {
  let name: String
  let bytes: [UInt8]
  /// The offset of the first byte after a byte order mark.
  let start: Int

  init(_ source: TemplateSource, limit: Int) throws(TemplateError) {
    name = source.name
    bytes = source.bytes
    start = bytes.startsWithByteOrderMark ? 3 : 0
    guard bytes.count <= limit else {
      throw error(.limit, at: start, "the template has \(bytes.count) bytes, more than the \(limit) allowed", fix: "split it")
    }
    if let offset = UTF8.firstInvalidOffset(in: bytes) {
      let byte = "0x" + bytes[offset].hexadecimal(digits: 2)
      throw error(.encoding, at: offset, "the byte \(byte) is not UTF-8", fix: "save it as UTF-8")
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func position(of offset: Int) -> SourcePosition { LineIndex(bytes).position(of: offset) }

  func error(
    _ kind: TemplateError.Kind,
    at offset: Int,
    _ message: String,
    fix: String? = nil,
    unknown: TemplateError.Unknown? = nil
  ) -> TemplateError {
    let position = position(of: offset)
    return TemplateError(
      kind: kind,
      file: name,
      line: position.line,
      column: position.column,
      message: message,
      fix: fix,
      unknown: unknown
    )
  }
}

extension UInt8 {
  var isWhitespace: Bool { isBlank || isLineBreak }
}
