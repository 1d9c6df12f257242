import Testing

@Suite("The shape of an entry")
struct EntryShapeTests {
  @Test("is a mapping")
  func mapping() {
    expectMarked(
      """
      a: true #! error[entry-not-a-mapping]
      #  ^ error[entry-not-a-mapping]
      b: #! error[entry-not-a-mapping]
      c: [owner, type] #! error[entry-not-a-mapping]
      d: {} #! error[missing-attribute]
      e: "" #! error[entry-not-a-mapping]
      """.replacing(" #! error[entry-not-a-mapping]\n#  ^", with: "\n#  ^"))
  }

  @Test(
    "is reported with what it has in place of attributes",
    arguments: [("[1]", "a list"), ("[]", "a list"), ("5", "a single value"), ("\"\"", "a single value")])
  func misplaced(body: String, found: String) {
    #expect(findings("x: \(body)\n").map(\.message) == ["'x' has \(found) where its attributes belong"])
  }

  @Test("has every attribute that it needs, and one finding names all that are missing")
  func missing() throws {
    expectMarked(
      """
      a: #! error[missing-attribute]
        description: Nothing else.
      b: #! error[missing-attribute]
        owner: media
        type: enum
      c: #! error[missing-attribute]
        owner: media
        default: 1
      """)
    let messages = findings("a: {description: x}\nb: {owner: m, type: enum}").map(\.message)
    #expect(messages == ["'a' lacks 'owner', 'type' and 'default'", "'b' lacks 'default' and 'values'"])
  }

  @Test("has texts where texts belong, and lists where lists belong")
  func malformed() {
    expectMarked(
      """
      a:
        owner: #! error[malformed-attribute]
        type: int
        default: 1
      b:
        owner: ""
      #        ^ error[malformed-attribute]
        type: [int]
      #       ^ error[malformed-attribute]
        default: 1
      c:
        owner: media
        type: string
        default: #! error[malformed-attribute]
        tags: one
      #       ^ error[malformed-attribute]
        description: [a]
      #              ^ error[malformed-attribute]
        max_length: long
      #             ^ error[malformed-attribute]
        pattern: {a: b}
      #          ^ error[malformed-attribute]
      d:
        owner: media
        type: enum
        values: a, b
      #         ^ error[malformed-attribute]
        default: a
      e:
        owner: ~
      #        ^ error[malformed-attribute]
        type: enum
        values: []
      #         ^ error[malformed-attribute]
        default: a
      f:
        owner: media
        type: json
        default: {a: 1}
      #          ^ error[malformed-attribute]
        tags: [one, [two], three]
      #             ^ error[malformed-attribute]
        tracker:
          - a #! error[malformed-attribute]
        expires: []
      #          ^ error[malformed-attribute]
      g:
        owner: media
        type: enum
        values: [a, ~, ]
        default: a
        fallback:  #! error[malformed-attribute]
      h:
        owner: media
        type: enum
        values: {a: [b], c: d}
      #             ^ error[malformed-attribute]
        default: a
      i:
        owner: media
        type: enum
        values: {a: , c: d} #! error[malformed-attribute]
        default: a
      """)
  }

  @Test("is reported with what a malformed value is and what is expected")
  func malformedMessages() {
    let found = findings(entry("x", "owner: [a]", "type: string", "default:", "tags: a", "max_length: -1"))
    #expect(
      found.map(\.message) == [
        "'owner' of 'x' is a list, but a single text is expected", "'default' of 'x' is empty",
        "'tags' of 'x' is a single text, but a list of texts is expected",
        "'max_length' of 'x' is '-1', but a whole number of at least 0 is expected",
      ])
    #expect(found[1].fix?.message == "write \"\" for the empty text")
  }

  @Test("has no attribute without an effect")
  func inapplicable() {
    expectMarked(
      """
      a:
        owner: media
        type: bool
        default: true
        expires: 2027-06-30
        range: nonsense #! error[inapplicable-attribute]
        values: nonsense #! error[inapplicable-attribute]
        pattern: '(' #! error[inapplicable-attribute]
        max_length: x #! error[inapplicable-attribute]
        out_of_range: y #! error[inapplicable-attribute]
        reason: z #! error[inapplicable-attribute]
      b:
        owner: media
        type: int
        default: 1
        out_of_range: clamp #! error[inapplicable-attribute]
      #^ error[inapplicable-attribute]
        expires: never
        reason: A knob.
      c:
        owner: media
        type: string
        default: a
        pattern: a
        max_length: 1
        reason: why #! error[inapplicable-attribute]
        max_age: 12h #! error[inapplicable-attribute]
      d:
        owner: media
        type: string
        default: a
        fallback: default
        max_age: 12h
      e:
        owner: media
        type: string
        default: a
        fallback: last_activated_then_default
        max_age: 12h #! error[inapplicable-attribute]
      """.replacing("#^ error[inapplicable-attribute]\n", with: ""))
    #expect(
      findings(entry("x", "owner: a", "type: bool", "default: true", "expires: 2027-06-30", "range: [0, 1]")).map(\.message)
        == ["'range' has no effect on 'x', which is a bool"])
  }
}
