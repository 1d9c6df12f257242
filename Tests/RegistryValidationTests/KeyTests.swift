import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryValidation

@Suite("A key")
struct KeyTests {
  @Test(
    "is one that Remote Config allows", arguments: ["a", "_ok_2", "A1", "_", String(repeating: "k", count: 256), "constructors"])
  func legal(key: String) {
    #expect(!findings(entry(key, "owner: a", "type: int", "default: 1")).map(\.rule).contains("illegal-key"))
  }

  @Test(
    "that it does not allow is reported once, without an echo of a giant one",
    arguments: [
      ("checkout-v2", "'checkout-v2' contains '-', which Remote Config does not allow in a key", "did you mean 'checkout_v2'?"),
      ("a b", "'a b' contains a space, which Remote Config does not allow in a key", "did you mean 'a_b'?"),
      ("2fa_required", "'2fa_required' starts with a digit, which Remote Config does not allow", "did you mean '_2fa_required'?"),
      ("2-a", "'2-a' contains '-', which Remote Config does not allow in a key", "did you mean '_2_a'?"),
      ("a2.b", "'a2.b' contains '.', which Remote Config does not allow in a key", "did you mean 'a2_b'?"),
      ("a💳", "'a💳' contains '💳' (U+1F4B3), which Remote Config does not allow in a key", nil),
      (
        String(repeating: "k", count: 255) + "-",
        "'\(String(repeating: "k", count: 40))…' (256 characters) contains '-', which Remote Config does not allow in a key",
        "did you mean '\(String(repeating: "k", count: 255))_'?"
      ),
      ("größe", "'größe' contains 'ö' (U+00F6), which Remote Config does not allow in a key", nil),
      ("", "'' is not a valid key: it is empty", nil),
      ("__proto__", "'__proto__' is a name that Remote Config rejects", "add a word to the key"),
      ("valueOf", "'valueOf' is a name that Remote Config rejects", "add a word to the key"),
      (
        String(repeating: "k", count: 257),
        "'\(String(repeating: "k", count: 40))…' (257 characters) is longer than the 256 characters that Remote Config allows",
        "shorten the key"
      ),
    ] as [(String, String, String?)])
  func illegal(key: String, message: String, fix: String?) {
    let found = findings(entry("\"\(key)\"", "owner: a", "type: int", "default: 1"))
    #expect(found.map(Found.init) == [Found(line: 1, rule: "illegal-key")])
    #expect(found.first?.message == message)
    #expect(found.first?.fix?.message == fix)
  }

  @Test(
    "is not a name that the server rejects",
    arguments: [
      "prototype", "constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable",
      "toLocaleString", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__",
    ])
  func forbidden(key: String) {
    #expect(findings(entry(key, "owner: a", "type: int", "default: 1")).map(\.rule) == ["illegal-key"])
  }

  @Test("that is a misspelt '$registry' is reported as such, and its contents are not")
  func settings() {
    let found = findings("$registyr:\n  type_name: Flags\n  owners: [a]\n")
    #expect(found.map(Found.init) == [Found(line: 1, rule: "illegal-key")])
    #expect(found[0].fix?.message == "did you mean '$registry'?")
  }

  @Test("with a '$' is judged like every other where its name is not an error", arguments: ["off", "warning"])
  func settingsAsEntry(severity: String) {
    let found = findings(
      "$registry:\n  rules: {illegal-key: \(severity)}\n" + entry("$x", "owner: a", "type: int", "default: abc"))
    #expect(found.filter { $0.severity == .error }.map(Found.init) == [Found(line: 6, rule: "default-type-mismatch")])
  }

  @Test("has an accessor of its own, and the fix is named")
  func collisions() throws {
    expectMarked(
      """
      upload_limit: {owner: m, type: int, default: 1}
      uploadLimit: {owner: m, type: int, default: 2} #! error[accessor-collision]
      UploadLimit: {owner: m, type: int, default: 3} #! error[accessor-collision]
      upload__limit: {owner: m, type: int, default: 4} #! error[accessor-collision]
      other: {owner: m, type: int, default: 5, accessor: uploadLimit} #! error[accessor-collision]
      another: {owner: m, type: int, default: 6, accessor: upload_limit}
      """)
    let found = findings(
      entry("a_b", "owner: m", "type: int", "default: 1") + entry("aB", "owner: m", "type: int", "default: 2"))
    #expect(found.map(\.message) == ["'aB' and 'a_b' share the accessor 'aB'"])
    #expect(found[0].notes.map(\.location?.span?.start.line) == [1])
    #expect(found[0].fix?.message == "give one of them another name with 'accessor'")
  }

