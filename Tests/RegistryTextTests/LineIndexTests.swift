import RegistryText
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

  @Test("a column outside its line is moved to the nearer end, and a line outside the text is none")
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
}
