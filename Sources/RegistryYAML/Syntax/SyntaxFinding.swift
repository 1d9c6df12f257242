import RegistryDiagnostics
import RegistryText

/// What is wrong with a text as YAML, where, and what to do about it.
struct SyntaxFinding {
  let place: PackedPosition
  /// The end of the wrong part, where it is known.
  var end: PackedPosition?
  let message: String
  var fix: Diagnostic.Fix?
  var note: (message: String, place: PackedPosition)?

  init(
    _ place: PackedPosition, _ message: String, fix: String? = nil, note: (message: String, place: PackedPosition)? = nil
  ) {
    self.place = place
    self.message = message
    self.fix = fix.map { Diagnostic.Fix($0) }
    self.note = note
  }

  func diagnostic(in text: UnsafeBufferPointer<UInt8>, path: String) -> Diagnostic {
    func location(_ start: PackedPosition, _ end: PackedPosition? = nil) -> SourceLocation {
      let start = start.inside(text).unpacked
      return SourceLocation(path: path, span: SourceSpan(start: start, end: end?.inside(text).unpacked ?? start))
    }
    return Diagnostic(
      YAMLRules.syntax, at: location(place, end), message,
      notes: note.map { [Diagnostic.Note($0.message, at: location($0.place))] } ?? [], fix: fix)
  }
}

extension PackedPosition {
  /// The place in the text that is meant: libyaml ends the last line itself where the text does not, and then speaks of a line
  /// that is not there.
  fileprivate func inside(_ text: UnsafeBufferPointer<UInt8>) -> PackedPosition {
    guard column == 1, line > 1, let last = text.last, last != 0x0A, last != 0x0D else { return self }
    guard SourceLine(line, of: text).offset == text.count, SourceLine(line - 1, of: text).offset < text.count else { return self }
    let scalars = text[SourceLine(line - 1, of: text).offset...].count { $0 & 0xC0 != 0x80 }
    return PackedPosition(line: line - 1, column: UInt32(scalars) + 1)
  }
}
