import RegistryDiagnostics
import RegistryYAML
import Testing

@Suite("Keys are texts, and occur once in a mapping")
struct KeyTests {
  @Test(
    "a repeated key is reported at its second place, with a note at the first",
    arguments: [
      "▹a: 1\nb: 2\n▸a: 3", "a:\n  ▹owner: x\n  type: y\n  ▸owner: x", "a: {▹b: 1, ▸b: 2}", "- ▹a: 1\n  ▸a: 1",
      "▹a: 1\n▸\"a\": 2", "▹'a': 1\n▸\"\\x61\": 2", "▹\"<<\": 1\n▸'<<': 2", "{▹\"\": 1, ▸'': 2}",
      "x: &k key\ny:\n  ▹key: 1\n  ▸*k : 2",
    ])
  func repeated(text: String) throws {
    let marked = MarkedText(text)
    let result = marked.result
    #expect(result.diagnostics.map(\.rule) == ["duplicate-key"])
    #expect(result.diagnostics.first?.place == marked.place)
    #expect(result.diagnostics.first?.notePlace == marked.notePlace)
  }

  @Test("the message names the key and the line of the first")
  func message() throws {
    let finding = try #require(MarkedText("b: 1\na_key: 1\na_key: 2\n").result.diagnostics.first)
    #expect(finding.message == "key 'a_key' is already defined on line 2")
    #expect(finding.notes.map(\.message) == ["first defined here"])
  }

  @Test("each further place is reported against the first, and the first one counts")
  func thrice() throws {
    let result = MarkedText("a: 1\nb: 2\na: 3\na: 4\n").result
    #expect(result.diagnostics.map(\.place) == [.init(line: 3, column: 1), .init(line: 4, column: 1)])
    #expect(result.diagnostics.map(\.notePlace) == [.init(line: 1, column: 1), .init(line: 1, column: 1)])
    #expect(result.document?.root?.outline == "{a: 1, b: 2}")
  }

  @Test(
    "keys that differ in any code point are different keys",
    arguments: ["a: 1\nA: 2", "é: 1\ne\u{301}: 2", "\"a \": 1\na: 2", "'~': 1\n'null': 2", "<<: {}\n'<<': 1"])
  func different(text: String) throws {
    #expect(try cleanRoot(text).kind == .mapping)
  }

  @Test("however many keys there are", arguments: [2, 15, 16, 17, 18, 33, 64, 65, 1000])
  func many(count: Int) throws {
    var text = ""
    for number in 1...count { text += "key_\(number): v\n" }
    #expect(try cleanRoot(text).pairs.reduce(0) { sum, _ in sum + 1 } == count)
    // Each key again, in reverse: every one must be found, at its own first place.
    for number in (1...count).reversed() { text += "key_\(number): w\n" }
    let result = YAMLParser.parse(Array(text.utf8), path: "test.yml")
    #expect(result.diagnostics.map { $0.place?.line } == Array(count + 1...2 * count))
    #expect(result.diagnostics.map { $0.notePlace?.line } == (1...count).reversed())
    #expect(result.document?.root?.pairs.allSatisfy { $0.value.text == "v" } == true)
  }

  @Test(
    "a key that is a collection is reported, and its pair dropped",
    arguments: ["? ▸[a, b]\n: c\nd: e", "{▸{a: b}: c, d: e}", "x: &x [a]\n▸*x : c\nd: e"])
  func collections(text: String) throws {
    let marked = MarkedText(text)
    #expect(marked.result.diagnostics.map(\.rule) == ["yaml-key"])
    #expect(marked.result.diagnostics.first?.place == marked.place)
    #expect(marked.result.document?.root?.pairs.map(\.key.text).last == "d")
  }
}
