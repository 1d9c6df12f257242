import RegistryJSON

/// A line of a source, safe to print, and the columns in it that a finding is about.
struct Excerpt: Equatable {
  var line: Int
  private(set) var text = ""
  /// The terminal columns before the mark.
  private(set) var indent = 0
  /// The terminal columns under the mark, at least one.
  var length: Int { max(marked, 1) }
  private var marked = 0

  /// A line of up to so many bytes is shown whole; of a longer one, so many around the stretch.
  private static let longestLine = 200
  private static let contextBefore = 60
  private static let tab = "    "

  /// The first line of a stretch; nil where the source has no such line.
  init?(of span: SourceSpan, in source: SourceText, _ lines: LineIndex) {
    line = span.start.line
    guard let range = lines.range(ofLine: line), let start = lines.offset(ofLine: line, column: span.start.column) else {
      return nil
    }
    let window = Self.window(in: range, around: start, source.bytes)
    if window.lowerBound > range.lowerBound { append("…", width: 1, isBefore: true, isMarked: false) }
    var column = lines.position(of: window.lowerBound).column
    let end = span.end.line == line ? span.end.column : Int.max
    for piece in String(decoding: source.bytes[window], as: UTF8.self).visibleScalars {
      let isBefore = column < span.start.column
      append(piece, isBefore: isBefore, isMarked: !isBefore && column < end)
      column += 1
    }
    if window.upperBound < range.upperBound { append("…", width: 1, isBefore: false, isMarked: false) }
  }

  private mutating func append(_ piece: VisibleScalars.Element, isBefore: Bool, isMarked: Bool) {
    if piece.scalar == "\t" {
      append(Self.tab, width: Self.tab.utf8.count, isBefore: isBefore, isMarked: isMarked)
    } else {
      let text = piece.text
      let width = piece.isEscaped ? text.utf8.count : piece.scalar.displayWidth
      append(text, width: width, isBefore: isBefore, isMarked: isMarked)
    }
  }

  private mutating func append(_ piece: String, width: Int, isBefore: Bool, isMarked: Bool) {
    text += piece
    if isBefore { indent += width }
    if isMarked { marked += width }
  }

  /// Cut between scalars, so that what is shown is never half of one.
  private static func window(in line: Range<Int>, around start: Int, _ bytes: [UInt8]) -> Range<Int> {
    guard line.count > longestLine else { return line }
    var lower = max(line.lowerBound, start - contextBefore)
    while lower < start, bytes[lower] & 0xC0 == 0x80 { lower += 1 }
    var upper = min(line.upperBound, lower + longestLine)
    while upper > lower, upper < line.upperBound, bytes[upper] & 0xC0 == 0x80 { upper -= 1 }
    return lower..<upper
  }
}
