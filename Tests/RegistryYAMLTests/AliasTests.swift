import RegistryDiagnostics
import RegistryText
import RegistryYAML
import Testing

@Suite("Aliases and merge keys")
struct AliasTests {
  @Test("an alias has the content of its anchor, and its own place")
  func alias() throws {
    let root = try cleanRoot("a: &team payments\nb: *team\nc: &list [1, 2]\nd: *list")
    #expect(root.outline == "{a: payments, b: payments, c: [1, 2], d: [1, 2]}")
    let text = try root.child("b")
    #expect(text.span == span(2, 4, 2, 9))
    #expect(text.aliasTarget == SourceLocation(path: "test.yml", span: span(1, 4, 1, 18)))
    #expect(try root.child("a").aliasTarget == nil)
    #expect(try root.child("d").aliasTarget?.span == span(3, 4, 3, 16))
    #expect(try root.child("d").items.map(\.span) == [span(3, 11, 3, 12), span(3, 14, 3, 15)])
  }

  @Test("an anchor may be redefined; an alias names the last one before it")
  func redefinition() throws {
    #expect(try cleanRoot("- &a 1\n- *a\n- &a 2\n- *a").outline == "[1, 1, 2, 2]")
  }

  @Test("an alias may be a key")
  func aliasKey() throws {
    let root = try cleanRoot("- &a name\n- *a : value")
    let pair = try #require(root.items.last?.pairs.first)
    #expect(pair.key.text == "name")
    #expect(pair.key.span == span(2, 3, 2, 5))
  }

  @Test(
    "an alias that names nothing finished before it is reported, and the rest is read",
    arguments: [
      "a: ▸*b\nc: d", "a: ▸*b\nb: &b 1", "a: &a [▸*a]\nc: d", "a: &a\n  b: ▸*a\nc: d", "a: &a {b: {c: ▸*a}}", "▸*a : b",
      "&a a: ▸*b",
    ])
  func unresolved(text: String) throws {
    let marked = MarkedText(text)
    #expect(marked.result.diagnostics.map(\.rule) == ["yaml-alias"])
    #expect(marked.result.diagnostics.first?.place == marked.place)
    try #require(marked.result.document?.root).walk()
  }

  @Test("an unknown alias is unresolved, not an empty string")
  func unresolvedKind() throws {
    let root = try #require(MarkedText("a: *b").result.document?.root)
    #expect(try root.child("a").kind == .unresolved)
    #expect(try root.child("a").isAbsent == false)
  }

  @Test(
    "merging",
    arguments: [
      ("own pairs win", "- &a {x: 1, y: 2}\n- {y: 3, <<: *a}", "{y: 3, x: 1}"),
      ("wherever the merge key is", "- &a {x: 1, y: 2}\n- {<<: *a, y: 3}", "{y: 3, x: 1}"),
      ("of a list the earlier one wins", "- &a {x: 1}\n- &b {x: 2, y: 3}\n- <<: [*a, *b]", "{x: 1, y: 3}"),
      ("through several levels", "- &a {x: 1}\n- &b {<<: *a, y: 2}\n- {<<: *b, z: 3}", "{z: 3, y: 2, x: 1}"),
      ("an override on the way counts", "- &a {x: 1}\n- &b {<<: *a, x: 2}\n- {<<: *b}", "{x: 2}"),
      ("of a mapping written in place", "- {<<: {x: 1}, y: 2}", "{y: 2, x: 1}"),
      ("of a list with one in place", "- &a {x: 1}\n- {<<: [*a, {y: 2}]}", "{x: 1, y: 2}"),
      ("of an alias to a list", "- &a [{x: 1}, {y: 2}]\n- {<<: *a}", "{x: 1, y: 2}"),
      ("of nothing", "- {<<: {}, x: 1}", "{x: 1}"),
      ("of no mappings", "- {<<: [], x: 1}", "{x: 1}"),
      ("a quoted << is a key", "- {\"<<\": 1}", "{<<: 1}"),
      ("a << tagged as a text is a key", "- {!!str <<: 1}", "{<<: 1}"),
      ("a << tagged as a merge is one", "- {!!merge <<: {x: 1}}", "{x: 1}"),
      ("a << as a value is a string", "- {a: <<}", "{a: <<}"),
    ])
  func merges(name: String, text: String, outline: String) throws {
    #expect(try cleanRoot(text).items.map(\.outline).last == outline, "\(name)")
  }

  @Test("a merged pair knows where it is written and which '<<' brings it")
  func mergedPlaces() throws {
    let root = try cleanRoot("a: &a\n  owner: x\n  expires: y\nb: &b\n  <<: *a\n  owner: z\nc:\n  <<: *b\n")
    let pairs = try root.child("b").pairs
    #expect(pairs.map(\.key.text) == ["owner", "expires"])
    #expect(pairs.map { $0.mergeKey?.span } == [nil, span(5, 3, 5, 5)])
    #expect(pairs.map(\.key.span.start.line) == [6, 3])
    let inherited = try root.child("c").pairs
    #expect(inherited.map(\.key.span.start.line) == [6, 3])
    #expect(inherited.map { $0.mergeKey?.span.start.line } == [8, 8])
  }

  @Test("merging into or from a mapping of many keys")
  func manyMerged() throws {
    let base = (1...500).map { "  key_\($0): base\n" }.joined()
    let own = (1...500).filter { $0.isMultiple(of: 2) }.map { "  key_\($0): own\n" }.joined()
    let root = try cleanRoot("a: &a\n\(base)b:\n  <<: *a\n\(own)")
    let pairs = try root.child("b").pairs
    #expect(pairs.count == 500)
    #expect(pairs.filter { $0.value.text == "own" }.count == 250)
    #expect(pairs.allSatisfy { ($0.value.text == "own") == ($0.mergeKey == nil) })
  }

  @Test(
    "a value that cannot be merged is reported at its place",
    arguments: ["<<: ▸1", "<<:▸", "a: &a [x]\nb:\n  <<: [{y: z}, ▸*a]", "<<: [▸text]", "a: &a 1\n<<: ▸*a", "<<: [[▸]]"])
  func badMerges(text: String) throws {
    let marked = MarkedText(text.replacing("[[▸]]", with: "[▸[]]"))
    #expect(marked.result.diagnostics.map(\.rule) == ["yaml-merge"])
    #expect(marked.result.diagnostics.first?.place == marked.place)
    #expect(marked.result.document != nil)
  }

  @Test("two merge keys in one mapping are a repeated key, with the cure")
  func twoMerges() throws {
    let marked = MarkedText("- &a {x: 1}\n- ▹<<: *a\n  ▸<<: {y: 2}\n")
    let finding = try #require(marked.result.diagnostics.first)
    #expect(marked.result.diagnostics.count == 1)
    #expect(finding.rule == "duplicate-key")
    #expect(finding.place == marked.place)
    #expect(finding.notePlace == marked.notePlace)
    #expect(finding.fix?.message == "merge a list instead: '<<: [*first, *second]'")
  }

  @Test("an unknown alias below '<<' is reported once")
  func unknownMerge() {
    #expect(MarkedText("a:\n  <<: *b\n  c: d").result.diagnostics.map(\.rule) == ["yaml-alias"])
  }
}
