import Testing

@Suite("A word")
struct UnknownWordTests {
  @Test("that means an attribute is not reported as missing as well")
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
    "that is not an attribute is reported with what was meant",
    arguments: [
      ("expiry", "did you mean 'expires'?"), ("Expires", "did you mean 'expires'?"),
      ("expirationDate", "did you mean 'expires'?"), ("expiration_date", "did you mean 'expires'?"),
      ("EXPIRATION-DATE", "did you mean 'expires'?"), ("remove-by", "did you mean 'expires'?"),
      ("swift_name", "did you mean 'accessor'?"), ("Swift-Name_", "did you mean 'accessor'?"),
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

  @Test("does not mean an attribute that the entry has")
  func presentSuggestion() throws {
    let found = findings(entry("x", "owner: a", "type: string", "default: b", "ownr: c"))
    #expect(found.map(\.rule) == ["unknown-attribute"])
    #expect(found[0].fix?.message.hasPrefix("did you mean 'owner'") == false)
  }

  @Test("that is not a type leaves the attributes that depend on it unjudged")
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
    "that is not a type is reported, and words of other tools are understood",
    arguments: [
      ("boolean", "did you mean 'bool'?"), ("Bool", "did you mean 'bool'?"), ("BOOLEAN", "did you mean 'bool'?"),
      ("integer", "did you mean 'int'?"), ("Int64", "did you mean 'int'?"), ("float", "did you mean 'double'?"),
      ("String", "did you mean 'string'?"), ("number", "use 'int' for whole numbers, or 'double'"),
      ("object", "did you mean 'json'?"), ("strng", "did you mean 'string'?"),
      ("xyzzy", "the types are 'bool', 'int', 'double', 'string', 'enum', 'json', 'url', 'duration' and 'list'"),
    ])
  func typeWords(word: String, fix: String) throws {
    let found = findings(entry("x", "owner: a", "type: \(word)", "default: b"))
    #expect(found.map(\.rule) == ["unknown-type"])
    #expect(found.first?.message == "'x' has an unknown type '\(word)'")
    #expect(found.first?.fix?.message == fix)
  }
}
