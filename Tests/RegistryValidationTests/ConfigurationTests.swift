import RegistryDiagnostics
import RegistryModel
import Testing

@Suite("Defaults of build configurations")
struct ConfigurationTests {
  @Test("have each to be what a default has to be")
  func values() {
    expectMarked(
      """
      $registry:
        configurations: {beta: BETA, debug: DEBUG}
      sound: {owner: m, type: int, range: [0, 9], default: {value: 1, beta: 9}}
      other: {owner: m, type: int, default: {debug: 1, value: 2, x-why: [a, b]}}
      items: {owner: m, type: list, of: int, default: {value: [1], debug: '[2]'}}
      type:
        owner: m
        type: int
        default:
          value: x
      #          ^ error[default-type-mismatch]
          beta: y
      #         ^ error[default-type-mismatch]
      quoted: {owner: m, type: int, default: {value: 1, beta: "2"}} #! error[default-type-mismatch]
      octal: {owner: m, type: int, default: {value: 1, beta: 010}} #! error[default-type-mismatch]
      range: {owner: m, type: int, range: [0, 9], default: {value: 1, beta: 10}} #! error[default-out-of-range]
      pattern: {owner: m, type: string, pattern: a+, default: {value: a, beta: b}} #! error[default-mismatches-pattern]
      length: {owner: m, type: string, max_length: 1, default: {value: a, beta: bb}} #! error[default-too-long]
      choice: {owner: m, type: enum, values: [a, b], default: {value: a, beta: c}} #! error[default-not-in-values]
      no_null: {owner: m, type: string, default: {value: a, beta: null}} #! warning[null-default]
      document: {owner: m, type: json, default: {value: '{}', beta: '{'}} #! error[invalid-json]
      item: {owner: m, type: list, of: int, default: {value: [1], beta: [x]}} #! error[default-type-mismatch]
      span: {owner: m, type: duration, default: {value: 1s, beta: 1 s}} #! error[default-type-mismatch]
      link: {owner: m, type: url, default: {value: "https://a.example", beta: "http://a.example"}} #! error[default-type-mismatch]
      """)
  }

  @Test("have the form of a default, and one that holds for all other builds")
  func form() {
    expectMarked(
      """
      $registry:
        configurations: {beta: BETA}
      sound: {owner: m, type: int, default: {value: 1, beta: 2}}
      alone: {owner: m, type: int, default: {value: 1}}
      missing: {owner: m, type: int, default: {beta: 1}} #! error[malformed-attribute]
      nothing: {owner: m, type: int, default: {}} #! error[malformed-attribute]
      empty: {owner: m, type: int, default: {value: 1, beta: }} #! error[malformed-attribute]
      nested: {owner: m, type: int, default: {value: {value: 1}}} #! error[malformed-attribute]
      list: {owner: m, type: int, default: {value: 1, beta: [1]}} #! error[malformed-attribute]
      twice: {owner: m, type: int, default: {value: 1, beta: 2, beta: 3}} #! error[duplicate-key]
      """)
  }

  @Test("say which of them is meant")
  func messages() {
    func messages(_ standard: String) -> [String] {
      let entry = entry("x", "owner: o", "type: int", "range: [0, 9]", "default: \(standard)")
      return findings("$registry: {configurations: {beta: BETA}}\n" + entry).filter { $0.severity == .error }.map(\.message)
    }
    #expect(messages("{value: 1, beta: a}") == ["the default 'a' of 'x' for 'beta' is not an integer"])
    #expect(messages("{value: a, beta: 1}") == ["the default 'a' of 'x' is not an integer"])
    #expect(messages("{value: 1, beta: }") == ["'beta' in 'default' of 'x' is empty"])
    #expect(messages("{beta: 1}") == ["'default' of 'x' is a mapping without 'value'"])
    #expect(messages("{value: 1, beta: 10}") == ["the default '10' of 'x' for 'beta' lies above the upper bound of its range, 9"])
  }

