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
    "is told what stands in the place of its attributes",
    arguments: [("[1]", "a list"), ("[]", "a list"), ("5", "a single value"), ("\"\"", "a single value")])
  func misplaced(body: String, found: String) {
    #expect(findings("x: \(body)\n").map(\.message) == ["'x' has \(found) where its attributes belong"])
  }

  @Test("has every attribute that it needs, and lacks are said at once")
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

  @Test("is not said to lack what is only misspelt")
  func misspelt() {
    expectMarked(
      """
      a:
        onwer: media #! error[unknown-attribute]
        type: int
        value: 1 #! error[unknown-attribute]
      b:
        owner: media
        type: bool
        default: true
        expiry: 2027-06-30 #! error[unknown-attribute]
      """)
  }

  @Test(
    "has no other attributes, and what was meant is suggested",
    arguments: [
      ("expiry", "did you mean 'expires'?"), ("Expires", "did you mean 'expires'?"),
      ("expirationDate", "did you mean 'expires'?"),
      ("team", "'x' already"), ("min", "did you mean 'range'?"), ("options", "did you mean 'values'?"),
      ("regex", "did you mean 'pattern'?"), ("maxLength", "did you mean 'max_length'?"),
      ("out-of-range", "did you mean 'out_of_range'?"),
      ("access", "'access' is a setting of '$registry'"), ("owners", "'owners' is a setting of '$registry'"),
    ])
  func unknown(word: String, fix: String) throws {
    let found = findings(entry("x", "owner: a", "type: string", "default: b", "\(word): c"))
    let finding = try #require(found.first { $0.rule == "unknown-attribute" })
    #expect(finding.message == "'x' has an unknown attribute '\(word)'")
    #expect(finding.location?.span?.start.line == 5)
    if !fix.contains("already") { #expect(finding.fix?.message == fix) }
  }

  @Test("gives no attribute twice as a suggestion")
  func presentSuggestion() throws {
    let found = findings(entry("x", "owner: a", "type: string", "default: b", "ownr: c"))
    #expect(found.map(\.rule) == ["unknown-attribute"])
    #expect(found[0].fix?.message.hasPrefix("did you mean 'owner'") == false)
  }

  @Test("holds texts where texts belong, and lists where lists belong")
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

  @Test("says of a misplaced value what it is and what is expected")
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

  @Test("has no attribute without effect")
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
      """.replacing("#^ error[inapplicable-attribute]\n", with: ""))
    #expect(
      findings(entry("x", "owner: a", "type: bool", "default: true", "expires: 2027-06-30", "range: [0, 1]")).map(\.message)
        == ["'range' has no effect on 'x', which is a bool"])
  }

  @Test("is not judged by attributes that depend on a type which is unknown")
  func unknownType() {
    expectMarked(
      """
      a:
        owner: media
        type: boolean #! error[unknown-type]
        default: nonsense
        range: nonsense
        values: nonsense
        pattern: '('
        max_length: x
        out_of_range: y
      b: #! error[missing-attribute]
        owner: media
        default: nonsense
        range: [2, 1]
      """)
  }

  @Test(
    "has a type that exists, and words of other tools are understood",
    arguments: [
      ("boolean", "did you mean 'bool'?"), ("Bool", "did you mean 'bool'?"), ("BOOLEAN", "did you mean 'bool'?"),
      ("integer", "did you mean 'int'?"), ("Int64", "did you mean 'int'?"), ("float", "did you mean 'double'?"),
      ("String", "did you mean 'string'?"), ("number", "use 'int' for whole numbers, or 'double'"),
      ("object", "did you mean 'json'?"), ("strng", "did you mean 'string'?"),
      ("xyzzy", "the types are 'bool', 'int', 'double', 'string', 'enum' and 'json'"),
    ])
  func typeWords(word: String, fix: String) throws {
    let found = findings(entry("x", "owner: a", "type: \(word)", "default: b"))
    #expect(found.map(\.rule) == ["unknown-type"])
    #expect(found.first?.message == "'x' has an unknown type '\(word)'")
    #expect(found.first?.fix?.message == fix)
  }
}
