/// A position in a text: 1-based line and 1-based column.
///
/// The column counts Unicode scalars, as libyaml's marks do and as SARIF's `unicodeCodePoints` means.
/// A tab is one column; a byte order mark at the start of the text is not counted.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// 1-based line.
  package var line: Int
  /// 1-based column in Unicode scalars.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}

/// A range of a text, from `start` up to but not including `end`; empty where both are equal.
package struct SourceSpan: Hashable, Comparable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The empty range at one position.
  package init(line: Int, column: Int) {
    start = SourcePosition(line: line, column: column)
    end = start
  }

  package static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    left.start != right.start ? left.start < right.start : left.end < right.end
  }
}

/// A range of a named file, or the file as a whole.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The path as the user gave it, never made absolute here; `-` is standard input.
  package var path: String
  /// The range, or nil where the finding is about the file as a whole.
  package var span: SourceSpan?

  package init(path: String, span: SourceSpan? = nil) {
    self.path = path
    self.span = span
  }

  /// A path that is relative to the folder of the file; standard input counts as a file of the working directory.
  package func path(besideFile relative: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] + relative } ?? relative
  }

  /// By path (bytes, not the locale's collation), then by position; a whole-file location comes first.
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    guard let other = right.span else { return false }
    guard let own = left.span else { return true }
    return own < other
  }
}
