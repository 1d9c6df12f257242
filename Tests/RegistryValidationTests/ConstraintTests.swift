import RegistryDiagnostics
import RegistryText
import Testing

@Suite("A constraint")
struct ConstraintTests {
  @Test(
    "on numbers is a list of two that the type reads",
    arguments: [
      ("int", "[10]", "malformed-range", "the range of 'x' is not a list of two numbers"),
      ("int", "[1, 2, 3]", "malformed-range", "the range of 'x' is not a list of two numbers"),
      ("double", "1.0-4.0", "malformed-range", "the range of 'x' is not a list of two numbers"),
      ("int", "{min: 1, max: 2}", "malformed-range", "the range of 'x' is not a list of two numbers"),
      ("int", "[[1], 2]", "malformed-range", "the range of 'x' is not a list of two numbers"),
      ("int", "[1, '20']", "malformed-range", "a bound of the range of 'x' is a quoted text, but an int is expected"),
      ("int", "[0.5, 20]", "malformed-range", "the bound '0.5' of the range of 'x' is not a whole number"),
      ("int", "[1, ten]", "malformed-range", "the bound 'ten' of the range of 'x' is not an integer"),
      (
        "int", "[0, 9223372036854776000]", "malformed-range",
        "the bound '9223372036854776000' of the range of 'x' does not fit a 64-bit integer"
      ),
      ("double", "[0, .inf]", "malformed-range", "the bound '.inf' of the range of 'x' is not a decimal number"),
      ("duration", "[10s]", "malformed-range", "the range of 'x' is not a list of two durations"),
      (
        "duration", "[10, 20s]", "malformed-range", "the bound '10' of the range of 'x' is not a duration such as '1.5s' or '12h'"
      ),
      ("int", "[20, 10]", "reversed-range", "the range of 'x' has its lower bound '20' above its upper bound '10'"),
      ("double", "[0.2, 0.1]", "reversed-range", "the range of 'x' has its lower bound '0.2' above its upper bound '0.1'"),
    ])
  func range(type: String, text: String, rule: String, message: String) {
    let found = findings(entry("x", "owner: a", "type: \(type)", "default: 15\(type == "duration" ? "s" : "")", "range: \(text)"))
    #expect(found.map(Found.init) == [Found(line: 5, rule: rule)])
    #expect(found.first?.message == message)
  }

  @Test("on numbers may leave one value, and the whole of 64 bits")
  func equalBounds() {
    expectMarked(
      """
      a: {owner: m, type: int, default: 4096, range: [4096, 4096]}
      b: {owner: m, type: int, default: -9223372036854775808, range: [-9223372036854775808, 9223372036854775807]}
      """)
  }

