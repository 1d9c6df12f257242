import RegistryText
import TestSupport
import Testing

@Suite("lines and columns of byte offsets")
struct LineIndexTests {
  /// Counts the slow way: every scalar, every line break.
  private func slowPosition(in bytes: [UInt8], of offset: Int) -> SourcePosition {
    var (line, column) = (1, 1)
    var index = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let width = UTF8.width(scalar)
      guard index + width <= offset else { break }
      index += width
      let isPair = scalar == "\r" && index < bytes.count && bytes[index] == 0x0A
      if scalar == "\n" || (scalar == "\r" && !isPair) {
        (line, column) = (line + 1, 1)
      } else if index != 3 || scalar != "\u{FEFF}" {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  @Test(
    "agrees with counting every scalar",
    arguments: ["", "a", "a\nb\n", "a\r\nb\rc\n\r\n", "é\n😀x€\n", "\u{FEFF}é\u{FEFF}\nx", "\u{2028}\u{85}x\n", "\n\n\n", "\r"]
  )
  func agreesWithCounting(text: String) {
    let bytes = Array(text.utf8)
    let lines = LineIndex(bytes)
    for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      let position = lines.position(of: offset)
      #expect(position == slowPosition(in: bytes, of: offset), "offset \(offset)")
      let isText = lines.range(ofLine: position.line).map { $0.lowerBound <= offset && offset <= $0.upperBound } ?? false
      #expect(!isText || lines.offset(ofLine: position.line, column: position.column) == offset, "offset \(offset)")
    }
  }

  @Test("columns are right on a line of many blocks")
  func giantLine() {
    let bytes = Array(("x\n" + String(repeating: "aé€😀", count: 5000)).utf8)
    let lines = LineIndex(bytes)
    for scalar in stride(from: 0, through: 20_000, by: 100) {
      #expect(lines.position(of: 2 + scalar / 4 * 10) == SourcePosition(line: 2, column: scalar + 1))
      #expect(lines.offset(ofLine: 2, column: scalar + 1) == 2 + scalar / 4 * 10)
    }
  }

  @Test("an offset outside is moved to the nearer end")
  func outside() {
    let lines = LineIndex(Array("ab\nc".utf8))
    #expect(lines.position(of: -5) == SourcePosition(line: 1, column: 1))
    #expect(lines.position(of: 99) == SourcePosition(line: 2, column: 2))
  }

  @Test("a column outside its line is moved to the nearer end, and a line outside the text has no range")
  func outsideColumns() {
    for text in ["ab\nc", "\u{FEFF}é\nc"] {
      let lines = LineIndex(Array(text.utf8))
      let end = lines.range(ofLine: 1)?.upperBound
      #expect(
        [-1, 0, 1].map { lines.offset(ofLine: 1, column: $0) == lines.range(ofLine: 1)?.lowerBound } == [true, true, true])
      #expect([9, Int.max].map { lines.offset(ofLine: 1, column: $0) == end } == [true, true])
      #expect([0, 3, Int.min, Int.max].map { lines.offset(ofLine: $0, column: 1) == nil } == [true, true, true, true])
    }
  }

  @Test("a line is its bytes without its line break and without a byte order mark")
  func lineRanges() {
    let lines = LineIndex(Array("\u{FEFF}ab\r\nc\rd\n\n".utf8))
    #expect(lines.lineCount == 5)
    #expect((0...6).map { lines.range(ofLine: $0) } == [nil, 3..<5, 7..<8, 9..<10, 11..<11, 12..<12, nil])
  }

  @Test(
    "LF, CR LF and CR end a line, and nothing else does",
    arguments: [
      ("", 1), ("a", 1), ("\n", 2), ("\r", 2), ("\r\n", 2), ("\n\r", 3), ("\r\r\n", 3), ("a\rb\r\nc\nd", 4),
      ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", 1), ("\u{FEFF}", 1),
    ])
  func lineBreaks(text: String, count: Int) {
    #expect(LineIndex(Array(text.utf8)).lineCount == count)
  }

  @Test("the two characters of CR LF are on the line that they end")
  func pairs() {
    let lines = LineIndex(Array("ab\r\ncd".utf8))
    #expect((0...6).map { lines.position(of: $0).line } == [1, 1, 1, 1, 2, 2, 2])
    #expect((0...6).map { lines.position(of: $0).column } == [1, 2, 3, 4, 1, 2, 3])
  }

  @Test("a byte order mark is counted anywhere but at the start")
  func byteOrderMarks() {
    let lines = LineIndex(Array("\u{FEFF}a\u{FEFF}b\n\u{FEFF}c".utf8))
    #expect([0, 1, 3, 4, 7].map { lines.position(of: $0).column } == [1, 1, 1, 2, 3])
    #expect([9, 12].map { lines.position(of: $0) } == [SourcePosition(line: 2, column: 1), SourcePosition(line: 2, column: 2)])
    #expect(lines.offset(ofLine: 1, column: 1) == 3)
    #expect(LineIndex([0xEF, 0xBB, 0xBF]).range(ofLine: 1) == 3..<3)
  }

  @Test("in a text that is not UTF-8 every byte but a continuation counts")
  func malformed() {
    let lines = LineIndex([0x61, 0xFF, 0xFF, 0x62, 0xE2, 0x82, 0x63, 0x80, 0x64])
    #expect([0, 1, 2, 3, 4, 6, 8].map { lines.position(of: $0).column } == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("a span has the positions of its ends")
  func spans() {
    let lines = LineIndex(Array("é=1\nb".utf8))
    let end = SourcePosition(line: 2, column: 2)
    #expect(lines.span(of: 2..<3) == SourceSpan(start: .init(line: 1, column: 2), end: .init(line: 1, column: 3)))
    #expect(lines.span(of: 0..<6) == SourceSpan(start: .init(line: 1, column: 1), end: end))
    #expect(lines.span(of: 6..<6) == SourceSpan(start: end, end: end))
  }

  @Test("agrees with counting every scalar in lines that are longer than a block", arguments: [1, 2, 3])
  func longLines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "é", "€", "😀", "\u{FEFF}", "\n", "\r\n", "\r"]
    let text = (0..<1500).map { index in
      Int.random(in: 0..<200, using: &generator) == 0 ? pieces[5 + index % 3] : pieces[Int.random(in: 0..<5, using: &generator)]
    }.joined()
    let bytes = Array(text.utf8)
    let lines = LineIndex(bytes)
    for offset in stride(from: 0, through: bytes.count, by: 7) where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      let position = lines.position(of: offset)
      #expect(position == slowPosition(in: bytes, of: offset), "offset \(offset)")
      let isText = lines.range(ofLine: position.line).map { $0.contains(offset) } ?? false
      #expect(!isText || lines.offset(ofLine: position.line, column: position.column) == offset, "offset \(offset)")
    }
  }
}
