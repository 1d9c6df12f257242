import RegistryDiagnostics
import RegistryText
import RegistryYAML
import Testing

@Suite("Every bound is a diagnostic that names it")
struct LimitTests {
  private func findings(_ text: String, _ limits: YAMLLimits) -> YAMLParseResult {
    YAMLParser.parse(Array(text.utf8), path: "test.yml", limits: limits)
  }

  private func expectLimit(_ result: YAMLParseResult, naming words: String, at place: SourcePosition?) {
    #expect(result.diagnostics.map(\.rule) == ["yaml-limit"])
    #expect(result.diagnostics.first?.message.contains(words) == true, "\(result.diagnostics)")
    #expect(result.diagnostics.first?.place == place)
  }

  @Test("the size of the file")
  func fileBytes() {
    let limits = YAMLLimits(fileBytes: 10)
    #expect(findings("a: 1234567", limits).diagnostics == [])
    let result = findings("a: 12345678", limits)
    expectLimit(result, naming: "11 bytes; the limit is 10", at: nil)
    #expect(result.document == nil)
  }

  @Test("the depth of nesting", arguments: ["[[[a]]]", "- - - a", "a:\n  b:\n    c: d", "{a: {b: {c: d}}}"])
  func depth(text: String) {
    #expect(findings(text, YAMLLimits(depth: 3)).diagnostics == [])
    let result = findings(text, YAMLLimits(depth: 2))
    #expect(result.diagnostics.map(\.rule) == ["yaml-limit"])
    #expect(result.diagnostics.first?.message.contains("2 levels deep") == true)
    #expect(result.document == nil)
  }

  @Test("a hundred thousand brackets are refused at the 65th")
  func deep() {
    expectLimit(
      findings(String(repeating: "[", count: 100_000), YAMLLimits()), naming: "64 levels deep", at: .init(line: 1, column: 65))
    expectLimit(
      findings(String(repeating: "{a: ", count: 100_000), YAMLLimits()), naming: "64 levels deep", at: .init(line: 1, column: 257)
    )
    expectLimit(
      findings(String(repeating: "- ", count: 100_000), YAMLLimits()), naming: "64 levels deep", at: .init(line: 1, column: 129))
    expectLimit(
      findings(String(repeating: "? ", count: 100_000), YAMLLimits()), naming: "64 levels deep", at: .init(line: 1, column: 129))
  }

  @Test("the length of a scalar; the rest of the file is still checked")
  func scalar() {
    let limits = YAMLLimits(scalarBytes: 4)
    #expect(findings("a: abcd", limits).diagnostics == [])
    #expect(findings("a: ab\n  cd", limits).diagnostics.map(\.rule) == ["yaml-limit"])
    let result = findings("b: 1\na: abcde\nb: 2", limits)
    #expect(result.diagnostics.map(\.rule) == ["yaml-limit", "duplicate-key"])
    #expect(result.diagnostics.first?.message == "the string has 5 bytes; the limit on one string is 4")
    #expect(result.document?.root?["a"]?.value.kind == .unresolved)
  }

  @Test("the number of nodes")
  func nodes() {
    #expect(findings("[a, b, c]", YAMLLimits(nodes: 4)).diagnostics == [])
    expectLimit(findings("[a, b, c]", YAMLLimits(nodes: 3)), naming: "more than 3 nodes", at: .init(line: 1, column: 8))
  }

  @Test("aliases may stand for so many nodes and no more")
  func expansion() {
    // The list is four nodes, so each alias adds four and counts for one itself.
    let text = "- &a [1, 2, 3]\n- *a\n- *a\n"
    #expect(findings(text, YAMLLimits(aliasExpansion: 8)).diagnostics == [])
    expectLimit(
      findings(text, YAMLLimits(aliasExpansion: 7)), naming: "more than 7 nodes, which is the limit on alias expansion",
      at: .init(line: 3, column: 3))
  }

