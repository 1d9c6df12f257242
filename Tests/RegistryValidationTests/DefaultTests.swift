import RegistryDiagnostics
import Testing

@Suite("A default")
struct DefaultTests {
  @Test(
    "is of the declared type",
    arguments: [
      ("bool", "true"), ("bool", "FALSE"), ("bool", "1"), ("bool", "0"), ("int", "-9223372036854775808"), ("int", "+5"),
      ("int", "20.0"), ("int", "9007199254740993"), ("double", "1e3"), ("double", ".5"), ("double", "7"), ("string", "NO"),
      ("string", "17.10"), ("string", "\"\""), ("string", "'true'"), ("json", "'{}'"), ("json", "null"),
      ("json", "[1, 2]".quotedForYAML), ("string", "|\n    a\n    b"),
    ])
  func sound(type: String, text: String) {
    let found = findings(entry("x", "owner: a", "type: \(type)", "default: \(text)", "expires: 2027-06-30"))
    #expect(found.map(\.message) == [])
  }

  @Test(
    "of another type is reported where it is written, with a fix",
    arguments: [
      ("bool", "NO", "the default 'NO' of 'x' is not a bool ('true' or 'false')", "write 'false'"),
      ("bool", "off", "the default 'off' of 'x' is not a bool ('true' or 'false')", "write 'false'"),
      ("bool", "yes", "the default 'yes' of 'x' is not a bool ('true' or 'false')", "write 'true'"),
      ("bool", "ture", "the default 'ture' of 'x' is not a bool ('true' or 'false')", "write 'true'"),
      ("bool", "2", "the default '2' of 'x' is not a bool ('true' or 'false')", nil),
      ("bool", "\"false\"", "the default of 'x' is a quoted text, but a bool is expected", "remove the quotes"),
      ("int", "'5'", "the default of 'x' is a quoted text, but an int is expected", "remove the quotes"),
      ("int", "'abc'", "the default of 'x' is a quoted text, but an int is expected", nil),
      ("int", "abc", "the default 'abc' of 'x' is not an integer", nil),
      ("int", "10_000", "the default '10_000' of 'x' is not an integer", "write 10000"),
      ("int", "0x1F", "the default '0x1F' of 'x' is not an integer", "write 31"),
      ("int", "1.5", "the default '1.5' of 'x' is not a whole number", "declare the type 'double', or write a whole number"),
      (
        "int", "9223372036854775808", "the default '9223372036854775808' of 'x' does not fit a 64-bit integer",
        "the bounds are -9223372036854775808 and 9223372036854775807"
      ),
      ("double", "1e999", "the default '1e999' of 'x' is too large for a 64-bit floating-point number", nil),
      ("double", "5.", "the default '5.' of 'x' is not a decimal number", "write 5.0"),
      ("double", ".inf", "the default '.inf' of 'x' is not a decimal number", nil),
      ("double", "5%", "the default '5%' of 'x' is not a decimal number", "write 5, or the fraction; a number has no unit"),
    ] as [(String, String, String, String?)])
  func mismatch(type: String, text: String, message: String, fix: String?) {
    let found = findings(entry("x", "owner: a", "type: \(type)", "default: \(text)", "expires: 2027-06-30"))
    #expect(found.map(Found.init) == [Found(line: 4, rule: "default-type-mismatch")])
    #expect(found.first?.message == message)
    #expect(found.first?.fix?.message == fix)
  }

