import Foundation
import Testing

@testable import RegistryUses

@Suite("The lexer")
struct LexerTests {
  /// The kinds and texts of a text's tokens, blanks left out.
  private func tokens(_ text: String, _ language: Language = .swift) -> [String] {
    let bytes = Array(text.utf8)
    return language.tokens(of: bytes).filter { $0.kind != .blank }.map { token in
      "\(token.kind) \(String(decoding: bytes[token.range], as: UTF8.self))"
    }
  }

  @Test(
    "tells numbers from what follows them",
    arguments: [
      ("1...5", ["number 1", "operator ...", "number 5"]),
      ("1.5e-3.x", ["number 1.5e-3", "punctuation .", "identifier x"]),
      ("0xE+1", ["number 0xE", "operator +", "number 1"]),
      ("0x1.8p-2", ["number 0x1.8p-2"]),
      ("1e+x", ["number 1e", "operator +", "identifier x"]),
      ("a.0.1", ["identifier a", "punctuation .", "number 0", "punctuation .", "number 1"]),
      ("1_000.d", ["number 1_000", "punctuation .", "identifier d"]),
    ])
  func numbers(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "tells operators from what they touch",
    arguments: [
      ("a?.b", ["identifier a", "operator ?", "punctuation .", "identifier b"]),
      ("a!==b", ["identifier a", "operator !==", "identifier b"]),
      ("a+/*x*/b", ["identifier a", "operator +", "comment /*x*/", "identifier b"]),
      ("a+//b", ["identifier a", "operator +", "comment //b"]),
      ("a..<b", ["identifier a", "operator ..<", "identifier b"]),
      ("[...]", ["punctuation [", "operator ...", "punctuation ]"]),
      ("\\.a", ["punctuation \\", "punctuation .", "identifier a"]),
      ("a≠b→c", ["identifier a", "operator ≠", "identifier b", "operator →", "identifier c"]),
      ("a/b", ["identifier a", "operator /", "identifier b"]),
      ("*/", ["operator */"]),
    ])
  func operators(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "reads strings of every form",
    arguments: [
      (#""""#, ["stringStart \"", "stringEnd \""]),
      (#""a\"b""#, ["stringStart \"", #"stringText a\"b"#, "stringEnd \""]),
      (#""a\\""#, ["stringStart \"", #"stringText a\\"#, "stringEnd \""]),
      (##"#"a"b\"#"##, [##"stringStart #""##, #"stringText a"b\"#, ##"stringEnd "#"##]),
      (##"#"\#(a)"#"##, [##"stringStart #""##, ##"interpolationStart \#("##, "identifier a", "interpolationEnd )", ##"stringEnd "#"##]),
      (##"#"\(a)"#"##, [##"stringStart #""##, #"stringText \(a)"#, ##"stringEnd "#"##]),
      ("\"\"\"\na\"b\n\"\"\"", ["stringStart \"\"\"", "stringText \na\"b\n", "stringEnd \"\"\""]),
      (##"#"""#"##, [##"stringStart #""##, #"stringText ""#, ##"stringEnd "#"##]),
      ("\"a\nb", ["stringStart \"", "stringText a", "identifier b"]),
      ("\"a\\\nb", ["stringStart \"", "stringText a\\", "identifier b"]),
      ("\"\\(a\nb", ["stringStart \"", "interpolationStart \\(", "identifier a", "identifier b"]),
      ("\"\\((a))\"", ["stringStart \"", "interpolationStart \\(", "punctuation (", "identifier a", "punctuation )", "interpolationEnd )", "stringEnd \""]),
    ])
  func strings(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "tells a regular expression from a division, as the compiler does",
    arguments: [
      ("a = /b/", ["identifier a", "operator =", "regex /b/"]),
      ("f(/b/, c)", ["identifier f", "punctuation (", "regex /b/", "punctuation ,", "identifier c", "punctuation )"]),
      ("[/a b/]", ["punctuation [", "regex /a b/", "punctuation ]"]),
      ("{ /a/ }", ["punctuation {", "regex /a/", "punctuation }"]),
      ("= /[)]/", ["operator =", "regex /[)]/"]),
      ("= /a\\/b/", ["operator =", "regex /a\\/b/"]),
      ("f(/)", ["identifier f", "punctuation (", "operator /", "punctuation )"]),
      ("f(/, /)", ["identifier f", "punctuation (", "operator /", "punctuation ,", "operator /", "punctuation )"]),
      ("a / b / c", ["identifier a", "operator /", "identifier b", "operator /", "identifier c"]),
      ("a/b/c", ["identifier a", "operator /", "identifier b", "operator /", "identifier c"]),
      (") /b) /", ["punctuation )", "operator /", "identifier b", "punctuation )", "operator /"]),
      ("x /b\n/c", ["identifier x", "operator /", "identifier b", "operator /", "identifier c"]),
      (##"#/a/b"c/#"##, [##"regex #/a/b"c/#"##]),
      (###"##/a/#/##"###, [###"regex ##/a/#/##"###]),
      ("#/\n a/b\n/#x", ["regex #/\n a/b\n/#", "identifier x"]),
      ("#/a\nb", ["regex #/a", "identifier b"]),
    ])
  func regularExpressions(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "reads words with their marks",
    arguments: [
      ("`a b`.c", ["identifier `a b`", "punctuation .", "identifier c"]),
      ("`a\nb", ["unknown `", "identifier a", "identifier b"]),
      ("#if a", ["hashWord #if", "identifier a"]),
      ("##a", ["unknown ##", "identifier a"]),
      ("@a $0 _b", ["punctuation @", "identifier a", "identifier $0", "identifier _b"]),
      ("/* /* */ a */ b /* c", ["comment /* /* */ a */", "identifier b", "comment /* c"]),
      ("#!a\nb", ["comment #!a", "identifier b"]),
    ])
  func words(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "of Objective-C reads strings, characters and comments",
    arguments: [
      ("@\"a\\\"b\"", ["punctuation @", "stringStart \"", "stringText a\\\"b", "stringEnd \""]),
      ("'\"' 'a", ["number '\"'", "number 'a"]),
      ("/* /* */ a // b", ["comment /* /* */", "identifier a", "comment // b"]),
      ("# define A 1.5f", ["hashWord # define", "identifier A", "number 1.5f"]),
      ("\"a\nb", ["stringStart \"", "stringText a", "identifier b"]),
      ("#", ["unknown #"]),
    ])
  func objectiveC(text: String, expected: [String]) {
    #expect(tokens(text, .objectiveC) == expected)
  }

  @Test("takes a byte order mark for a blank")
  func byteOrderMark() {
    #expect(tokens("\u{FEFF}a") == ["identifier a"])
  }
}
