import Testing

@Suite("The digest of a registry")
struct DigestTests {
  /// Registries of which each means something else, be it by little.
  private static let meanings = [
    "a: {owner: o, type: bool, default: true}",
    "b: {owner: o, type: bool, default: true}",
    "a: {owner: o, type: bool, default: false}",
    "a: {owner: o, type: bool, default: true, fallback: default}",
    "a: {owner: o, type: bool, default: true, fallback: default, max_age: 1h}",
    "a: {owner: o, type: bool, default: true, fallback: default, max_age: 2h}",
    "a: {owner: o, type: string, default: 'true'}",
    "a: {owner: o, type: json, default: 'true'}",
    "a: {owner: o, type: enum, values: ['true'], default: 'true'}",
    "a: {owner: o, type: enum, values: ['true', x], default: 'true'}",
    "a: {owner: o, type: enum, values: [x, 'true'], default: 'true'}",
    "a: {owner: o, type: string, default: 'true', pattern: 'tru.'}",
    "a: {owner: o, type: string, default: 'true', pattern: 'true'}",
    "a: {owner: o, type: string, default: 'true', max_length: 4}",
    "a: {owner: o, type: string, default: 'true', max_length: 5}",
    "a: {owner: o, type: int, default: 1}",
    "a: {owner: o, type: double, default: 1}",
    "a: {owner: o, type: int, default: 1, range: [0, 1]}",
    "a: {owner: o, type: int, default: 1, range: [0, 2]}",
    "a: {owner: o, type: int, default: 1, range: [1, 2]}",
    "a: {owner: o, type: int, default: 1, range: [0, 1], out_of_range: clamp}",
    "a: {owner: o, type: double, default: 1, range: [0, 1]}",
    "a: {owner: o, type: bool, default: true}\nb: {owner: o, type: bool, default: true}",
    "ab: {owner: o, type: string, default: c}",
    "a: {owner: o, type: string, default: bc}",
    "a: {owner: o, type: string, default: '0:'}",
    "a: {owner: o, type: string, default: ''}",
    "$registry: {configurations: {b: B}}\na: {owner: o, type: bool, default: {value: true, b: false}}",
    "$registry: {configurations: {b: C}}\na: {owner: o, type: bool, default: {value: true, b: false}}",
    "$registry: {configurations: {b: B, c: C}}\na: {owner: o, type: bool, default: {value: true, b: false, c: true}}",
    "$registry: {configurations: {c: C, b: B}}\na: {owner: o, type: bool, default: {value: true, b: false, c: true}}",
    "{}",
  ]

  @Test("is another one wherever an app could read something else")
  func meaning() throws {
    let digests = try Self.meanings.map { try digest($0) }
    #expect(Set(digests).count == digests.count)
    #expect(digests.allSatisfy { $0.utf8.count == 64 })
  }

  @Test(
    "is the same whatever is changed that no app can read",
    arguments: [
      "a: {owner: p, type: int, default: 1, range: [0, 10]}\nb: {owner: o, type: bool, default: true}",
      "b: {owner: o, type: bool, default: true}\na: {owner: o, type: int, default: 1, range: [0, 10]}",
      "# A comment\nb:\n  type: bool\n  owner: o\n  default: TRUE\na: {owner: o, type: int, default: +1, range: [+0, 10.0]}",
      """
      $registry: {type_name: Other, access: public}
      a: {owner: o, type: int, default: 1, range: [0, 10], expires: 2030-01-01, description: d, tracker: t, tags: [x], report: true}
      b: {owner: o, type: bool, default: true, accessor: other, fallback: last_activated_then_default}
      """,
      "a: {owner: o, type: int, default: 1, range: [0, 10], out_of_range: default}\nb: {owner: o, type: bool, default: true}",
    ])
  func layout(text: String) throws {
    let plain = "a: {owner: o, type: int, default: 1, range: [0, 10]}\nb: {owner: o, type: bool, default: true}"
    #expect(try digest(text) == digest(plain))
  }

  private func digest(_ text: String) throws -> String { try Generated.text("{{digest}}", of: Array(text.utf8)) }
}
