import RegistryDiagnostics
import RegistryYAML
import Testing

/// One fault in one text: `▸` marks where it must be reported, `▹` where its note must point.
struct SyntaxFault: CustomTestStringConvertible, Sendable {
  var text: String
  var message: String
  var fix: String?

  init(_ text: String, _ message: String, fix: String? = nil) {
    self.text = text
    self.message = message
    self.fix = fix
  }

  var testDescription: String { text.debugDescription }
}

@Suite("A syntax error is placed where the fault is, and says what to do")
struct SyntaxErrorTests {
  static let colons: [SyntaxFault] = [
    .init(
      "a:\n  owner: x\n  ▸type:bool\n  default: 1\n", "the ':' after 'type' must be followed by a space",
      fix: "put a space after the colon"),
    .init(
      "a:\n  ▸type:bool\n  default: 1\n", "the ':' after 'type' must be followed by a space", fix: "put a space after the colon"),
    .init(
      "a:\n\n  ▸type:bool\n  owner:x\n  default: 1\n", "the ':' after 'type' must be followed by a space",
      fix: "put a space after the colon"),
    .init("a: 1\n▸b:2", "the ':' after 'b' must be followed by a space", fix: "put a space after the colon"),
    .init(
      "a: 1\n▸pending  # later\nb: 2\n", "expected ':' after 'pending'",
      fix: "write 'key: value'; indent the line further if it continues the one above"),
    .init(
      "a: 1\n▸http://example.com\n", "expected ':' after 'http://example.com'",
      fix: "write 'key: value'; indent the line further if it continues the one above"),
    .init(
      "a:  # entry\n  ▸pending\n  b: 1\n", "expected ':' after 'pending'",
      fix: "write 'key: value'; indent the line further if it continues the one above"),
    .init(
      "a: 1\n▸\"b:c\nd\": 2\n", "expected ':' after the quoted key, on the same line",
      fix: "write the key on one line, and ': ' after it"),
    .init("a: b▸: c\n", "a second ': ' on one line", fix: "quote the whole value if it contains ': '"),
    .init("'a: b': c▸: d\n", "a second ': ' on one line", fix: "quote the whole value if it contains ': '"),
    .init("a: 1\n  ▸b: 2\n", "key 'b' is indented further than the lines above allow", fix: "align it with the keys above it"),
    .init(
      "a: x\n  y\n  ▸b: 2\n", "key 'b' is indented further than the lines above allow", fix: "align it with the keys above it"),
    .init("▸: 1\n", "there is no key before this ':'", fix: "add the key, or quote the string if it starts with ':'"),
    .init(
      "a: [b▸:,c]\n", "a ':' in brackets must be followed by a space", fix: "put a space after the colon, or quote the string"),
    .init(
      "▸" + String(repeating: "k", count: 1025) + ": 1\n", "a key may have at most 1024 characters",
      fix: "write '? ' before a longer key"),
    .init(
      "a: 1\n▸" + String(repeating: "k", count: 1030) + "\n", "a key may have at most 1024 characters",
      fix: "write '? ' before a longer key"),
  ]

  static let indentation: [SyntaxFault] = [
    .init("a:\n▸\tb: 1\n", "a tab may not be used for indentation", fix: "indent with spaces"),
    .init("a:\n  b: 1\n▸\tc: 1\n", "a tab may not be used for indentation", fix: "indent with spaces"),
    .init("a:\n  b: \"1\"\n ▸\tc: 1\n", "a tab may not be used for indentation", fix: "indent with spaces"),
    .init("a: |\n▸\tx\n", "a tab may not be used for indentation", fix: "indent with spaces"),
    .init("-▸\t- a\n", "a tab may not be used for indentation", fix: "indent with spaces"),
    .init("  a: 1\n▸b: 2\n", "this line is indented less than the first one", fix: "start all top-level keys in the same column"),
    .init(
      "▹a:\n    b: 1\n  ▸c: 2\n", "the indentation of this line does not match any line above it",
      fix: "align it with the keys it belongs to"),
    .init("▹a: 1\n▸- b\n", "unexpected list item among the keys of a mapping", fix: "indent the list below its key"),
    .init(
      "▹- a\n▸b: 1\n", "expected '- ', as for the other items of the list",
      fix: "start the line with '- ', or indent it like the key of the list"),
    .init("a: ▸- b\n", "a list cannot start on the line of its key", fix: "put each '- ' on its own line below the key"),
    .init("a: ▸? b\n", "'?' cannot start a key here", fix: "quote the string if it starts with '?'"),
  ]

