/// A place in a text: 1-based line and 1-based column.
///
/// The column counts Unicode scalars, as libyaml's marks do and as SARIF's `unicodeCodePoints` means;
/// a tab is one column and a byte order mark is none.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// 1-based line.
  public var line: Int
  /// 1-based column in Unicode scalars.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}

/// A stretch of a text, from `start` up to but not including `end`; empty where both are equal.
public struct SourceSpan: Hashable, Comparable, Sendable {
  public var start: SourcePosition
  public var end: SourcePosition

  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The empty stretch at one place.
  public init(line: Int, column: Int) {
    start = SourcePosition(line: line, column: column)
    end = start
  }

  public static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    left.start != right.start ? left.start < right.start : left.end < right.end
  }
}

/// A stretch of a named file, or the file as a whole.
public struct SourceLocation: Hashable, Comparable, Sendable {
  /// The path as the user gave it, never made absolute here; `-` is standard input.
  public var path: String
  /// The stretch, or nil where the finding is about the file as a whole.
  public var span: SourceSpan?

  public init(path: String, span: SourceSpan? = nil) {
    self.path = path
    self.span = span
  }

  /// By path (bytes, not the locale's collation), then by position; a whole-file location comes first.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    guard let other = right.span else { return false }
    guard let own = left.span else { return true }
    return own < other
  }
}
