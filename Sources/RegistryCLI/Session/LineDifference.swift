import RegistryDiagnostics
import RegistryText

/// What a stale file has, and what it should have: the first lines of each that the other does not have.
struct LineDifference {
  /// Lines of the file, with their numbers.
  let outdated: [(number: Int, text: String)]
  /// Lines of the new text.
  let missing: [String]

  /// More lines say no more about what has changed.
  private static let mostLines = 3

  init(from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    let (known, wanted) = (Set(oldLines), Set(newLines))
    outdated = zip(1..., oldLines).lazy.filter { !wanted.contains($1) }.prefix(Self.mostLines).map { ($0, Self.text($1)) }
    missing = newLines.lazy.filter { !known.contains($0) }.prefix(Self.mostLines).map(Self.text)
  }

  /// As notes; where all lines are there, only their order or number differs.
  func notes(path: String) -> [Diagnostic.Note] {
    let lines =
      outdated.map { line in
        let place = SourceLocation(path: path, span: SourceSpan(line: line.number, column: 1))
        return Diagnostic.Note("this line is not generated: \(quoted(line.text))", at: place)
      } + missing.map { Diagnostic.Note("this line is missing: \(quoted($0))") }
    return lines.isEmpty ? [.init("the lines differ in their order, number or ends")] : lines
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Without the indentation, which says nothing here.
  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }
}
