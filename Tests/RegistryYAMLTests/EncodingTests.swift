import RegistryDiagnostics
import RegistryText
import RegistryYAML
import Testing

@Suite("Encodings, line ends and characters")
struct EncodingTests {
  private func parse(_ bytes: [UInt8]) -> YAMLParseResult { YAMLParser.parse(bytes, path: "test.yml") }

  private static let entry = "first: 1\nsecond:\n  owner: \"a\"\n"

  @Test(
    "a byte order mark and the kind of line end change neither texts nor places", arguments: ["", "\u{FEFF}"],
    ["\n", "\r\n", "\r"])
  func lineEnds(mark: String, end: String) throws {
    let text = mark + Self.entry.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    let result = parse(Array(text.utf8))
    #expect(result.diagnostics == [])
    let root = try #require(result.document?.root)
    #expect(root.outline == "{first: 1, second: {owner: a}}")
    #expect(root.pairs.map(\.key.span) == [span(1, 1, 1, 6), span(2, 1, 2, 7)])
    #expect(try root.child("second").child("owner").span == span(3, 10, 3, 13))
  }

  @Test("line ends within a text are read as line feeds", arguments: ["\n", "\r\n", "\r"])
  func blockLineEnds(end: String) throws {
    let text = "a: |\n  x\n  y\nb: c\n".split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    let root = try #require(parse(Array(text.utf8)).document?.root)
    #expect(root["a"]?.value.text == "x\ny\n")
    #expect(root["b"]?.key.span == span(4, 1, 4, 2))
  }

