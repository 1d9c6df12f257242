import RegistryText

/// A line of a source, safe to print, and the part of it to mark.
struct Excerpt: Equatable {
  var line: Int
  private(set) var text = ""
  /// The terminal columns before the mark.
  private(set) var indent = 0
  /// The terminal columns to mark, at least one.
  var length: Int { max(marked, 1) }
  private var marked = 0

  /// A longer line is cut to this number of bytes.
  private static let longestLine = 200
  /// The bytes before the mark that a cut line shows.
  private static let contextBefore = 60
  private static let tab = "    "

  /// The first line of a span; nil where the source has no such line.
  init?(of span: SourceSpan, in source: SourceText, _ lines: LineIndex) {
    line = span.start.line
    guard let range = lines.range(ofLine: line), let start = lines.offset(ofLine: line, column: span.start.column) else {
      return nil
    }
    let window = Self.window(in: range, around: start, source.bytes)
    if window.lowerBound > range.lowerBound { append("…", width: 1, isBefore: true, isMarked: false) }
    var column = lines.position(of: window.lowerBound).column
    let end = span.end.line == line ? span.end.column : Int.max
    for element in String(decoding: source.bytes[window], as: UTF8.self).visibleScalars {
      let isBefore = column < span.start.column
      append(element, isBefore: isBefore, isMarked: !isBefore && column < end)
      column += 1
    }
    if window.upperBound < range.upperBound { append("…", width: 1, isBefore: false, isMarked: false) }
  }

  private mutating func append(_ element: VisibleScalars.Element, isBefore: Bool, isMarked: Bool) {
    if element.scalar == "\t" {
      append(Self.tab, width: Self.tab.utf8.count, isBefore: isBefore, isMarked: isMarked)
    } else {
      let text = element.text
      let width = element.isEscaped ? text.utf8.count : element.scalar.displayWidth
      append(text, width: width, isBefore: isBefore, isMarked: isMarked)
    }
  }

  private mutating func append(_ shown: String, width: Int, isBefore: Bool, isMarked: Bool) {
    text += shown
    if isBefore { indent += width }
    if isMarked { marked += width }
  }

  /// The bytes of a line that are shown, cut between scalars.
  private static func window(in line: Range<Int>, around start: Int, _ bytes: [UInt8]) -> Range<Int> {
    guard line.count > longestLine else { return line }
    var lower = max(line.lowerBound, start - contextBefore)
    while lower < start, UTF8.isContinuation(bytes[lower]) { lower += 1 }
    var upper = min(line.upperBound, lower + longestLine)
    while upper > lower, upper < line.upperBound, UTF8.isContinuation(bytes[upper]) { upper -= 1 }
    return lower..<upper
  }
}

extension Unicode.Scalar {
  /// The number of columns that the scalar takes in a terminal: 0 for a combining mark, 2 for a wide scalar, else 1.
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// Blocks whose scalars are wide, or mostly wide, by Unicode's East Asian Width; emoji included. The worst effect of an
  /// exception is a caret one column off.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