  @Test("nine levels of nine aliases each are refused, not expanded", arguments: ["[", "{"])
  func billionLaughs(bracket: String) {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...40 {
      let below = "*a\(level - 1)"
      text +=
        bracket == "["
        ? "a\(level): &a\(level) [\(Array(repeating: below, count: 9).joined(separator: ", "))]\n"
        : "a\(level): &a\(level) {\((1...9).map { "k\($0): \(below)" }.joined(separator: ", "))}\n"
    }
    let result = findings(text, YAMLLimits())
    #expect(result.diagnostics.map(\.rule) == ["yaml-limit"])
    #expect(result.document == nil)
  }

  @Test("merging is bounded by the same count")
  func merges() {
    var text = "base: &base {" + (1...100).map { "k\($0): v" }.joined(separator: ", ") + "}\n"
    for number in 1...210 { text += "m\(number): {<<: *base}\n" }
    // A mapping of 100 pairs is 201 nodes.
    #expect(findings(text, YAMLLimits(aliasExpansion: 210 * 201 - 1)).diagnostics.map(\.rule) == ["yaml-limit"])
    #expect(findings(text, YAMLLimits(aliasExpansion: 210 * 201)).diagnostics == [])
  }

  @Test("merging mappings that are written in place is bounded too")
  func nestedMerges() {
    // Two levels of merging bring in two pairs each.
    let text = "<<: {<<: {a: 1, b: 2}}\n"
    #expect(findings(text, YAMLLimits(aliasExpansion: 4)).diagnostics == [])
    expectLimit(
      findings(text, YAMLLimits(aliasExpansion: 3)), naming: "more than 3 pairs, which is the limit on alias expansion",
      at: .init(line: 1, column: 1))
  }

  @Test("the number of anchors")
  func anchors() {
    #expect(findings("[&a 1, &b 2, &a 3]", YAMLLimits(anchors: 2)).diagnostics == [])
    expectLimit(
      findings("[&a 1, &b 2, &c 3]", YAMLLimits(anchors: 2)), naming: "more than 2 anchors", at: .init(line: 1, column: 14))
  }

  @Test("the number of lines that start as directives do")
  func directives() {
    let text = String(repeating: "%FOO\n", count: 3) + "---\na: 1\n"
    expectLimit(
      findings(text, YAMLLimits(directives: 2)), naming: "3 lines start with '%', as directives do; the limit is 2", at: nil)
    #expect(findings("a: '50%\n  %'\n\n# %\nb: %", YAMLLimits(directives: 0)).diagnostics.map(\.rule) == ["yaml-syntax"])
  }

  @Test("the number of findings: the reading stops, and says so")
  func findings() {
    let text = String(repeating: "a: 1\n", count: 10)
    #expect(findings(text, YAMLLimits(findings: 9)).diagnostics.count == 9)
    let result = findings(text, YAMLLimits(findings: 3))
    #expect(result.diagnostics.map(\.rule) == ["duplicate-key", "duplicate-key", "duplicate-key", "yaml-limit"])
    #expect(result.diagnostics.last?.message == "more than 3 findings, which is the limit; the rest of the file is not read")
  }

  @Test("a message quotes only the start of a long text, however often it occurs")
  func quotes() throws {
    let key = String(repeating: "é", count: 200)
    let short = try #require(findings("? \(key)\n: 1\n? \(key)\n: 2\n", YAMLLimits()).diagnostics.first)
    #expect(short.message == "key '\(key)' is already defined on line 1")
    let long = try #require(findings("? \(key)x\n: 1\n? \(key)x\n: 2\n", YAMLLimits()).diagnostics.first)
    #expect(long.message == "key '\(key)…' is already defined on line 1")
  }

  @Test("a bound of the file's size is never above what the tree can count")
  func ceiling() {
    #expect(YAMLLimits(fileBytes: .max).fileBytes == 1 << 30)
  }
}
