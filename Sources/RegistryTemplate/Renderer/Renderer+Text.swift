/// Text of the template, and the indentation of its lines.
extension Renderer {
  mutating func write(_ slice: Slice, of program: Program, startsLine: Bool) {
    if lines.isPlain { return output.append(program.source.bytes, slice.range) }
    var rest = program.source.bytes[slice.range]
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
    guard startsLine else { return append(line) }
    let text = line.dropFirst(min(lines.omitted, line.prefix(while: \.isBlank).count))
    let isBlank = text.first { !$0.isBlank }?.isWhitespace ?? false
    if !isBlank { startLine() }
    append(text)
  }

  /// The indentation of a line.
  mutating func startLine() {
    if lines.isInsideLine {
      lines.isInsideLine = false
    } else {
      output.append(lines.indentation, lines.start..<lines.indentation.count)
    }
  }

  /// The whitespace before a tag that is the first on its line.
  mutating func startLine(_ leading: Slice, of program: Program) {
    startLine()
    append(program.source.bytes[leading.range].dropFirst(lines.omitted))
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { output.append($0) }
  }
}
