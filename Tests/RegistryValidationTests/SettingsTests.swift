import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryValidation

@Suite("Settings")
struct SettingsTests {
  @Test("name the owners that an entry may have")
  func owners() {
    expectMarked(
      """
      $registry:
        owners: [payments, media]
      a:
        owner: payment
      #        ^ error[unknown-owner]
        type: int
        default: 1
      b: {owner: media, type: int, default: 1}
      c: {owner: Media, type: int, default: 1} #! error[unknown-owner]
      d: {owner: , type: int, default: 1} #! error[malformed-attribute]
      """)
    let found = findings("$registry:\n  owners: [payments]\n" + entry("x", "owner: payment", "type: int", "default: 1"))
    #expect(found.map(\.message) == ["'x' has an unknown owner 'payment'"])
    #expect(found[0].fix == .init("did you mean 'payments'?", replacement: "payments"))
  }

  @Test("name owners by code points, however many there are", arguments: [0, 40])
  func manyOwners(more: Int) {
    let owners = (0..<more).map { "team\($0)" } + ["\"\\u00e9\"", "\"e\\u0301\"", "payments"]
    func rules(_ owner: String) -> [RuleID] {
      findings(
        "$registry:\n  owners: [\(owners.joined(separator: ", "))]\n" + entry("x", "owner: \(owner)", "type: int", "default: 1")
      ).map(\.rule)
    }
    for owner in ["payments", "\"\\u00e9\"", "\"e\\u0301\""] { #expect(rules(owner) == [], "\(owner)") }
    for owner in ["Payments", "\"e\\u0300\"", "team\(more)"] { #expect(rules(owner) == ["unknown-owner"], "\(owner)") }
  }

  @Test("change the severity of a rule, or turn it off")
  func severities() {
    let body =
      entry("x", "owner: a", "type: bool", "default: true") + entry("y", "owner: a", "type: int", "default: 5", "range: [0, 1]")
    func found(_ rules: String) -> [Found] { findings(body + "$registry:\n  rules: {\(rules)}\n").map(Found.init) }
    #expect(
      found("missing-expiry: error")
        == [Found(line: 1, rule: "missing-expiry"), Found(line: 8, rule: "default-out-of-range")])
    #expect(
      found("missing-expiry: off, default-out-of-range: warning")
        == [Found(line: 8, rule: "default-out-of-range", severity: .warning)])
    #expect(found("missing-expiry: off, default-out-of-range: off") == [])
  }

  @Test("name rules that exist, of this part or another, and that can be changed")
  func rules() {
    let other = RuleDocumentation("expired", summary: "", explanation: "", rationale: "", isConfigurable: true)
    let found = findings(
      """
      $registry:
        rules:
          missing-expires: error
          expired: warning
          unknown-type: warning
          missing-attribute: off
          accessor-collision: error
          xyz: off
      a: {owner: m, type: int, default: 1}
      """, knownRules: [other])
    #expect(
      found.map(Found.init) == [
        Found(line: 3, rule: "unknown-rule"), Found(line: 5, rule: "fixed-severity"), Found(line: 6, rule: "fixed-severity"),
        Found(line: 8, rule: "unknown-rule"),
      ])
    #expect(found[0].fix == .init("did you mean 'missing-expiry'?", replacement: "missing-expiry"))
    #expect(found[1].message == "the severity of 'unknown-type' cannot be changed; it is always an error")
  }

  @Test("do not turn off a rule that cannot be changed")
  func fixedRuleStays() {
    let found = findings("$registry:\n  rules: {unknown-type: off}\n" + entry("x", "owner: a", "type: boo", "default: b"))
    #expect(found.map(\.rule) == ["fixed-severity", "unknown-type"])
  }

  @Test("have names, and a misspelt one is recognised")
  func unknownSettings() {
    let found = findings(
      "$registry:\n  typename: A\n  acess: public\n  expiry: {warn_within: 3}\n  xyz: 1\n"
        + entry("x", "owner: a", "type: int", "default: 1"))
    #expect(
      found.map(\.message) == [
        "'$registry' has no setting 'typename'", "'$registry' has no setting 'acess'", "'expiry' has no setting 'warn_within'",
        "'$registry' has no setting 'xyz'",
      ])
    #expect(found.map(\.fix?.message).prefix(2) == ["did you mean 'type_name'?", "did you mean 'access'?"])
  }
}

@Suite("A registry as a whole")
struct WholeRegistryTests {
  @Test("holds no more keys than Remote Config does")
  func keyCount() {
    func registry(_ count: Int) -> String {
      (0..<count).map { "k\($0): {owner: a, type: int, default: 1}\n" }.joined()
    }
    #expect(findings(registry(3_000)) == [])
    let found = findings(registry(3_001))
    #expect(found.map(Found.init) == [Found(line: 3_001, rule: "too-many-keys", severity: .warning)])
    #expect(found[0].message == "the registry has 3001 keys, but Remote Config holds at most 3000")
  }

  @Test("holds no more text than Remote Config does, counted in characters")
  func textLength() {
    func registry(_ text: String, _ more: String) -> String {
      entry("a", "owner: a", "type: string", "default: \(text)") + entry("b", "owner: a", "type: string", "default: \(more)")
    }
    #expect(findings(registry(String(repeating: "é", count: 500_000), String(repeating: "x", count: 500_000))) == [])
    let found = findings(registry(String(repeating: "é", count: 500_000), String(repeating: "x", count: 500_001)))
    #expect(found.map(Found.init) == [Found(line: 8, rule: "too-much-text", severity: .warning)])
    #expect(found[0].message == "the defaults have 1000001 characters, but Remote Config holds at most 1000000")
  }

  @Test("counts no text for a key without a default")
  func noDefault() {
    let text = String(repeating: "é", count: 500_000)
    let keys = ["type: string", "type: string\n  default: \(text)", "type: string\n  default: \(text)"]
    let found = findings(keys.enumerated().map { entry("k\($0)", "owner: a", $1) }.joined())
    #expect(found.map(Found.init) == [Found(line: 1, rule: "missing-attribute")])
  }

  @Test("may have no key, which is a warning", arguments: ["", "# flags go here\n", "---\n", "$registry: {access: public}\n"])
  func empty(text: String) {
    #expect(findings(text).map(Found.init) == [Found(line: 0, rule: "empty-registry", severity: .warning)])
  }

  @Test("that cannot be read is not called empty", arguments: ["- a\n", "text\n", "a: [\n"])
  func unreadable(text: String) { #expect(!findings(text).map(\.rule).contains("empty-registry")) }

  @Test("that is not a mapping is reported")
  func root() {
    #expect(findings("pending").map(Found.init) == [Found(line: 1, rule: "not-a-registry")])
    #expect(findings("- a: {}\n").map(Found.init) == [Found(line: 1, rule: "not-a-registry")])
  }
}