  /// A document of JSON is a text. Without quotes around it, it is not taken for a value of a build configuration.
  @Test(
    "are not the members of a JSON document",
    arguments: [
      (#"{"value": 1}"#, ["malformed-attribute"]), ("{'value': 1, beta: 2}", ["malformed-attribute"]),
      (#"'{"value": 1}'"#, []), ("{value: 1, beta: '{}'}", []), ("{value: {a: 1}}", ["malformed-attribute"]),
    ])
  func documents(standard: String, rules: [String]) {
    let text =
      "$registry: {configurations: {beta: BETA}, rules: {unused-configuration: off}}\n"
      + entry("x", "owner: o", "type: json", "default: \(standard)")
    #expect(findings(text).map(\.rule.rawValue) == rules)
  }

  @Test("are for configurations that are declared, and a declared one has a default")
  func names() {
    expectMarked(
      """
      $registry:
        configurations:
          beta: BETA
          debug: DEBUG
      #   ^ warning[unused-configuration]
      a: {owner: m, type: int, default: {value: 1, beta: 2}}
      b: {owner: m, type: int, default: {value: 1, betta: 2}} #! error[undeclared-configuration]
      """)
    let misspelt = entry("x", "owner: o", "type: int", "default: {value: 1, Beta: 2}")
    let found = findings("$registry: {configurations: {beta: BETA}}\n" + misspelt)
    #expect(found.first { $0.rule == "undeclared-configuration" }?.fix == .init("did you mean 'beta'?", replacement: "beta"))
  }

  @Test("come through merge keys and aliases")
  func merged() {
    expectMarked(
      """
      $registry:
        configurations: {beta: BETA}
      x-values: &values {value: 1, beta: 2}
      a: {owner: m, type: int, default: *values}
      b: {owner: m, type: int, default: {<<: *values, beta: 3}}
      """)
  }
}

@Suite("The build configurations of the settings")
struct ConfigurationSettingTests {
  private func rules(_ configurations: String) -> [String] {
    let settings = "$registry: {configurations: \(configurations), rules: {unused-configuration: off}}\n"
    return findings(settings + "x: {owner: o, type: int, default: 1}").map(\.rule.rawValue)
  }

  /// The condition goes into the generated file as it is.
  @Test(
    "have conditions that the compiler reads, and nothing else",
    arguments: [
      ("DEBUG", true), ("'!DEBUG'", true), ("DEBUG && BETA", true), ("'(A||B)&&!(C)'", true), ("_A1", true), ("'!!A'", true),
      ("os(iOS)", false), ("'A B'", false), ("A &&", false), ("'&& A'", false), ("'(A'", false), ("'A)'", false), ("'()'", false),
      ("A & B", false), ("'A | B'", false), ("true", false), ("if", false), ("1A", false), ("''", false),
      ("_", false), ("null", false),
      (#""A\nfatalError()\n""#, false), ("'A // b'", false), ("'A\t'", false), ("Ä", false), ("[A]", false), ("", false),
      ("A\(String(repeating: "A", count: 200))", false),
    ])
  func conditions(condition: String, isOne: Bool) {
    #expect(rules("{b: \(condition)}") == (isOne ? [] : ["malformed-setting"]), "\(condition)")
  }

  @Test(
    "have names of their own, and conditions of their own",
    arguments: [
      ("{debug: A, Beta_2: B, a-b: C, x-note: [d]}", 0), ("{value: A}", 1), ("{1a: A}", 1), ("{'a b': A}", 1), ("{a.b: A}", 1),
      ("{a: A, b: A}", 1), ("{a: A && B, b: A&&B}", 1), ("[A]", 1), ("A", 1), ("{}", 0), ("", 0), ("{a: A, a: B}", 1),
    ])
  func names(configurations: String, count: Int) {
    #expect(rules(configurations).count == count, "\(rules(configurations))")
  }
}