  @Test("on numbers that is one text has a fix where its meaning is clear")
  func rangeFix() {
    func fix(_ text: String) -> String? {
      findings(entry("x", "owner: a", "type: double", "default: 2", "range: \(text)")).first?.fix?.replacement
    }
    #expect(fix("1.0-4.0") == "[1.0, 4.0]")
    #expect(fix("1, 4") == "[1, 4]")
    #expect(fix("-1-4") == nil)
    for text in ["1 to 4", "low-high", "1-high", "low-4", "1-4-9"] { #expect(fix(text) == nil, "\(text)") }
    #expect(fix("[4, 1]") == "[1, 4]")
  }

  @Test("on texts is a pattern that compiles, and the finding is at the fault")
  func pattern() {
    expectMarked(
      #"""
      a:
        owner: m
        type: string
        default: a
        pattern: a[b
      #           ^ error[invalid-pattern]
      b:
        owner: m
        type: string
        default: a
        pattern: 'ab(?=c)'
      #             ^ error[invalid-pattern]
      c:
        owner: m
        type: string
        default: a
        pattern: "a\\b" #! error[invalid-pattern]
      """#)
    let found = findings(entry("x", "owner: a", "type: string", "default: a", "pattern: '[a'"))
    #expect(found.map(\.message) == ["the pattern of 'x' cannot be used: '[' is not closed"])
  }

  @Test(
    "on texts has its fault marked at one character, or as a whole where the file shows it in other characters",
    arguments: [("a[b", 13, 14), ("'ab(?=c)'", 15, 16), ("\"ab(?=c)\"", 15, 16), ("\"\\x61b(?=c)\"", 12, 24), ("&p a[b", 12, 18)])
  func marks(pattern: String, start: Int, end: Int) {
    let found = findings(entry("x", "owner: a", "type: string", "default: a", "pattern: \(pattern)"))
    #expect(found.map(\.rule) == ["invalid-pattern"])
    #expect(
      found.first?.location?.span
        == SourceSpan(start: SourcePosition(line: 5, column: start), end: SourcePosition(line: 5, column: end)))
  }

  @Test("on an enum lists each text once")
  func duplicates() throws {
    expectMarked(
      """
      a:
        owner: m
        type: enum
        values: [b, c, b, c, d]
      #                ^ error[duplicate-enum-value]
      #                   ^ error[duplicate-enum-value]
        default: b
      b:
        owner: m
        type: enum
        values: ["\\u00e9", e, "e\\u0301"]
      #                       ^ error[duplicate-enum-value]
        default: e
      c:
        owner: m
        type: enum
        values: {one: a, two: a} #! error[duplicate-enum-value]
        default: a
      """)
    let found = findings(entry("x", "owner: a", "type: enum", "values: [b, b]", "default: b"))
    #expect(found.map(\.message) == ["'x' lists the value 'b' twice"])
    #expect(found[0].notes.map(\.message) == ["the first one is here"])
    #expect(found[0].notes[0].location?.span?.start == SourcePosition(line: 4, column: 12))
  }

  @Test("on an enum is found repeated among thousands")
  func manyValues() {
    let values = (0..<5_000).map { "v\($0)" } + ["v17", "v4999"]
    let found = findings(entry("x", "owner: a", "type: enum", "values: [\(values.joined(separator: ", "))]", "default: v1"))
    #expect(found.map(\.message) == ["'x' lists the value 'v17' twice", "'x' lists the value 'v4999' twice"])
  }

  @Test("names policies that exist")
  func policies() {
    expectMarked(
      """
      a: {owner: m, type: int, default: 1, range: [0, 1], out_of_range: clamp, fallback: default}
      b: {owner: m, type: int, default: 1, range: [0, 1], out_of_range: default, fallback: last_activated_then_default}
      c: {owner: m, type: int, default: 1, range: [0, 1], out_of_range: Clamp} #! error[unknown-policy]
      d: {owner: m, type: bool, default: 1, expires: 2027-06-30, fallback: last} #! error[unknown-policy]
      e: {owner: m, type: int, default: 1, dashboard: free}
      f: {owner: m, type: int, default: 1, dashboard: pinned}
      g: {owner: m, type: int, default: 1, dashboard: Pinned} #! error[unknown-policy]
      """)
    let found = findings(entry("x", "owner: a", "type: string", "default: b", "fallback: last_activated"))
    #expect(found.map(\.message) == ["'fallback' of 'x' has an unknown policy 'last_activated'"])
    #expect(found[0].fix?.replacement == "last_activated_then_default")
  }

  @Test(
    "with an unknown policy is reported with the nearest one, or with all where none is near",
    arguments: [
      ("out_of_range", "Clamp", "did you mean 'clamp'?"), ("out_of_range", "c", "did you mean 'clamp'?"),
      ("out_of_range", "def", "did you mean 'default'?"), ("out_of_range", "nearest", "the policies are 'default' and 'clamp'"),
      ("out_of_range", "\"\"", "the policies are 'default' and 'clamp'"),
      ("fallback", "defualt", "did you mean 'default'?"), ("fallback", "last", "did you mean 'last_activated_then_default'?"),
      ("fallback", "none", "the policies are 'last_activated_then_default' and 'default'"),
      ("fallback", "\"\"", "the policies are 'last_activated_then_default' and 'default'"),
      ("dashboard", "pined", "did you mean 'pinned'?"), ("dashboard", "locked", "the policies are 'free' and 'pinned'"),
    ])
  func policyFix(attribute: String, word: String, fix: String) {
    let found = findings(entry("x", "owner: a", "type: int", "default: 1", "range: [0, 1]", "\(attribute): \(word)"))
    #expect(found.map(\.rule) == ["unknown-policy"])
    #expect(found.first?.fix?.message == fix)
  }
}
