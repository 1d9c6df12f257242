import RegistryText
import Testing

@Suite("the order of locations")
struct SourceLocationTests {
  private func span(_ line: Int, _ column: Int, to end: Int) -> SourceSpan {
    SourceSpan(start: SourcePosition(line: line, column: column), end: SourcePosition(line: line, column: end))
  }

  @Test("positions are ordered by line, then by column")
  func positions() {
    let ordered = [(1, 1), (1, 9), (2, 1), (10, 1)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(ordered.shuffled().sorted() == ordered)
  }

  @Test("spans are ordered by their starts, then by their ends")
  func spans() {
    let ordered = [span(1, 1, to: 2), span(1, 1, to: 9), span(1, 2, to: 2), span(2, 1, to: 1)]
    #expect(ordered.shuffled().sorted() == ordered)
    #expect(SourceSpan(line: 3, column: 4) == span(3, 4, to: 4))
  }

  @Test("locations are ordered by the bytes of their paths; the whole file comes before its lines")
  func locations() {
    let ordered = [
      SourceLocation(path: "B.yml"), SourceLocation(path: "B.yml", span: span(1, 1, to: 2)),
      SourceLocation(path: "B.yml", span: span(2, 1, to: 2)), SourceLocation(path: "a.yml"), SourceLocation(path: "e\u{301}.yml"),
      SourceLocation(path: "é.yml"),
    ]
    #expect(ordered.shuffled().sorted() == ordered)
  }
}