  static let brackets: [SyntaxFault] = [
    .init("a: ▸[1, 2", "'[' is never closed", fix: "add ']'"),
    .init("a: ▸{b: 1\n\n", "'{' is never closed", fix: "add '}'"),
    .init("a:\n  range: ▸[1, 2\n  owner▹: x\n", "'[' is never closed", fix: "add ']'"),
    .init("a: ▸{b: 1\nc▹: 2\n", "'{' is never closed", fix: "add '}'"),
    .init("a: ▹{b: 1 c▸: 2}\n", "a second ': ' in one item", fix: "put a comma between the items"),
    .init(
      "a: ▹[\n  \"b\"\n  ▸\"c\"\n]\n", "expected ',' or ']' before '\"c\"'",
      fix: "separate the items with commas, and quote an item that contains brackets, ',' or ': '"),
    .init(
      "a: ▹{\"b\" ▸c}\n", "expected ',' or '}' before 'c}'",
      fix: "separate the items with commas, and quote an item that contains brackets, ',' or ': '"),
    .init("a: [b, ▸, c]\n", "there is no item before this ','", fix: "remove the comma, or add the missing item"),
    .init("a: ▸]\n", "']' has no matching '['", fix: "remove it, or quote the string if it is part of one"),
    .init("a: [b]▸]\n", "']' has no matching '['", fix: "remove it, or quote the string if it is part of one"),
    .init("a: 1\n▸}\n", "'}' has no matching '{'", fix: "remove it, or quote the string if it is part of one"),
    .init("- a\n▸]\n", "']' has no matching '['", fix: "remove it, or quote the string if it is part of one"),
    .init("{a: 1}▸}\n", "'}' has no matching '{'", fix: "remove it, or quote the string if it is part of one"),
    .init("a: [▸- b]\n", "a list in brackets does not use '- '", fix: "separate the items with commas"),
    .init("a: [▸| b]\n", "a block string is not allowed in brackets", fix: "quote the string"),
  ]

  static let quotes: [SyntaxFault] = [
    .init("a: ▸\"b\nc: 1\n", "the quote is never closed", fix: "add the closing \""),
    .init("a: ▸'b\nc: 1\n", "the quote is never closed", fix: "add the closing '"),
    .init("a: ▸\"b\n---\nc\"\n", "the quote is never closed", fix: "add the closing \""),
    .init("a: ▸\"b\nc: \"▹d\"\n", "the closing quote of this string seems to be missing", fix: "add the closing quote"),
    .init("- ▸\"b\n- \"▹d\"\n", "the closing quote of this string seems to be missing", fix: "add the closing quote"),
    .init("▸\"b: 1\nc: \"▹d\"\n", "the closing quote of this string seems to be missing", fix: "add the closing quote"),
    .init("a: 'it'▸s'\n", "unexpected 's'' after the end of the value", fix: "write '' for a quote within single quotes"),
    .init("a: \"b\" ▸c  # d\n", "unexpected 'c' after the end of the value", fix: "quote the value as a whole"),
    .init("- \"b\" ▸c\n", "unexpected 'c' after the end of the value", fix: "quote the value as a whole"),
    .init("a: [b] ▸c\n", "unexpected 'c' after the end of the value", fix: "quote the value as a whole"),
    .init("{a: 1} ▸b\n", "unexpected 'b' after the end of the value", fix: "quote the value as a whole"),
    .init("{a: 1}\n▸b\n", "unexpected 'b' after the end of the content"),
    .init("a: \"b▸\\d\"\n", "'\\d' is not a valid YAML escape", fix: "write '\\\\' for a backslash, or use single quotes"),
    .init(
      "a: \"b▸\\x4\"\n", "escape '\\x' must be followed by 2 hexadecimal digits",
      fix: "write '\\\\' for a backslash, or use single quotes"),
    .init(
      "a: \"b▸\\u12\"\n", "escape '\\u' must be followed by 4 hexadecimal digits",
      fix: "write '\\\\' for a backslash, or use single quotes"),
    .init(
      "a: \"b▸\\U0001\"\n", "escape '\\U' must be followed by 8 hexadecimal digits",
      fix: "write '\\\\' for a backslash, or use single quotes"),
    .init(
      "a: \"b▸\\uD83D\\uDE00\"\n", "escape '\\u' does not name a Unicode character",
      fix: "write the character itself, or '\\U' with its eight digits"),
  ]

