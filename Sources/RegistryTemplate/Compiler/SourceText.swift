/// A template's bytes, known to be UTF-8, with what errors need to name a place in them.
struct SourceText: Sendable {
  let name: String
  let bytes: [UInt8]
  /// The offset of the first byte after a byte order mark.
  let start: Int

  init(_ source: TemplateSource, limit: Int) throws(TemplateError) {
    name = source.name
    bytes = source.bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // Offsets are kept in 32 bits.
    guard bytes.count <= min(limit, Int(Int32.max)) else {
      throw error(.limit, at: start, "the template has \(bytes.count) bytes, more than the \(limit) allowed", fix: "split it")
    }
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      throw error(.encoding, at: offset, "the byte \(Self.hexadecimal(bytes[offset])) is not UTF-8", fix: "save it as UTF-8")
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func error(
    _ kind: TemplateError.Kind,
    at offset: Int,
    _ message: String,
    fix: String? = nil,
    unknown: TemplateError.Unknown? = nil
  ) -> TemplateError {
    let (line, column) = position(of: offset)
    return TemplateError(
      kind: kind,
      file: name,
      line: line,
      column: column,
      message: message,
      fix: fix,
      unknown: unknown
    )
  }

  /// 1-based line and 1-based column in Unicode scalars.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes[start..<max(start, offset)] {
      if byte == .lineFeed {
        line += 1
        column = 1
      } else if !UTF8.isContinuation(byte) {
        column += 1
      }
    }
    return (line, column)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0x0\(digits)" : "0x\(digits)"
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Space or tab, what may stand beside a tag that has a line to itself.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isWhitespace: Bool { isBlank || self == .lineFeed || self == .carriageReturn }
}