  @Test("can collide with a key in another file")
  func collisionAcrossFiles() {
    let found = findings(
      entry("a_b", "owner: m", "type: int", "default: 1"), entry("aB", "owner: m", "type: int", "default: 2"))
    #expect(found.map(\.location?.path) == ["registry2.yml"])
    #expect(found[0].notes.map(\.location?.path) == ["registry.yml"])
  }

  @Test("has an accessor that neither Swift nor the generated file reserves")
  func reserved() {
    expectMarked(
      """
      default: {owner: m, type: int, default: 1}
      self: {owner: m, type: int, default: 1}
      init: {owner: m, type: int, default: 1}
      Type: {owner: m, type: int, default: 1}
      in: {owner: m, type: int, default: 1}
      defaults: {owner: m, type: int, default: 1} #! error[reserved-accessor]
      registry_digest: {owner: m, type: int, default: 1} #! error[reserved-accessor]
      a: {owner: m, type: int, default: 1, accessor: Type} #! error[reserved-accessor]
      b: {owner: m, type: int, default: 1, accessor: Protocol} #! error[reserved-accessor]
      c: {owner: m, type: int, default: 1, accessor: String} #! error[reserved-accessor]
      d: {owner: m, type: int, default: 1, accessor: FeatureConfig} #! error[reserved-accessor]
      e: {owner: m, type: int, default: 1, accessor: resolution}
      #                                              ^ error[reserved-accessor]
      """)
    let found = findings(entry("defaults", "owner: m", "type: int", "default: 1"))
    #expect(found.map(\.message) == ["'defaults' has the accessor 'defaults', which is a member of the generated type"])
    #expect(found[0].fix?.message == "give it another name with 'accessor', such as 'defaultsValue'")
  }

  @Test("has an accessor that is a Swift name")
  func invalid() {
    expectMarked(
      """
      a: {owner: m, type: int, default: 1, accessor: checkout-v2} #! error[invalid-accessor]
      b: {owner: m, type: int, default: 1, accessor: 2fa} #! error[invalid-accessor]
      c: {owner: m, type: int, default: 1, accessor: ""} #! error[invalid-accessor]
      d: {owner: m, type: int, default: 1, accessor: größe} #! error[invalid-accessor]
      e: {owner: m, type: int, default: 1, accessor: _} #! error[invalid-accessor]
      f: {owner: m, type: int, default: 1, accessor: '`default`'} #! error[invalid-accessor]
      __: {owner: m, type: int, default: 1} #! error[invalid-accessor]
      _: {owner: m, type: int, default: 1, accessor: under}
      g: {owner: m, type: int, default: 1, accessor: default}
      """)
  }

  @Test("that is an enum has a type of its own, and cases of their own")
  func enums() {
    expectMarked(
      """
      string: {owner: m, type: enum, values: [a, b], default: a}
      string_value: {owner: m, type: enum, values: [a, b], default: a} #! error[enum-type-collision]
      list_style: {owner: m, type: enum, values: [a, b], default: a} #! error[enum-type-collision]
      other: {owner: m, type: int, default: 1, accessor: ListStyle}
      feature_config: {owner: m, type: enum, values: [a, b], default: a} #! error[enum-type-collision]
      _2fa: {owner: m, type: enum, values: [a, b], default: a}
      grade: {owner: m, type: enum, values: ["B+", "B-", "B"], default: B} #! error[enum-case-collision] #! error[enum-case-collision]
      mark: {owner: m, type: enum, values: {bPlus: "B+", b: "B"}, default: B}
      rank: {owner: m, type: enum, values: {b+: "B+", Type: "B", RawValue: c, 2: d}, default: B}
      #                                     ^ error[invalid-enum-case]
      #                                               ^ error[invalid-enum-case]
      #                                                          ^ error[invalid-enum-case]
      #                                                                       ^ error[invalid-enum-case]
      words: {owner: m, type: enum, values: [default, init, self, some, none, "true"], default: self} #! warning[enum-case-none]
      """)
    let found = findings(entry("x", "owner: m", "type: enum", "values: [\"B+\", B]", "default: B"))
    #expect(found.map(\.message) == ["the values 'B+' and 'B' of 'x' share the case name 'b'"])
  }
}
