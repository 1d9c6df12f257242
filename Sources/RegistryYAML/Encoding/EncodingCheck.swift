import RegistryDiagnostics
import RegistryText

/// Whether a file is UTF-8 text, and if not, what it is.
struct EncodingCheck {
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the text starts: after the byte order mark, if there is one.
  private(set) var textStart = 0
  private(set) var hasForeignBreaks = false
  private(set) var directiveCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    if let encoding = bytes.wideEncodingName {
      diagnostics = [
        .init(YAMLRules.encoding, at: SourceLocation(path: path), "the file is \(encoding) text, not UTF-8", fix: .saveAsUTF8)
      ]
      return
    }
    textStart = bytes.startsWithByteOrderMark ? 3 : 0
    let text = UnsafeBufferPointer(rebasing: bytes[textStart...])
    let check = TextCheck(text)
    hasForeignBreaks = check.hasForeignBreaks
    directiveCount = check.directiveCount
    guard !check.faults.isEmpty else { return }
    let lines = LineIndex(Array(text))
    diagnostics = check.faults.map { offset, fault in
      fault.diagnostic(at: SourceLocation(path: path, span: lines.span(of: offset..<offset)))
    }
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
        YAMLRules.encoding, at: location, "character \(scalar.codePointName) is not allowed in a YAML file",
        fix: .init("remove it, or write it as an escape in double quotes: \"\(escape(scalar))\""))
    case .byteOrderMark:
      Diagnostic(YAMLRules.encoding, at: location, "byte order mark within the file", fix: .init("remove the character U+FEFF"))
    }
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    scalar.value < 0x100 ? "\\x\(scalar.value.hexadecimal(digits: 2))" : "\\u\(scalar.value.hexadecimal(digits: 4))"
  }
}

extension Diagnostic.Fix {
  fileprivate static let saveAsUTF8 = Self("save the file as UTF-8")
}
