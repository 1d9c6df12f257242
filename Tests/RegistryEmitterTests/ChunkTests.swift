import Testing

@Suite("The lines of defaults")
struct ChunkTests {
  @Test("have in chunks what they have in the whole list", arguments: ["EveryType", "Names", "Sample", "hostile"])
  func same(name: String) throws {
    let registry = name == "hostile" ? Array(Self.hostile.utf8) : try GoldenTests.registry(name)
    let members =
      "{{{keyLine}}}={{{defaultLine}}} {{keyLiteral}} {{accessor}} {{index}} {{isLast}} {{{default}}} {{{docComment}}}\n"
    let entries = try Generated.text("{{#entries}}\(members){{/entries}}", of: registry)
    #expect(try entries == Generated.text("{{#chunks}}{{#entries}}\(members){{/entries}}{{/chunks}}", of: registry))
    #expect(entries.utf8.count > 100)
  }

  /// What has to be escaped in a line, and numbers that are not written in their canonical form.
  private static let hostile = #"""
    "a=b%": {owner: o, type: string, default: "x=%\n\"\"\"\\\u202e"}
    empty: {owner: o, type: string, default: ""}
    number: {owner: o, type: int, default: -007, range: [-100, 100]}
    ratio: {owner: o, type: double, default: 1.50e2, range: [0, 1]}
    flag: {owner: o, type: bool, default: true, expires: 2030-01-01}
    shape: {owner: o, type: enum, values: ["a\"b", "%"], default: "%"}
    tree: {owner: o, type: json, default: '{"a": [1, 2.50]}'}
    """#
}
