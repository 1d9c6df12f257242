import RegistryDiagnostics
import RegistryText

/// Says of a file whether it is UTF-8 text, and if not, what it is.
struct EncodingCheck {
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the text starts: after the byte order mark, if there is one.
  private(set) var textStart = 0
  private(set) var hasForeignBreaks = false
  private(set) var directiveCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    if let encoding = Self.otherEncoding(bytes) {
      diagnostics = [
        .init(YAMLRules.encoding, at: SourceLocation(path: path), "the file is \(encoding) text, not UTF-8", fix: .saveAsUTF8)
      ]
      return
    }
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = UnsafeBufferPointer(rebasing: bytes[textStart...])
    let check = TextCheck(text)
    hasForeignBreaks = check.hasForeignBreaks
    directiveCount = check.directiveCount
    guard !check.faults.isEmpty else { return }
    var places = PlaceFinder(text)
    for (offset, fault) in check.faults {
      let place = places.place(of: offset)
      diagnostics.append(fault.diagnostic(at: SourceLocation(path: path, span: SourceSpan(start: place, end: place))))
    }
  }

  /// By the byte order mark, or by a first character of ASCII in two or four bytes.
  private static func otherEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let start = Array(bytes.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard start.count == 4 else { return nil }
    let isZero = start.map { $0 == 0 }
    if isZero == [true, true, true, false] || isZero == [false, true, true, true] { return "UTF-32" }
    if isZero == [true, false, true, false] || isZero == [false, true, false, true] { return "UTF-16" }
    return nil
  }
}

/// Turns rising byte offsets into places, in one pass over the text. Lines end with LF, CR LF or CR, as editors count.
struct PlaceFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var position = SourcePosition(line: 1, column: 1)

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The place of a character, or of a byte that is none. Offsets must not fall from call to call.
  mutating func place(of target: Int) -> SourcePosition {
    while offset < target { step() }
    return position
  }

  private mutating func step() {
    let byte = bytes[offset]
    let isFirstOfTwo = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    if byte == 0x0A || (byte == 0x0D && !isFirstOfTwo) {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
    offset += UTF8Scalar.decode(bytes, at: offset)?.width ?? 1
  }
}

extension TextCheck.Fault {
  fileprivate func diagnostic(at location: SourceLocation) -> Diagnostic {
    switch self {
    case .invalidByte(let byte):
      Diagnostic(
        YAMLRules.encoding, at: location, "byte 0x\(byte.hexadecimal(digits: 2)) is not valid UTF-8 here", fix: .saveAsUTF8)
    case .unprintable(let scalar):
      Diagnostic(
        YAMLRules.encoding, at: location, "character U+\(scalar.hexadecimal(digits: 4)) is not allowed in a YAML file",
        fix: .init("remove it, or write it as an escape in double quotes: \"\(escape(scalar))\""))
    case .byteOrderMark:
      Diagnostic(YAMLRules.encoding, at: location, "byte order mark within the file", fix: .init("remove the character U+FEFF"))
    }
  }

  private func escape(_ scalar: UInt32) -> String {
    scalar < 0x100 ? "\\x\(scalar.hexadecimal(digits: 2))" : "\\u\(scalar.hexadecimal(digits: 4))"
  }
}

extension Diagnostic.Fix {
  fileprivate static let saveAsUTF8 = Self("save the file as UTF-8")
}
