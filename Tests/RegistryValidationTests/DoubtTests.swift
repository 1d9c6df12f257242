import RegistryDiagnostics
import Testing

@Suite("What is accepted with a doubt")
struct DoubtTests {
  @Test("is a default of a string that reads like no value", arguments: ["null", "~", "Null", "NULL"])
  func nullDefaults(text: String) {
    let found = findings(entry("k", "owner: x", "type: string", "default: \(text)"))
    #expect(found.map(Found.init) == [Found(line: 4, rule: "null-default", severity: .warning)])
    #expect(found.first?.message == "the default of 'k' is the text '\(text)', not an absent value")
  }

  @Test(
    "is not a quoted text, a text that holds the word, or a document",
    arguments: [
      "type: string\n  default: 'null'", "type: string\n  default: nullable", "type: string\n  default: ''",
      "type: string\n  default: nUll", "type: json\n  default: null", "type: enum\n  values: ['null']\n  default: null",
    ])
  func texts(attributes: String) { #expect(findings(entry("k", "owner: x", attributes)).isEmpty) }

  @Test(
    "is an owner that stands for a name",
    arguments: [
      "TBD", "todo", "Todo", "'???'", "'?'", "n/a", "N/A", "unknown", "nobody", "no-one", "'-'", "fixme", "'To Do'", "change_me",
    ])
  func owners(owner: String) {
    let found = findings(entry("k", "owner: \(owner)", "type: int", "default: 1"))
    #expect(found.map(Found.init) == [Found(line: 2, rule: "doubtful-owner", severity: .warning)])
  }

  @Test("is not a team, whatever its name", arguments: ["payments", "toda", "nadine", "unknowns", "growth", "7", "日本"])
  func teams(owner: String) { #expect(findings(entry("k", "owner: \(owner)", "type: int", "default: 1")).isEmpty) }

  @Test("is not an owner that the registry lists; the placeholder of 'import' is an error")
  func listed() {
    let key = entry("k", "owner: Owner", "type: int", "default: 1")
    #expect(findings("$registry: {owners: [Owner]}\n" + key).isEmpty)
    #expect(findings(key).map(\.rule) == ["doubtful-owner"])
    #expect(findings(entry("k", "owner: TODO", "type: int", "default: 1")).map(\.rule) == ["placeholder-owner"])
  }

  @Test(
    "is a case that reads like no value, at the value that gives it its name",
    arguments: [
      ("[none, soft]", "[none", 12), ("[soft, None]", "[soft, None", 18), ("[soft, NONE]", "[soft, NONE", 18),
      ("{none: off, soft: soft}", "{none", 12),
    ])
  func cases(values: String, place: String, column: Int) {
    let found = findings(entry("gate", "owner: x", "type: enum", "values: \(values)", "default: soft"))
    #expect(found.map(Found.init) == [Found(line: 4, rule: "enum-case-none", severity: .warning)])
    #expect(found.first?.location?.span?.start.column == column)
    #expect(found.first?.fix?.message.hasPrefix("name the case, as in 'values: {noGate: ") == true)
  }

  @Test(
    "is not a case of another name", arguments: ["{noGate: none, soft: soft}", "[no, soft]", "[none_, soft]", "[nonesuch, soft]"])
  func otherCases(values: String) {
    let found = findings(entry("gate", "owner: x", "type: enum", "values: \(values)", "default: soft"))
    #expect(found.isEmpty == !values.contains("none_"))
  }
}

@Suite("A whole number with a zero in front")
struct LeadingZeroTests {
  @Test(
    "is refused, since readers of YAML disagree about it",
    arguments: [
      ("int", "default: 010", "default-type-mismatch"), ("int", "default: -010", "default-type-mismatch"),
      ("int", "default: 00", "default-type-mismatch"), ("double", "default: 010", "default-type-mismatch"),
      ("int", "default: 9\n  range: [01, 10]", "malformed-range"), ("double", "default: 9\n  range: [1, 010]", "malformed-range"),
      ("string", "default: a\n  max_length: 010", "malformed-attribute"),
    ])
  func refused(type: String, attributes: String, rule: String) {
    let found = findings(entry("k", "owner: x", "type: \(type)", attributes))
    #expect(found.map(\.rule.rawValue) == [rule])
    #expect(found.first?.message.contains("octal") == true)
    #expect(found.first?.fix?.message == "write it without the zero in front")
  }

  @Test(
    "is not a zero, a fraction, a text or a quoted count",
    arguments: [
      ("int", "default: 0"), ("int", "default: -0"), ("int", "default: 0.0"), ("double", "default: 0.5"),
      ("double", "default: 01.5"),
      ("string", "default: 010"), ("string", "default: a\n  max_length: '010'"), ("enum", "values: [010, 08]\n  default: 010"),
    ])
  func accepted(type: String, attributes: String) {
    #expect(findings(entry("k", "owner: x", "type: \(type)", attributes)).isEmpty)
  }

  @Test("is not a bool, and not a number of days")
  func others() {
    #expect(
      findings(entry("k", "owner: x", "type: bool", "default: 01", "expires: 2031-01-01")).first?.message.contains(
        "is not a bool") == true)
    #expect(
      findings("k: {owner: x, type: int, default: 1}\n$registry: {expiry: {warn_within_days: 014}}").map(\.rule) == [
        "malformed-setting"
      ])
  }
}
