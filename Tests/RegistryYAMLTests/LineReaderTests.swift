import RegistryDiagnostics
import Testing

@testable import RegistryYAML

@Suite("Reading by line")
struct LineReaderTests {
  @Test(
    "takes what registries are written in",
    arguments: [
      "a: 1", "a:\n  b: x y\n  c: 'q: \"'\n", "# c\n\na: [x, y z , -1] # c\nb: \"\"\n", "a:\n  b:\n    c: 1\n  d: 2\ne:\n",
      "  a: 1\n  b: 2\n", "\u{FEFF}a: 1", "a: é", "a: x # é",
      "$registry:\n  owners: [a]\nk:\n  owner: é\n  default: -5\n  range: [0.5, +2]\n  tags: []\n",
    ])
  func taken(text: String) {
    let readers = TwoReaders(text)
    #expect(readers.isByLine && readers.agree)
  }

  @Test(
    "leaves the rest to libyaml",
    arguments: [
      "", "# c", "- a", "a", "a: b: c", "a: b:", "a: b\n  c", "a: 'b\n  c'", "a: \"b\n  c\"", "a: 'b''c'", "a: \"b\\n\"",
      "a: [b: c]",
      "a: {b: c}", "a: |\n  b", "a: >-\n  b", "a: &b c", "&a b: c", "a: *b", "*a : b", "a: !!str b", "a: !b", "---\na: 1",
      "--- \na: 1", "a: 1\n---\nb: 2", "a: 1\n...", "%YAML 1.1\n---\na: 1", "a:\tb", "a: b\t", "\ta: b", "a:\n\tb: c",
      "a: 1\r\nb: 2", "a: 1\rb: 2", "\"a\": 1", "'a': 1", "a : 1", "a:b", "a: 1\nb", "a: 1\nb:c", "<<: *a", "? a", "? a\n: b",
      "a:\n- b", "a:\n  - b", "a: - b", "a: [b,\n  c]", "a: [b", "a: [[b]]", "a: [b]c", "a: [b] c", "[a]: b",
      "a:\n   b: 1\n  c: 2", "  a: 1\nb: 2", "a: 1\n  b: 2", "a: 'b' c", "a: 'b'c", "a: 'b'#c", "a: 1\n b: 2", "a b: 1",
      "a: @b", "a: `b", "a: %b", "a: #\r b", "a: # c\r b\n", "a: \u{FEFF}b", "a: b\u{85}c", "a: b\u{2028}c", "a: ?", "a: -",
      "\(String(repeating: "k", count: 1025)): 1", "\(String(repeating: "k", count: 513)): 1",
    ])
  func left(text: String) { #expect(!TwoReaders(text).isByLine) }

  @Test("leaves a text to libyaml that crosses a bound, and finds the repeated keys that libyaml's way finds")
  func bounds() {
    var limits = YAMLLimits()
    limits.depth = 3
    limits.nodes = 8
    limits.scalarBytes = 8
    for text in [
      "a: 1\nb: 2\na: 3\n", "a:\n  b:\n    c:\n      d: 1\n", "a: [1, 2, 3, 4, 5, 6]\n", "a: 123456789\n",
      "a:\n  b: 1\n  b: 2\nc: 3\n",
    ] {
      let results = [true, false].map { YAMLParser.parse(Array(text.utf8), path: "test.yml", limits: limits, byLine: $0) }
      #expect(results[0].diagnostics == results[1].diagnostics && !results[0].diagnostics.isEmpty)
      #expect((results[0].document == nil) == (results[1].document == nil))
      #expect(results[0].document?.root?.outline == results[1].document?.root?.outline)
    }
  }

  @Test("keeps nothing of a text that it does not read to its end")
  func nothingKept() throws {
    let root = try cleanRoot("a: 1\nb:\n  c: [x]\nd: {e: f}\n")
    #expect(root.outline == "{a: 1, b: {c: [x]}, d: {e: f}}")
  }
}
