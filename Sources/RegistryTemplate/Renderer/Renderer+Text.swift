import RegistryText

/// The text of a template, and the indentation of its lines.
extension Renderer {
  mutating func write(_ range: Range<Int>, startsLine: Bool) {
    var rest = program.source.bytes[range]
    if lines.isPlain { return output.append(rest) }
    var startsLine = startsLine
    while !rest.isEmpty {
      let next = rest.firstIndex(of: .lineFeed).map { $0 + 1 } ?? rest.endIndex
      writeLine(rest[..<next], startsLine: startsLine)
      rest = rest[next...]
      startsLine = true
    }
  }

  /// A blank line gets no indentation.
  private mutating func writeLine(_ line: ArraySlice<UInt8>, startsLine: Bool) {
    guard startsLine else { return output.append(line) }
    let text = line.dropFirst(min(lines.omitted, line.prefix(while: \.isBlank).count))
    let isBlank = text.first { !$0.isBlank }?.isWhitespace ?? false
    if !isBlank { startLine() }
    output.append(text)
  }

  /// Writes the indentation of a line.
  mutating func startLine() {
    if lines.isInsideLine {
      lines.isInsideLine = false
    } else {
      output.append(lines.indentation[...])
    }
  }

  /// Writes the indentation of a line, and the whitespace before a tag that is the first on it.
  mutating func startLine(_ leading: Range<Int>) {
    startLine()
    output.append(program.source.bytes[leading].dropFirst(lines.omitted))
  }
}