  static let starts: [SyntaxFault] = [
    .init("a: ▸@b\n", "an unquoted string cannot start with '@'", fix: "quote the string"),
    .init("a: ▸`b`\n", "an unquoted string cannot start with '`'", fix: "quote the string"),
    .init("a: ▸%b\n", "an unquoted string cannot start with '%'", fix: "quote the string"),
    .init(
      "a: ▸*.png\n", "'*' starts an alias, whose name may have only ASCII letters, digits, '-' and '_'", fix: "quote the string"),
    .init(
      "a: ▸&b.c d\n", "'&' starts an anchor, whose name may have only ASCII letters, digits, '-' and '_'", fix: "quote the string"
    ),
    .init(
      "a: ▸> 5  # at least\n", "'> 5' starts a block string, whose text begins on the next line",
      fix: "quote the string, or put it on the lines below"),
    .init("a: |▸0\n  b\n", "the indentation after '|' or '>' must be from 1 to 9"),
    .init("a: ▸!<b\n", "'!<b' is not a valid tag", fix: "quote the string if it starts with '!'"),
    .init("a: ▸!b%zz c\n", "'!b%zz c' is not a valid tag", fix: "quote the string if it starts with '!'"),
    .init("a: ▸!b!c d\n", "the tag's handle is not declared", fix: "remove the tag, or quote the string if it starts with '!'"),
  ]

  static let directives: [SyntaxFault] = [
    .init(
      "▸%FOO\n---\na: 1\n", "this line starts with '%' but is not a valid directive",
      fix: "remove the line, or quote the string"),
    .init(
      "▸%YAML x\n---\na: 1\n", "this line starts with '%' but is not a valid directive",
      fix: "remove the line, or quote the string"),
    .init("▸%YAML 1.3\n---\na: 1\n", "only YAML 1.1 and 1.2 are supported", fix: "remove the '%YAML' line"),
    .init("%YAML 1.2\n▸%YAML 1.2\n---\na: 1\n", "this directive is repeated", fix: "remove one of the two"),
    .init(
      "%YAML 1.2\n▸a: 1\n", "expected '---' after the lines that start with '%'", fix: "put a line '---' before the content"),
  ]

  @Test("one finding, at its place", arguments: colons + indentation + brackets + quotes + starts + directives)
  func fault(_ fault: SyntaxFault) throws {
    let marked = MarkedText(fault.text)
    let result = marked.result
    let finding = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(result.document == nil)
    #expect(finding.rule == "yaml-syntax")
    #expect(finding.severity == .error)
    #expect(finding.message == fault.message)
    #expect(finding.fix?.message == fault.fix)
    #expect(finding.place == marked.place)
    #expect(finding.notePlace == marked.notePlace)
  }

  @Test(
    "no fault but one of the last line makes the entry after it look wrong", arguments: colons + indentation + brackets + quotes)
  func oneOfTwo(_ fault: SyntaxFault) throws {
    let marked = MarkedText("first: 1\n" + fault.text + (fault.text.hasSuffix("\n") ? "" : "\n") + "last:\n  b: [1, \"2\"]\n")
    // A fault of the whole document becomes another one with keys around it.
    guard fault.text.first(where: { $0 != "▹" && $0 != "▸" })?.isLetter == true else { return }
    #expect(marked.result.diagnostics.map(\.place) == [marked.place])
  }

