import RegistryDiagnostics
import RegistryYAML
import Testing

@Suite("The tree says what the text says, and where")
struct TreeTests {
  @Test("kinds, texts, styles and places of an entry's nodes")
  func entry() throws {
    let root = try #require(
      parse(
        """
        checkout_enabled:
          owner: payments
          default: "false"
          range: [1, 20]
        """))
    let entry = try #require(root["checkout_enabled"])
    #expect(entry.key.span == span(1, 1, 1, 17))
    #expect(entry.value.kind == .mapping)
    #expect(entry.value.pairs.map(\.key.text) == ["owner", "default", "range"])
    let owner = try #require(entry.value["owner"])
    #expect(owner.value.text == "payments")
    #expect(owner.value.style == .plain)
    #expect(owner.value.span == span(2, 10, 2, 18))
    let text = try #require(entry.value["default"]).value
    #expect(text.style == .doubleQuoted)
    #expect(text.span == span(3, 12, 3, 19))
    let range = try #require(entry.value["range"]).value
    #expect(range.items.map(\.text) == ["1", "20"])
    #expect(range.items.map(\.span) == [span(4, 11, 4, 12), span(4, 14, 4, 16)])
    #expect(range.span == span(4, 10, 4, 17))
  }
}
