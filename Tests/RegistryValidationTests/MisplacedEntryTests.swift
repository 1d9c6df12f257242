import Testing

@Suite("What is not an entry")
struct MisplacedEntryTests {
  @Test("is one finding: keys below a common name, below a team, and settings under another name")
  func marked() {
    expectMarked(
      """
      keys: #! error[not-an-entry]
        a_flag: {owner: x, type: int, default: 1}
        b_flag: {owner: x, type: nonsense}
      payments: #! error[not-an-entry]
        owner: payments
        c_flag: {default: 1}
      registry: #! error[not-an-entry]
        owners: [x]
        rules: {expired: off}
      settings: {type_name: Flags} #! error[not-an-entry]
      d_flag: {owner: x, type: int, default: 1}
      """)
  }

  @Test("says what to do")
  func cures() {
    let settings = findings("registry: {owners: [x]}")
    #expect(settings.map(\.message) == ["'registry' holds settings, but has the name of a remote key"])
    #expect(settings.first?.fix?.replacement == "$registry")
    #expect(findings("our_flags: {access: public, owners: [x]}").map(\.rule) == ["not-an-entry"])
    let group = findings("team: {a: {type: int}}")
    #expect(group.map(\.message) == ["'team' holds keys, but every remote key stands at the top level"])
    #expect(group.first?.fix?.message == "move them to the top level, and name a team with 'owner' in each")
  }

  @Test(
    "is not an entry with faults",
    arguments: [
      "a: {owners: x, type: int}", "a: {owners: x}", "a: {owner: x, rules: 1, other: 2}", "a: {owner: x, b: {c: 1}}", "a: {}",
      "a: {owner: x}", "a: {owner: x, type: int, default: 1, b: {type: int, default: 1}}",
    ])
  func entries(text: String) { #expect(!findings(text).contains { $0.rule == "not-an-entry" }) }

  @Test(
    "is not a registry if it is an exported template",
    arguments: [
      #"{"parameters": {"a": {"defaultValue": {"value": "x"}, "valueType": "STRING"}}, "version": {}}"#,
      #"{"conditions": [], "parameterGroups": {"g": {"parameters": {"a": {}}}}}"#,
      "parameters:\n  a: {valueType: STRING}\n",
    ])
  func export(text: String) {
    let found = findings(text)
    #expect(found.map(\.message) == ["this is an exported Remote Config template, not a registry"])
    #expect(found.first?.fix?.message.contains("'--remote'") == true)
  }

  @Test("may be a key called 'parameters'")
  func parameters() { #expect(findings("parameters: {owner: x, type: int, default: 1}").isEmpty) }
}

@Suite("A default that people write")
struct WrittenDefaultTests {
  @Test(
    "as in another language gets a cure",
    arguments: [
      ("double", "1,5", "write 1.5", "1.5"), ("double", "-0,25", "write -0.25", "-0.25"), ("int", "1,000", "write 1000", "1000"),
      ("int", "1,000,000", "write 1000000", "1000000"), ("double", "1,000", "write 1.000 or 1000", nil),
      ("double", "1,000.5", "write 1000.5", "1000.5"), ("int", "50%", "write 50; a number has no unit", nil),
      ("double", "50%", "write 50, or the fraction; a number has no unit", nil),
      ("double", "12.5%", "write 12.5, or the fraction; a number has no unit", nil),
      ("int", "1.5,2", nil, nil), ("double", "5%%", nil, nil), ("double", "1,,5", nil, nil), ("double", "1,5,2", nil, nil),
      ("int", "1,5", nil, nil),
    ] as [(String, String, String?, String?)])
  func numbers(type: String, text: String, message: String?, replacement: String?) {
    let found = findings(entry("k", "owner: x", "type: \(type)", "default: \(text)"))
    #expect(found.map(\.rule) == ["default-type-mismatch"])
    #expect(found.map { $0.fix?.message } == [message])
    #expect(found.map { $0.fix?.replacement } == [replacement])
  }

  @Test("with a comma in braces, or for one build configuration, gets a cure")
  func shapes() {
    let comma = findings("k: {owner: x, type: double, default: 1,5}")
    #expect(comma.map(\.rule) == ["unknown-attribute"])
    #expect(comma.first?.fix?.message.hasPrefix("a comma ends a value within '{...}'") == true)
    let builds = findings(entry("k", "owner: x", "type: int", "default: {debug: 1, release: 2}"))
    #expect(builds.map(\.rule) == ["malformed-attribute"])
    #expect(builds.first?.fix?.message == "add 'value:' with the value of all other builds, or write one value for all")
  }
}