  @Test("lies within the range, whose bounds are inclusive")
  func range() {
    expectMarked(
      """
      a: {owner: m, type: int, default: 1, range: [1, 5]}
      b: {owner: m, type: int, default: 5, range: [1, 5]}
      c: {owner: m, type: int, default: 0, range: [1, 5]} #! error[default-out-of-range]
      d: {owner: m, type: double, default: 5.5, range: [1, 5]} #! error[default-out-of-range]
      e: {owner: m, type: double, default: 1e0, range: [1.0, 1]}
      f: {owner: m, type: int, default: 7, range: [1, 5], out_of_range: clmp} #! error[default-out-of-range] #! error[unknown-policy]
      """)
    let found = findings(
      entry("x", "owner: m", "type: int", "default: 1024", "range: [65536, 8388608]")
        + entry("y", "owner: m", "type: double", "default: 9", "range: [-1, 2.5]"))
    #expect(
      found.map(\.message) == [
        "the default '1024' of 'x' lies below the lower bound of its range, 65536",
        "the default '9' of 'y' lies above the upper bound of its range, 2.5",
      ])
  }

  @Test("is judged by its type even where a constraint has a fault")
  func brokenConstraint() {
    expectMarked(
      """
      a:
        owner: m
        type: int
        default: abc #! error[default-type-mismatch]
        range: [5] #! error[malformed-range]
      b:
        owner: m
        type: string
        default: abcdef #! error[default-too-long]
        pattern: '(' #! error[invalid-pattern]
        max_length: 3
      """)
  }

  @Test("of a text matches the whole pattern and is within the length")
  func text() {
    expectMarked(
      """
      a: {owner: m, type: string, default: "112", pattern: '[0-9]+', max_length: 3}
      b: {owner: m, type: string, default: "112x", pattern: '[0-9]+'} #! error[default-mismatches-pattern]
      c: {owner: m, type: string, default: "1122", max_length: 3} #! error[default-too-long]
      d: {owner: m, type: string, default: "ééé", max_length: 3}
      e: {owner: m, type: string, default: "", pattern: '.+'} #! error[default-mismatches-pattern]
      """)
  }

  @Test("of a key for JSON is a document, and the finding is at the fault")
  func json() throws {
    expectMarked(
      """
      a:
        owner: m
        type: json
        default: '{"a": [1,]}'
      #                   ^ error[invalid-json]
      b:
        owner: m
        type: json
        default: "" #! error[invalid-json]
      c:
        owner: m
        type: json
        default: | #! error[invalid-json]
          {"a": 1,
           "a": 2}
      d:
        owner: m
        type: json
        default: abc #! error[invalid-json]
      """)
    let found = findings(entry("x", "owner: m", "type: json", "default: '{\"a\": True}'"))
    #expect(found.map(\.message) == ["the default of 'x' is not valid JSON: 'True' is not a JSON value"])
    #expect(found[0].fix?.message == "write 'true'")
  }

  @Test(
    "of a JSON text or a number is not empty",
    arguments: [("json", "invalid-json"), ("int", "default-type-mismatch"), ("double", "default-type-mismatch")])
  func empty(type: String, rule: String) {
    for text in type == "json" ? ["\"\"", "''", "!!str"] : ["!!str"] {
      #expect(findings(entry("x", "owner: m", "type: \(type)", "default: \(text)")).map(\.rule.rawValue) == [rule], "\(text)")
    }
  }

  @Test("of an enum is one of the values, by code points")
  func enumeration() {
    expectMarked(
      """
      a: {owner: m, type: enum, values: [SE, NO, DK, Off], default: NO}
      b: {owner: m, type: enum, values: [1.10, 1.1, 2.0], default: 1.10}
      c: {owner: m, type: enum, values: [1.10, 1.1, 2.0], default: 2} #! error[default-not-in-values]
      d: {owner: m, type: enum, values: ["\\u00e9", a], default: "e\\u0301"} #! error[default-not-in-values]
      e: {owner: m, type: enum, values: ["true", b], default: true}
      f: {owner: m, type: enum, values: ["", b], default: ""}
      """)
    let found = findings(entry("x", "owner: m", "type: enum", "values: [compact, roomy, cards]", "default: Roomy"))
    #expect(found.map(\.message) == ["the default 'Roomy' of 'x' is not one of its values"])
    #expect(found[0].fix == .init("did you mean 'roomy'?", replacement: "roomy"))
    let far = findings(entry("x", "owner: m", "type: enum", "values: [a, b, c]", "default: something"))
    #expect(far[0].fix?.message == "the values are 'a', 'b' and 'c'")
    let empty = findings(entry("x", "owner: m", "type: enum", "values: [a, b]", "default: \"\""))
    #expect(empty.map(\.rule) == ["default-not-in-values"])
    for (count, ending) in [(8, "'v6' and 'v7'"), (9, "'v6', 'v7' and 1 more"), (11, "'v6', 'v7' and 3 more")] {
      let values = (0..<count).map { "v\($0)" }.joined(separator: ", ")
      let many = findings(entry("x", "owner: m", "type: enum", "values: [\(values)]", "default: something"))
      #expect(many[0].fix?.message.hasSuffix(ending) == true)
    }
  }
}

extension String {
  fileprivate var quotedForYAML: String { "'\(self)'" }
}
