import RegistryDiagnostics
import RegistryText
import Testing

@Suite("the text format")
struct TextFormatTests {
  @Test("shows location, message and rule, the line with a mark, help, notes and the counts, in order of file and position")
  func wholeReport() {
    let report = Samples.report([Samples.dueSoon, Samples.duplicate, Samples.misspelled, Samples.wholeFile])
    #expect(
      report.text() == """
        absent.yml: error: no such file [unreadable-input]
        config-registry.yml:4:3: error: unknown attribute 'expire' [unknown-attribute]
         4 |   expire: 2026-12-01
           |   ^~~~~~
           = help: did you mean 'expires'?
        config-registry.yml:5:1: error: key 'checkout_enabled' is already defined in this mapping [duplicate-key]
         5 | checkout_enabled:
           | ^~~~~~~~~~~~~~~~
           = help: remove or rename one of the two
        config-registry.yml:1:1: note: the first one is here
        other.yml:1:1: warning: 'a' expires in 3 days [due-soon]
        3 errors, 1 warning

        """)
  }

  @Test("is empty where there is nothing to say")
  func empty() {
    #expect(Samples.report([]).text() == "")
  }

  @Test("shows no line where it does not have the file or the file does not have the line")
  func noSource() {
    let beyond = Diagnostic(RuleID("a"), at: SourceLocation(path: "config-registry.yml", span: Samples.span(99, 5, 6)), "m")
    #expect(Samples.report([Samples.dueSoon]).text() == "other.yml:1:1: warning: 'a' expires in 3 days [due-soon]\n1 warning\n")
    #expect(Samples.report([beyond]).text() == "config-registry.yml:99:5: error: m [a]\n1 error\n")
  }

  @Test("names standard input, and the tool where there is no file")
  func noFile() {
    let input = Diagnostic(RuleID("a"), at: SourceLocation(path: "-", span: Samples.span(1, 2, 3)), "m", notes: [.init("n")])
    let nowhere = Diagnostic(RuleID("b"), .note, at: nil, "m", notes: [.init("n")], fix: .init("f"))
    #expect(
      Samples.report([input, nowhere]).text() == """
        config-registry: note: m [b]
           = help: f
        config-registry: note: n
        <stdin>:1:2: error: m [a]
        <stdin>:1:2: note: n
        1 error, 1 note

        """)
  }

  @Test("colours only its own words, and the text without colours is the same")
  func colors() {
    let report = Samples.report([Samples.misspelled])
    #expect(
      report.text(inColor: true) == """
        \u{1B}[1mconfig-registry.yml:4:3: \u{1B}[0m\u{1B}[1;31merror\u{1B}[0m: unknown attribute 'expire' [unknown-attribute]
         4 |   expire: 2026-12-01
           |   \u{1B}[1;31m^~~~~~\u{1B}[0m
           = \u{1B}[1;36mhelp\u{1B}[0m: did you mean 'expires'?
        1 error

        """)
  }

  @Test("leaves out findings over the limit, the least severe first, and counts them")
  func limit() {
    let all = [Samples.dueSoon, Samples.duplicate, Samples.misspelled]
    #expect(
      Samples.report(all, limit: 1).text() == """
        config-registry.yml:4:3: error: unknown attribute 'expire' [unknown-attribute]
         4 |   expire: 2026-12-01
           |   ^~~~~~
           = help: did you mean 'expires'?
        2 errors, 1 warning; 2 of them not shown

        """)
    #expect(Samples.report([Samples.dueSoon, Samples.duplicate], limit: 1).diagnostics == [Samples.duplicate])
    #expect(Samples.report(all, limit: 0).text() == "2 errors, 1 warning; 3 of them not shown\n")
    #expect(Samples.report(all, limit: -1).omittedCount == 3)
  }

  @Test("prints a thousand findings unless told otherwise")
  func defaultLimit() {
    let many = (1...1500).map { Diagnostic(RuleID("a"), at: SourceLocation(path: "f", span: Samples.span($0, 1, 1)), "m") }
    let lines = Samples.report(many).text().split(separator: "\n")
    #expect(lines.count == 1001)
    #expect(lines.last == "1500 errors; 500 of them not shown")
  }
}

@Suite("the line that is shown and the mark under it")
struct ExcerptTests {
  /// The lines of a report that show the source `text` with a mark from `start` to `end`.
  private func excerpt(_ text: String, _ span: SourceSpan) -> [String] {
    let diagnostic = Diagnostic(RuleID("a"), at: SourceLocation(path: "f", span: span), "m")
    let report = Report([diagnostic], sources: ["f": SourceText(text)], tool: Samples.tool)
    return Array(report.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropFirst().dropLast(2))
  }

