import RegistryText
import RegistryYAML

/// A file of a registry with its bytes, in which the places of nodes become offsets.
package struct EditableFile: Sendable {
  /// The path as the user gave it.
  package let path: String
  package let bytes: [UInt8]
  private let lines: LineIndex

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  /// Where the text begins, behind a byte order mark.
  var start: Int { offset(of: SourcePosition(line: 1, column: 1)) }

  func offset(of position: SourcePosition) -> Int {
    lines.offset(ofLine: position.line, column: position.column) ?? bytes.count
  }

  /// The bytes of a node with its anchor and tag.
  func range(of node: YAMLNode) -> Range<Int> {
    let start = offset(of: node.span.start)
    return start..<max(start, offset(of: node.span.end))
  }

  /// The bytes of a node without its anchor and tag. A block scalar ends with its last line that is not empty.
  func content(of node: YAMLNode) -> Range<Int> {
    let range = range(of: node)
    let start = endOfProperties(in: range)
    guard node.kind == .scalar, node.style == .literal || node.style == .folded else { return start..<range.upperBound }
    let end = bytes[start..<range.upperBound].lastIndex { !$0.isBlank && !$0.isLineBreak } ?? start
    return start..<min(end + 1, range.upperBound)
  }

  /// The anchor in front of a node with the blanks behind it in its line, or nil where there is none.
  func anchor(of node: YAMLNode) -> Range<Int>? {
    var rest = range(of: node)
    while let first = bytes[rest].first, first == UInt8(ascii: "&") || first == UInt8(ascii: "!") {
      let word = endOfWord(in: rest)
      if first == UInt8(ascii: "&") {
        return rest.lowerBound..<(bytes[word..<rest.upperBound].firstIndex { !$0.isBlank } ?? rest.upperBound)
      }
      rest = endOfBlanks(from: word, in: rest)..<rest.upperBound
    }
    return nil
  }

  private func endOfProperties(in range: Range<Int>) -> Int {
    var rest = range
    while let first = bytes[rest].first, first == UInt8(ascii: "&") || first == UInt8(ascii: "!") {
      rest = endOfBlanks(from: endOfWord(in: rest), in: rest)..<rest.upperBound
    }
    return rest.lowerBound
  }

  private func endOfWord(in range: Range<Int>) -> Int {
    bytes[range].firstIndex { $0.isBlank || $0.isLineBreak } ?? range.upperBound
  }

  /// Behind blanks, line breaks and comments.
  private func endOfBlanks(from start: Int, in range: Range<Int>) -> Int {
    var position = start
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "#") {
        position = min(endOfLine(at: position), range.upperBound)
      } else if bytes[position].isBlank || bytes[position].isLineBreak {
        position += 1
      } else {
        return position
      }
    }
    return position
  }
}

// MARK: - Lines

extension EditableFile {
  /// The line break of the file's first line; a line feed where there is none.
  var lineBreak: [UInt8] {
    let end = endOfLine(at: start)
    return end < bytes.count ? Array(bytes[end..<startOfNextLine(at: end)]) : [.lineFeed]
  }

  func startOfLine(at offset: Int) -> Int {
    bytes[start..<max(start, offset)].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? start
  }

  /// The end of the line without its line break.
  func endOfLine(at offset: Int) -> Int { bytes[offset...].firstIndex(where: \.isLineBreak) ?? bytes.count }

  /// The start of the line below, or the end of the file where the line is the last one.
  func startOfNextLine(at offset: Int) -> Int {
    let end = endOfLine(at: offset)
    guard end < bytes.count else { return end }
    let isPair = bytes[end] == .carriageReturn && end + 1 < bytes.count && bytes[end + 1] == .lineFeed
    return end + (isPair ? 2 : 1)
  }

  /// Whether the last line has no line break.
  var isUnfinished: Bool { bytes.count > start && !(bytes.last?.isLineBreak ?? true) }

  /// Whether there are only blanks in a range.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isBlank) }

  /// Whether only blanks precede an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool { isBlank(startOfLine(at: offset)..<offset) }

  /// The blanks in front of a line's text.
  func indentation(at offset: Int) -> [UInt8] { Array(bytes[startOfLine(at: offset)...].prefix(while: \.isBlank)) }
}

extension EditableFile {
  /// The lines in a range that begins and ends with a line, each without its line break.
  func lines(in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      lines.append(position..<min(endOfLine(at: position), range.upperBound))
      position = startOfNextLine(at: position)
    }
    return lines
  }

  func isComment(at startOfLine: Int) -> Bool {
    bytes[startOfLine...].first { !$0.isBlank } == UInt8(ascii: "#")
  }

  func isBlankOrComment(_ line: Range<Int>) -> Bool { isBlank(line) || isComment(at: line.lowerBound) }

  /// The start of the first of the empty lines and comments right above a line.
  func startOfComments(above offset: Int) -> Int {
    var position = startOfLine(at: offset)
    while position > start {
      let above = startOfLine(at: position - (position > start + 1 && isPair(endingAt: position) ? 2 : 1))
      guard isBlankOrComment(above..<endOfLine(at: above)) else { return position }
      position = above
    }
    return position
  }

  private func isPair(endingAt offset: Int) -> Bool {
    bytes[offset - 1] == .lineFeed && bytes[offset - 2] == .carriageReturn
  }
}