  @Test("the faults of several entries are found in one run, at their own places")
  func several() {
    let text = """
      a:
        type:bool
        owner: x
      b: c: d
      # a comment
      c: 1
      c: 2
      "d": "open
      e:
        - *unknown
      f: [1, 2
      g:
        h: 1
         i: 2
      """
    let findings = MarkedText(text).result.diagnostics.inReportingOrder()
    #expect(findings.map { $0.place?.line } == [2, 4, 7, 8, 11, 14])
    #expect(findings.map(\.rule) == ["yaml-syntax", "yaml-syntax", "duplicate-key", "yaml-syntax", "yaml-syntax", "yaml-syntax"])
    #expect(findings[2].notePlace?.line == 6)
  }

  @Test("after ten more errors the search ends", arguments: ["\n", "\r\n", "\r"])
  func tooMany(end: String) {
    let text = (1...50).map { "k\($0): a: b\(end)" }.joined()
    #expect(MarkedText(text).result.diagnostics.map { $0.place?.line } == Array(1...11))
  }

  @Test(
    "the end of a text without a final line break is on the last line, not below it",
    arguments: ["a: [▸", "a: {b: [▸", "a: [é, {▸", "a: [1]\nb: [[  # é▸", "a: [\n▸", "a: [1,\r▸", "a: [ \"x\", {▸"])
  func endOfText(text: String) throws {
    let marked = MarkedText(text.replacing("\r", with: "\n"))
    let bytes = Array(text.replacing("▸", with: "").utf8)
    let finding = try #require(YAMLParser.parse(bytes, path: "test.yml").diagnostics.first)
    #expect(finding.place == marked.place)
  }

  @Test("a merge conflict is named, and nothing else that it causes", arguments: ["\n", "\r\n", "\r"])
  func conflicts(end: String) {
    let lines = [
      "a: {b: 1}", "<<<<<<< HEAD", "c:", "  d: 1", "||||||| base", "=======", "c: {d: 2}", ">>>>>>> other branch", "e: 1",
      "<<<<<<< HEAD", "f: [", "=======", ">>>>>>> other branch",
    ]
    let diagnostics = YAMLParser.parse(Array(lines.joined(separator: end).utf8), path: "test.yml").diagnostics
    #expect(diagnostics.map(\.message) == ["a merge conflict starts here", "a merge conflict starts here"])
    #expect(diagnostics.map { $0.location?.span?.start.line } == [2, 10])
    #expect(diagnostics.allSatisfy { $0.fix?.message.contains("keep one of the two sides") == true })
    // The same characters within a text are a text.
    #expect(MarkedText("a: |\n  <<<<<<< HEAD\n  =======\n").result.diagnostics.isEmpty)
    #expect(MarkedText("a: [\nb: <<<<<<< x").result.diagnostics.allSatisfy { !$0.message.contains("merge conflict") })
  }

  @Test("the same with CR LF and with CR as line ends", arguments: ["\r\n", "\r"])
  func lineEnds(_ end: String) throws {
    for fault in Self.colons + Self.indentation + Self.brackets + Self.quotes {
      let marked = MarkedText(fault.text)
      let text = marked.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
      let finding = try #require(YAMLParser.parse(Array(text.utf8), path: "test.yml").diagnostics.first)
      #expect(finding.place == marked.place, "\(text.debugDescription)")
      #expect(finding.message == fault.message)
    }
  }

  @Test("a missing space can be put in by a machine")
  func replacement() throws {
    let finding = try #require(MarkedText("a: 1\nb:2\n").result.diagnostics.first)
    #expect(finding.location?.span == span(2, 1, 2, 3))
    #expect(finding.fix?.replacement == " ")
    #expect(finding.fix?.span == span(2, 3, 2, 3))
  }

  @Test("what was found before the syntax error is reported too")
  func findingsBefore() {
    let result = MarkedText("a:\n  b: 1\n  b: 2\na: 3\n\"c\" d\n").result
    #expect(result.diagnostics.inReportingOrder().map(\.rule) == ["duplicate-key", "duplicate-key", "yaml-syntax"])
  }

  @Test("a problem without a message of its own is reported in libyaml's words")
  func unknownProblem() {
    // Two anchors on one node: libyaml says what it expected.
    let finding = MarkedText("a: &b ▸&c d\n")
    #expect(finding.result.diagnostics.map(\.place) == [finding.place])
  }
}