  @Test("an empty stretch, one at the end of a line and one past it are a single mark")
  func emptyStretch() {
    #expect(excerpt("ab", Samples.span(1, 2, 2)) == [" 1 | ab", "   |  ^"])
    #expect(excerpt("ab\n", Samples.span(1, 3, 3)) == [" 1 | ab", "   |   ^"])
    #expect(excerpt("ab\n", Samples.span(1, 90, 95)) == [" 1 | ab", "   |   ^"])
    #expect(excerpt("ab\n", Samples.span(2, 1, 1)) == [" 2 | ", "   | ^"])
    #expect(excerpt("", Samples.span(1, 1, 1)) == [" 1 | ", "   | ^"])
  }

  @Test("a stretch of several lines is marked to the end of the first")
  func severalLines() {
    let span = SourceSpan(start: SourcePosition(line: 1, column: 2), end: SourcePosition(line: 3, column: 1))
    #expect(excerpt("abcd\r\nef\n", span) == [" 1 | abcd", "   |  ^~~"])
  }

  @Test("the gutter is as wide as the number")
  func gutter() {
    let text = String(repeating: "\n", count: 1233) + "x"
    #expect(excerpt(text, Samples.span(1234, 1, 2)) == ["1234 | x", "     | ^"])
  }

  @Test("the mark is under the right characters before and after tabs, wide, combining and escaped ones")
  func alignment() {
    #expect(excerpt("\tab", Samples.span(1, 2, 4)) == [" 1 |     ab", "   |     ^~"])
    #expect(excerpt("日本ab", Samples.span(1, 3, 5)) == [" 1 | 日本ab", "   |     ^~"])
    #expect(excerpt("a日本b", Samples.span(1, 2, 4)) == [" 1 | a日本b", "   |  ^~~~"])
    #expect(excerpt("e\u{301}x", Samples.span(1, 3, 4)) == [" 1 | e\u{301}x", "   |  ^"])
    #expect(excerpt("éx", Samples.span(1, 2, 3)) == [" 1 | éx", "   |  ^"])
    #expect(excerpt("😀x", Samples.span(1, 2, 3)) == [" 1 | 😀x", "   |   ^"])
    #expect(excerpt("\u{202E}x", Samples.span(1, 2, 3)) == [" 1 | \\u{202E}x", "   |         ^"])
    #expect(excerpt("a\u{0}b", Samples.span(1, 2, 3)) == [" 1 | a\\u{0}b", "   |  ^~~~~"])
    #expect(excerpt("##[x]", Samples.span(1, 3, 4)) == [" 1 | ##\\u{5B}x]", "   |   ^~~~~~"])
  }

  @Test("a byte order mark is not part of the line")
  func byteOrderMark() {
    #expect(excerpt("\u{FEFF}ab", Samples.span(1, 1, 2)) == [" 1 | ab", "   | ^"])
    #expect(excerpt("\u{FEFF}éb", Samples.span(1, 2, 3)) == [" 1 | éb", "   |  ^"])
  }

  @Test("a giant line is cut around the mark, in little time")
  func giantLine() {
    let text = String(repeating: "0123456789", count: 200_000)
    let line = "…" + String(repeating: "0123456789", count: 20) + "…"
    #expect(excerpt(text, Samples.span(1, 1_000_001, 1_000_004))[0] == " 1 | " + line)
    #expect(excerpt(text, Samples.span(1, 1_000_001, 1_000_004))[1] == "   | " + String(repeating: " ", count: 61) + "^~~")
    let wide = String(repeating: "é", count: 200_000)
    let shown = excerpt(wide, Samples.span(1, 100_001, 100_002))
    #expect(shown[0] == " 1 | …" + String(repeating: "é", count: 100) + "…")
    #expect(shown[1] == "   | " + String(repeating: " ", count: 31) + "^")
  }

  @Test("many findings on one giant line cost no more than their own excerpts")
  func manyOnGiantLine() {
    let text = SourceText(String(repeating: "é", count: 400_000))
    let diagnostics = (1...100).map {
      Diagnostic(RuleID("a"), at: SourceLocation(path: "f", span: Samples.span(1, $0 * 4000, $0 * 4000 + 1)), "m")
    }
    let clock = ContinuousClock()
    let time = clock.measure { _ = Report(diagnostics, sources: ["f": text], tool: Samples.tool).text() }
    #expect(time < .seconds(10))
  }

  @Test("bytes that are not UTF-8 are replaced")
  func invalidBytes() {
    let diagnostic = Diagnostic(RuleID("a"), at: SourceLocation(path: "f", span: Samples.span(1, 3, 4)), "m")
    let report = Report([diagnostic], sources: ["f": SourceText([0x61, 0xFF, 0x62])], tool: Samples.tool)
    #expect(report.text().contains(" 1 | a\u{FFFD}b\n   |   ^\n"))
  }
}
