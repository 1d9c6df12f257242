import RegistryDiagnostics
import Testing

@Suite("A key that goes")
struct RetirementTests {
  @Test("names another key of the registry that takes its place, one that is read")
  func replacements() {
    expectMarked(
      """
      a: {owner: m, type: int, default: 1, deprecated: too coarse, replaced_by: b}
      b: {owner: m, type: int, default: 1}
      c: {owner: m, type: int, default: 1, replaced_by: cc} #! error[unknown-replacement]
      d: {owner: m, type: int, default: 1, replaced_by: d} #! error[unknown-replacement]
      old: {owner: m, type: int, default: 1, retired: gone, replaced_by: b}
      e:
        owner: m
        type: int
        default: 1
        replaced_by: old
      #              ^ error[retired-replacement]
      f: {owner: m, type: int, default: 1, retired: gone, replaced_by: old} #! error[retired-replacement]
      """)
    let found = findings(
      entry("retries", "owner: m", "type: int", "default: 1")
        + entry("x", "owner: m", "type: int", "default: 1", "replaced_by: retrys"))
    #expect(found.map(\.message) == ["'x' is replaced by 'retrys', which is not in the registry"])
    #expect(found.first?.fix?.replacement == "retries")
  }

  @Test("says why, in words", arguments: ["true", "no", "False", "''", "~", "", "[gone]"], ["retired", "deprecated"])
  func reason(text: String, attribute: String) {
    let found = findings(entry("x", "owner: m", "type: int", "default: 1", "\(attribute): \(text)"))
    #expect(found.map(Found.init) == [Found(line: 5, rule: "malformed-attribute")])
  }

  @Test("and is no key for 'retired: false'")
  func no() {
    let found = findings(entry("x", "owner: m", "type: int", "default: 1", "retired: false"))
    #expect(found.map(\.message) == ["'retired' of 'x' is 'false', but a reason is expected"])
  }

  @Test("leaves its accessor to another key once it is retired, and reports nothing")
  func accessors() {
    expectMarked(
      """
      checkout: {owner: m, type: int, default: 1, retired: gone, replaced_by: checkout_v2}
      checkout_v2: {owner: m, type: int, default: 1, accessor: checkout}
      defaults: {owner: m, type: int, default: 1, retired: gone}
      _x: {owner: m, type: int, default: 1, report: true, retired: gone}
      list_style: {owner: m, type: enum, values: [a], default: a, retired: gone}
      other: {owner: m, type: enum, values: [a], default: a, accessor: listStyle}
      """)
  }

  @Test("cannot be declared again")
  func blocked() {
    let one = "k: {owner: m, type: int, default: 1, retired: gone}\n"
    #expect(findings(one + "k: {owner: m, type: bool, default: true, expires: 2030-01-01}\n").map(\.rule) == ["duplicate-key"])
  }
}

@Suite("Settings about shipped versions")
struct ShippedSettingsTests {
  @Test("accept a break by key, rule and reason")
  func accept() {
    expectMarked(
      """
      $registry:
        supported_from: v5.x #! error[malformed-setting]
        compat:
          accept:
            - {key: a, rule: type-changed, reason: nobody has it}
            - {key: a, rule: type-changed} #! error[malformed-setting]
            - {key: a, rule: type-changed, reason: ""} #! error[malformed-setting]
            - {key: a, rule: type-changed, reason: r, because: x} #! error[unknown-setting]
      a: {owner: m, type: int, default: 1}
      """)
    #expect(
      findings("$registry: {compat: {accept: a}}\na: {owner: m, type: int, default: 1}").map(\.rule) == ["malformed-setting"])
    #expect(findings("$registry: {compat: {accept: []}, supported_from: 5.2}\na: {owner: m, type: int, default: 1}").isEmpty)
  }
}
