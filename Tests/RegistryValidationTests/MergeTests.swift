import RegistryDiagnostics
import RegistryText
import Testing

@Suite("A merged attribute")
struct MergeTests {
  @Test("counts as the entry's own")
  func counts() {
    #expect(
      findings(
        """
        a: &short {owner: m, type: bool, default: true, expires: 2027-06-30}
        b: {<<: *short, default: false}
        """) == [])
  }

  @Test("is reported where it is written, once, with a note for each entry that inherits it")
  func once() throws {
    let found = findings(
      """
      a: &shared
        owner: m
        type: int
        default: 1
        fallback: never
      b:
        <<: *shared
      c:
        <<: *shared
        default: x
      """)
    #expect(found.map(Found.init) == [Found(line: 5, rule: "unknown-policy"), Found(line: 10, rule: "default-type-mismatch")])
    #expect(found[0].key == "a")
    #expect(found[0].notes.map(\.message) == ["'b' inherits it here", "'c' inherits it here"])
    #expect(found[0].notes.map(\.location?.span?.start.line) == [7, 9])
  }

  @Test("that is wrong only for the entry that inherits it is reported for that one")
  func inheritorOnly() {
    let found = findings(
      """
      a: &shared {owner: m, type: int, default: 1}
      b:
        <<: *shared
        range: [5, 9]
      """)
    #expect(found.map(Found.init) == [Found(line: 1, rule: "default-out-of-range")])
    #expect(found[0].key == "b")
    #expect(found[0].message == "the default '1' of 'b' lies below the lower bound of its range, 5")
    #expect(found[0].notes.map(\.message) == ["'b' inherits it here"])
    #expect(found[0].notes[0].location?.span?.start == SourcePosition(line: 3, column: 3))
  }

  @Test("is noted for a bounded number of entries")
  func bound() {
    let heirs = (0..<500).map { "k\($0): {<<: *shared}\n" }.joined()
    let found = findings("a: &shared {owner: m, type: int, default: 1, colour: red}\n" + heirs)
    #expect(found.map(Found.init) == [Found(line: 1, rule: "unknown-attribute")])
    #expect(found[0].notes.count == 11)
    #expect(found[0].notes.last?.message == "more entries inherit it")
  }

  @Test("that is an alias is reported at the alias")
  func alias() {
    expectMarked(
      """
      a: {owner: m, type: int, default: 5, range: &bounds [0, 9]}
      b: {owner: m, type: string, default: &text abc}
      c: {owner: m, type: int, default: *text, range: *bounds}
      #                                 ^ error[default-type-mismatch]
      """)
  }

  @Test("that cannot be read is reported by the parser alone")
  func unresolved() {
    let found = findings(
      """
      a: {owner: *nobody, type: *none, default: *nothing, tags: [*x], range: *y, expires: *z, values: *v}
      b: {owner: m, type: enum, values: [*x, a], default: a}
      c: {owner: m, type: int, default: 1, range: [*x, 1]}
      d: *gone
      """)
    #expect(Set(found.map(\.rule)) == ["yaml-alias"])
    let short = findings(entry("x", "owner: m", "type: int", "default: 1", "range: [*x]"))
    #expect(short.map(\.rule) == ["malformed-range", "yaml-alias"])
  }
}
