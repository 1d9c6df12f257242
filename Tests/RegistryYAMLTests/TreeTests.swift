import RegistryDiagnostics
import RegistryYAML
import Testing

@Suite("The tree says what the text says, and where")
struct TreeTests {
  @Test("kinds, texts, styles and places of an entry's nodes")
  func entry() throws {
    let root = try
      (cleanRoot(
        """
        checkout_enabled:
          owner: payments
          default: "false"
          range: [1, 20]
        """))
    let entry = try #require(root["checkout_enabled"])
    #expect(entry.key.span == span(1, 1, 1, 17))
    #expect(entry.value.kind == .mapping)
    #expect(entry.value.span == span(2, 3, 4, 17))
    #expect(entry.value.pairs.map(\.key.text) == ["owner", "default", "range"])
    let owner = try #require(entry.value["owner"])
    #expect(owner.value.text == "payments")
    #expect(owner.value.style == .plain)
    #expect(owner.value.span == span(2, 10, 2, 18))
    #expect(owner.value.location.path == "test.yml")
    let text = try entry.value.child("default")
    #expect(text.style == .doubleQuoted)
    #expect(text.span == span(3, 12, 3, 19))
    let range = try entry.value.child("range")
    #expect(range.items.map(\.text) == ["1", "20"])
    #expect(range.items.map(\.span) == [span(4, 11, 4, 12), span(4, 14, 4, 16)])
    #expect(range.span == span(4, 10, 4, 17))
  }

  @Test("columns count Unicode scalars, whatever their width in UTF-8")
  func columns() throws {
    let root = try cleanRoot("ключ: {é: e\u{301}, 🚩: 𝄞x}  # ✓\nb: c")
    let flags = try root.child("ключ")
    #expect(flags.pairs.map(\.key.span) == [span(1, 8, 1, 9), span(1, 15, 1, 16)])
    #expect(flags.pairs.map(\.value.span) == [span(1, 11, 1, 13), span(1, 18, 1, 20)])
    #expect(try #require(root["b"]).key.span == span(2, 1, 2, 2))
  }

  @Test(
    "each style of scalar keeps its text",
    arguments: [
      ("a", "a", YAMLNode.Style.plain), ("a b\n c", "a b c", .plain), ("NO", "NO", .plain), ("17.10", "17.10", .plain),
      ("'it''s'", "it's", .singleQuoted), ("''", "", .singleQuoted), (#""\u00e9\n\x00\U0001F6A9""#, "é\n\0🚩", .doubleQuoted),
      ("|\n  a\n  b\n", "a\nb\n", .literal), ("|-\n  a\n\n", "a", .literal), (">\n  a\n  b\n\n  c\n", "a b\nc\n", .folded),
    ])
  func styles(written: String, text: String, style: YAMLNode.Style) throws {
    let value = try cleanRoot("k: \(written)").child("k")
    #expect(value.text == text)
    #expect(value.style == style)
  }

  @Test(
    "what is absent or null is told from a text",
    arguments: [
      ("", true, true), ("~", false, true), ("null", false, true), ("Null", false, true), ("NULL", false, true),
      ("&a", true, true), ("nULL", false, false), ("''", false, false), (#""""#, false, false), ("'null'", false, false),
      ("nullify", false, false), ("!!str", false, false), ("!!str null", false, false), ("! null", false, false),
      ("|\n", false, false), ("[]", false, false), ("{}", false, false),
    ])
  func nulls(written: String, isAbsent: Bool, isNull: Bool) throws {
    let value = try cleanRoot("k: \(written)").child("k")
    #expect(value.isAbsent == isAbsent)
    #expect(value.isNull == isNull)
  }

  @Test("a value that is left out is placed right after its colon")
  func absentValue() throws {
    let root = try cleanRoot("a:\n  default:\n  owner: x\nb:")
    #expect(try root.child("a").child("default").span == span(2, 11, 2, 11))
    #expect(try root.child("b").span == span(4, 3, 4, 3))
  }

  @Test(
    "nothing but comments and marks is a document without a root",
    arguments: ["", "\n", "# c", "---", "---\n# c\n...\n", "\u{FEFF}"])
  func empty(text: String) throws {
    let result = YAMLParser.parse(Array(text.utf8), path: "test.yml")
    #expect(result.diagnostics == [])
    #expect(try #require(result.document).root == nil)
  }

  @Test(
    "a root may be of any kind", arguments: [("a", YAMLNode.Kind.scalar), ("''", .scalar), ("- a", .sequence), ("{}", .mapping)])
  func roots(text: String, kind: YAMLNode.Kind) throws {
    #expect(try cleanRoot(text).kind == kind)
  }

  @Test("a node of another kind has no text, pairs or items")
  func otherKinds() throws {
    let root = try cleanRoot("a: [b]\nc: {d: e}\nf: g")
    #expect(root.text == "" && root.items.map(\.text) == [])
    let list = try root.child("a")
    #expect(list.text == "" && !list.hasText("") && list.pairs.map(\.key.text) == [])
    let text = try root.child("f")
    #expect(text.pairs.map(\.key.text) == [] && text.items.map(\.text) == [])
  }

  @Test("the end of a block collection is that of its last node, not the next token")
  func blockEnds() throws {
    let root = try cleanRoot("a:\n  - b\n  - c: d\n\n\n# comment\ne: f\n")
    #expect(try root.child("a").span == span(2, 3, 3, 9))
    #expect(root.span == span(1, 1, 7, 5))
  }

  @Test("texts are compared by code points")
  func hasText() throws {
    let root = try cleanRoot("a: owner\nb: \"e\\u0301\"\nc: ''")
    #expect(try root.child("a").hasText("owner"))
    #expect(try root.child("a").hasText("owne") == false)
    #expect(try root.child("b").hasText("é") == false)
    #expect(try root.child("b").hasText("e\u{301}"))
    #expect(try root.child("c").hasText(""))
  }

  @Test("tags that change nothing are accepted")
  func harmlessTags() throws {
    let root = try cleanRoot("!!map\na: !!str 1\nb: !!seq [x]\nc: ! 2\nd: !<tag:yaml.org,2002:int> 3")
    #expect(root.outline == "{a: 1, b: [x], c: 2, d: 3}")
  }

  @Test(
    "a tag that would change the meaning is a finding",
    arguments: ["a: ▸!!binary YQ==", "a: ▸!env HOME", "a: ▸!!set {b}", "▸!!str\na: b", "- ▸!!seq a", "▸!x : b"])
  func otherTags(text: String) throws {
    let marked = MarkedText(text)
    #expect(marked.result.diagnostics.map(\.rule) == ["yaml-tag"])
    #expect(marked.result.diagnostics.first?.place == marked.place)
    #expect(marked.result.document != nil)
  }
}