  @Test(
    "other encodings are named",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"), ([0x61, 0x00, 0x3A, 0x00], "UTF-16"),
      ([0x00, 0x61, 0x00, 0x3A], "UTF-16"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
      ([0x61, 0x00, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0x00, 0x61], "UTF-32"),
    ] as [([UInt8], String)])
  func otherEncodings(bytes: [UInt8], name: String) {
    let result = parse(bytes)
    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.message) == ["the file is \(name) text, not UTF-8"])
    #expect(result.diagnostics.map(\.rule) == ["yaml-encoding"])
  }

  @Test(
    "bytes that are no UTF-8 are reported where they stand",
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8], [0xFE], [0xFF],
    ] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    let hex = String(bytes[0], radix: 16, uppercase: true)
    for tail in ["", "\n", "x: y\n"] {
      let result = parse(Array("a: é\r\nb: ключ".utf8) + bytes + Array(tail.utf8))
      #expect(result.document == nil)
      #expect(result.diagnostics.first?.rule == "yaml-encoding")
      #expect(result.diagnostics.first?.place == SourcePosition(line: 2, column: 8))
      #expect(result.diagnostics.first?.message == "byte 0x\(hex) is not valid UTF-8 here")
    }
  }

  @Test("one finding for a run of bad bytes, and one for each further run, up to eight")
  func runs() {
    #expect(parse(Array("a: ".utf8) + [0xFF, 0xFF, 0xFF, 0x61, 0xFE]).diagnostics.map(\.place?.column) == [4, 8])
    let many = Array(repeating: [0xFF, 0x61] as [UInt8], count: 1000).flatMap { $0 }
    #expect(parse(many).diagnostics.count == 8)
  }

  @Test(
    "characters that YAML does not allow are reported, each with the escape for it",
    arguments: [
      ("\0", "U+0000", "\\x00"), ("\u{7}", "U+0007", "\\x07"), ("\u{B}", "U+000B", "\\x0B"), ("\u{1B}", "U+001B", "\\x1B"),
      ("\u{7F}", "U+007F", "\\x7F"), ("\u{80}", "U+0080", "\\x80"), ("\u{9F}", "U+009F", "\\x9F"),
      ("\u{FFFE}", "U+FFFE", "\\uFFFE"),
      ("\u{FFFF}", "U+FFFF", "\\uFFFF"),
    ])
  func unprintable(character: String, name: String, escape: String) {
    for (text, line, column) in [
      ("a: b\(character)", 1, 5), ("a: b\n# long enough \(character) comment", 2, 15), ("\(character)", 1, 1),
    ] {
      let result = parse(Array(text.utf8))
      #expect(result.document == nil)
      #expect(result.diagnostics.map(\.rule) == ["yaml-encoding"])
      #expect(result.diagnostics.first?.message == "character \(name) is not allowed in a YAML file")
      #expect(result.diagnostics.first?.fix?.message.contains("\"\(escape)\"") == true)
      #expect(result.diagnostics.first?.place == SourcePosition(line: line, column: column))
    }
  }

  @Test("every other character is a text, at every place within eight bytes")
  func printable() {
    let characters = [
      "\t", " ", "~", "\u{A0}", "\u{D7FF}", "\u{E000}", noncharacters(0xFDD0...0xFDD0), "\u{FFFD}", "\u{10000}", "\u{10FFFF}",
      "a\u{FEFF}b",
    ]
    for (padding, character) in (0..<9).flatMap({ padding in characters.map { (padding, $0) } }) {
      let text = String(repeating: "x", count: padding) + character + "x"
      let result = parse(Array("k: '\(text)'".utf8))
      #expect(result.diagnostics == [])
      #expect(result.document?.root?["k"]?.value.text == text)
    }
  }

  @Test("a byte order mark at the start of a later line is named", arguments: ["\n", "\r\n", "\r"])
  func laterMark(end: String) {
    let result = parse(Array("\u{FEFF}a: 1\(end)\u{FEFF}b: 2\(end)".utf8))
    #expect(result.diagnostics.map(\.message) == ["byte order mark within the file"])
    #expect(result.diagnostics.first?.place == SourcePosition(line: 2, column: 1))
    #expect(parse(Array("\u{FEFF}\u{FEFF}a: 1".utf8)).diagnostics.first?.place == SourcePosition(line: 1, column: 1))
  }

  @Test("U+0085, U+2028 and U+2029 are characters, not line breaks", arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func foreignBreaks(character: String) throws {
    let text = """
      a: x\(character)y
      # a comment\(character)b: smuggled
      'k\(character)': "\(character)q\(character)\(character)"
      c: |
        l\(character)m
      d: [ \(character) ]
      e: f
      """
    let root = try cleanRoot(text)
    #expect(root.pairs.map(\.key.text) == ["a", "k\(character)", "c", "d", "e"])
    #expect(root.pairs.map(\.key.span.start.line) == [1, 3, 4, 6, 7])
    #expect(root["a"]?.value.text == "x\(character)y")
    #expect(root["a"]?.value.span == span(1, 4, 1, 7))
    #expect(root["k\(character)"]?.value.text == "\(character)q\(character)\(character)")
    #expect(root["c"]?.value.text == "l\(character)m\n")
    #expect(root["d"]?.value.items.map(\.text) == [character])
  }

  /// Swift's literals have no escape for these.
  private func noncharacters(_ range: ClosedRange<UInt32>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: range.compactMap { Unicode.Scalar($0) })
    return String(text)
  }

  @Test("a text that has such a character keeps its noncharacters and escapes too")
  func standIns() throws {
    let many = noncharacters(0xFDD0...0xFDED)
    let root = try cleanRoot("a: \"\u{85}\\u07BF\\N\"\nb: '\u{07BE}\u{85}'\nc: '\u{85}\(many)'\n")
    #expect(root["a"]?.value.text == "\u{85}\u{07BF}\u{85}")
    #expect(root["b"]?.value.text == "\u{07BE}\u{85}")
    #expect(root["c"]?.value.text == "\u{85}" + many)
  }

  @Test("a text that uses all stand-ins is refused, with a word on why")
  func noStandIns() {
    let all = noncharacters(0xFDD0...0xFDEF)
    let result = parse(Array("a: '\u{2028}\(all)'".utf8))
    #expect(result.diagnostics.map(\.rule) == ["yaml-encoding"])
    #expect(parse(Array("a: '\(all)'".utf8)).diagnostics == [])
  }

  @Test(
    "more than one document is reported where the second starts",
    arguments: [
      "a: 1\n▸---\nb: 2", "---\na: 1\n▸---\n", "--- a\n▸--- b\n--- c", "a: 1\n...\n▸%YAML 1.2\n---\nb: 2",
    ])
  func documents(text: String) {
    let marked = MarkedText(text)
    let result = marked.result
    #expect(result.diagnostics.map(\.rule) == ["yaml-multiple-documents"])
    #expect(result.diagnostics.first?.place == marked.place)
    #expect(result.document?.root != nil)
  }

  @Test("marks around one document are fine", arguments: ["---\na: 1\n", "a: 1\n...\n", "%YAML 1.2\n---\na: 1\n...\n...\n# c\n"])
  func oneDocument(text: String) throws {
    #expect(try cleanRoot(text).outline == "{a: 1}")
  }
}
