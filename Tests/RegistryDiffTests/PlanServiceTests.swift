import Testing

@testable import RegistryDiff

@Suite("A plan writes what the service takes, or says so")
struct PlanServiceTests {
  private struct Result {
    let text: String
    let signs: [String]
    let messages: [String]
  }

  private func plan(_ registry: String, _ export: String, group: String? = nil, prunes: Bool = false) throws -> Result {
    let pair = try Pair(registry: registry, export: export)
    var options = TemplatePlan.Options()
    options.group = group
    options.prunes = prunes
    let plan = TemplatePlan(pair.entries, pair.export, settings: pair.settings, options)
    return Result(
      text: String(decoding: plan.bytes, as: UTF8.self), signs: plan.changes.map { "\($0.sign) \($0.key)" },
      messages: plan.changes.map(\.detail))
  }

  @Test(
    "in digits, however small or large a number is",
    arguments: [
      ("0.00001", "0.00001"), ("1e-7", "0.0000001"), ("-2.5e-9", "-0.0000000025"), ("1e16", "10000000000000000"),
      ("1.5e+20", "150000000000000000000"), ("12345678901234567000", "12345678901234567000"), ("0.5", "0.5"), ("5", "5.0"),
      ("-0.0", "-0.0"), ("5e-324", "0." + String(repeating: "0", count: 323) + "5"),
      ("1.7976931348623157e308", "17976931348623157" + String(repeating: "0", count: 292)),
    ])
  func numbers(text: String, written: String) throws {
    let registry = "n: {owner: a, type: double, default: \(text), dashboard: pinned}"
    for export in ["{}", "{\"parameters\": {\"n\": {\"defaultValue\": {\"value\": \"0.75\"}, \"valueType\": \"NUMBER\"}}}"] {
      let result = try plan(registry, export)
      #expect(result.text.contains("\"\(written)\""), "\(result.text)")
      #expect(try Pair(registry: registry, export: result.text).findings() == [])
    }
  }

  @Test("and what clients read already, in the way that the service takes")
  func spellings() throws {
    let registry = "n: {owner: a, type: double, default: 5}\nb: {owner: a, type: bool, default: true}"
    let export = """
      {"conditions": [{"name": "c"}], "parameters": {
      "n": {"defaultValue": {"value": "1e3"}, "conditionalValues": {"c": {"value": "+7"}}, "valueType": "NUMBER"},
      "b": {"defaultValue": {"value": "1"}, "conditionalValues": {"c": {"rolloutValue": {"value": "0"}}}, "valueType": "BOOLEAN"}}}
      """
    let result = try plan(registry, export)
    #expect(result.signs == ["~ n", "~ n", "~ b", "! b"])
    #expect(
      result.text == export.replacing("1e3", with: "1000.0").replacing("+7", with: "7.0").replacing("\"1\"", with: "\"true\""))
    #expect(result.messages[3].contains("rollout"))
  }

  // MARK: - A changed type

  private static func retyped(_ type: String, _ text: String, _ conditional: String) -> String {
    """
    {"conditions": [{"name": "c"}], "parameters": {"k": {"valueType": "\(type)", "defaultValue": {"value": "\(text)"}, \
    "conditionalValues": {"c": \(conditional)}}}}
    """
  }

  @Test(
    "a changed type if every value fits the new one",
    arguments: [
      ("bool, default: false", "STRING", "true", "{\"value\": \"0\"}", "BOOLEAN", ["\"true\"", "\"false\""]),
      ("int, default: 5", "STRING", "7", "{\"rolloutValue\": {\"value\": \"9\"}}", "NUMBER", ["\"7\"", "\"9\""]),
      ("enum, values: [a, b], default: a", "NUMBER", "1", "{\"value\": \"2\"}", "STRING", ["\"a\"", "\"2\""]),
      ("json, default: '{}'", "STRING", "x", "{\"useInAppDefault\": true}", "JSON", ["\"{}\""]),
      ("double, default: 2.5", "STRING", "x", "{\"value\": \"1e3\"}", "NUMBER", ["\"2.5\"", "\"1000.0\""]),
    ])
  func fitting(
    declaration: String, old: String, text: String, conditional: String, new: String, texts: [String]
  ) throws {
    let result = try plan("k: {owner: a, type: \(declaration)}", Self.retyped(old, text, conditional))
    #expect(result.signs.first == "~ k")
    #expect(result.text.contains("\"valueType\": \"\(new)\""))
    for text in texts { #expect(result.text.contains(text), "\(result.text)") }
    #expect(try TemplateValidator.refusals(result.text) == [])
  }

  @Test(
    "no changed type if a value does not fit it: the parameter stays, and each such value is named",
    arguments: [
      ("bool, default: false", "NUMBER", "0", "{\"value\": \"25\"}"),
      ("double, default: 2.5", "BOOLEAN", "false", "{\"value\": \"true\"}"),
      ("int, default: 5", "STRING", "7", "{\"rolloutValue\": {\"value\": \"many\"}}"),
      (
        "bool, default: false", "STRING", "true",
        "{\"experimentValue\": {\"variantValue\": [{\"variantId\": \"1\", \"value\": \"blue\"}]}}"
      ),
      ("bool, default: false", "STRING", "true", "{\"rolloutValue\": {\"value\": \"1\"}}"),
    ])
  func unfitting(declaration: String, old: String, text: String, conditional: String) throws {
    let export = Self.retyped(old, text, conditional)
    let result = try plan("k: {owner: a, type: \(declaration)}", export)
    #expect(result.text == export)
    #expect(result.signs.contains("! k") && !result.signs.contains("~ k"))
    #expect(result.messages.contains { $0.contains("declared as \(old)") })
    if !conditional.contains("\"1\"}}") { #expect(result.messages.contains { $0.contains("'c'") }) }
  }

  @Test("no changed type where personalisation decides the values, which nobody can see")
  func personalised() throws {
    let export = Self.retyped("STRING", "true", "{\"personalizationValue\": {\"personalizationId\": \"p\"}}")
    let result = try plan("k: {owner: a, type: bool, default: false}", export)
    #expect(result.text == export)
    #expect(result.signs == ["= k", "! k"])
  }

  // MARK: - New keys

  @Test("no key that is the name of a group, or that the service does not allow")
  func names() throws {
    let export = "{\"parameters\": {}, \"parameterGroups\": {\"payments\": {\"parameters\": {\"provider\": {}}}}}"
    for key in ["payments", "constructor", "9lives", "a-b"] {
      let result = try plan(
        "\"\(key)\": {owner: a, type: string, default: v2}\nprovider: {owner: a, type: int, default: 1}", export)
      #expect(result.text == export)
      #expect(result.signs == ["! \(key)"])
      #expect(result.messages[0].hasPrefix("not added: "))
    }
    let taken = try plan("fresh: {owner: a, type: int, default: 1}", export, group: "provider")
    #expect(taken.text == export && taken.signs.contains("! fresh"))
    let own = try plan(
      "new: {owner: a, type: int, default: 1}\nprovider: {owner: a, type: int, default: 1}", export, group: "new")
    #expect(own.text == export && own.signs == ["! new"])
  }

  @Test("no more parameters than it holds")
  func limit() throws {
    let registry = (0..<3_002).map { "k\($0): {owner: a, type: int, default: 1}" }.joined(separator: "\n")
    let result = try plan(registry, "{\"parameters\": {\"k0\": {\"defaultValue\": {\"value\": \"1\"}}}}")
    #expect(result.signs.count { $0.hasPrefix("+") } == 2_999)
    #expect(result.signs.filter { $0.hasPrefix("!") } == ["! k3000", "! k3001"])
    #expect(try TemplateValidator.refusals(result.text) == [])
  }

  private static let grouped = """
    {
      "parameters": {
        "sign_in_on": {"defaultValue": {"value": "true"}},
        "new_look": {"defaultValue": {"value": "x"}}
      },
      "parameterGroups": {
        "Checkout": {
          "parameters": {
            "checkout_v1": {"defaultValue": {"value": "x"}},
            "checkoutRetries": {"defaultValue": {"value": "x"}},
            "new_cart": {"defaultValue": {"value": "x"}}
          }
        },
        "Empty": {"description": "None yet."},
        "Sign up": {"parameters": {"sign_up_on": {"defaultValue": {"value": "x"}}}}
      }
    }
    """

  @Test(
    "a new key into the group of the keys that begin with the same words",
    arguments: [
      ("checkout_v2", "Checkout"), ("checkout", "Checkout"), ("checkoutV3", "Checkout"), ("sign_up_text", "Sign up"),
      ("sign_in_text", nil), ("sign_off", nil), ("new_thing", nil), ("new_cart_2", "Checkout"), ("check", nil), ("other", nil),
    ] as [(String, String?)])
  func relatives(key: String, group: String?) throws {
    let pair = try Pair(registry: "\(key): {owner: a, type: int, default: 1}", export: Self.grouped)
    let plan = TemplatePlan(pair.entries, pair.export)
    let export = try #require(Export.read(plan.bytes, path: "f").export)
    let parameter = try #require(export.parameters.first { $0.key == key })
    #expect(parameter.group.flatMap { export.groups[$0].name.text } == group)
    guard case .added(_, _, let named)? = plan.changes.first?.kind else { throw Missing() }
    #expect(named == group)
  }

  private struct Missing: Error {}

  @Test("a new key into the group that is asked for, which may be a new one", arguments: ["Checkout", "Empty", "Brand new"])
  func asked(group: String) throws {
    for export in [
      Self.grouped, "{}", "{\"parameters\":{\"a\":{}}}", "{\"parameterGroups\": {}}", "{\n\"parameterGroups\": {\n}\n}",
    ] {
      let registry = "sign_in_on: {owner: a, type: bool, default: true}\nn1: {owner: a, type: int, default: 1}"
      let result = try plan(registry, export, group: group)
      let read = Export.read(Array(result.text.utf8), path: "f")
      #expect(read.diagnostics == [])
      let export = try #require(read.export)
      let places = export.parameters.filter { $0.key == "n1" }.map { $0.group.flatMap { export.groups[$0].name.text } }
      #expect(places == [group])
      #expect(try TemplateValidator.refusals(result.text) == [])
    }
  }

  @Test("a new group in the layout of the file")
  func groupLayout() throws {
    let export = "{\n  \"parameters\": {\n    \"a\": {}\n  }\n}\n"
    let result = try plan("n: {owner: a, type: int, default: 1}", export, group: "G")
    #expect(
      result.text == """
        {
          "parameters": {
            "a": {}
          },
          "parameterGroups": {
            "G": {
              "parameters": {
                "n": {
                  "defaultValue": {
                    "value": "1"
                  },
                  "valueType": "NUMBER"
                }
              }
            }
          }
        }

        """)
  }

  // MARK: - Removal

  @Test("and removes nothing on which a rollout, an experiment or personalisation runs")
  func pruning() throws {
    let values = [
      "{\"rolloutValue\": {\"rolloutId\": \"r1\", \"value\": \"y\"}}",
      "{\"experimentValue\": {\"experimentId\": \"e1\", \"variantValue\": [{\"variantId\": \"0\", \"noChange\": true}]}}",
      "{\"personalizationValue\": {\"personalizationId\": \"p\"}}", "{\"someFutureValue\": {}}",
    ]
    for (value, name) in zip(values, ["r1", "e1", "personalisation", "someFutureValue"]) {
      for place in ["\"defaultValue\": \(value)", "\"conditionalValues\": {\"c\": \(value)}"] {
        let export = """
          {"conditions": [{"name": "c"}], "parameters": {"old": {"defaultValue": {"value": "x"}}, "live": {\(place)}, \
          "keep": {"defaultValue": {"value": "a"}}}}
          """
        let result = try plan("keep: {owner: x, type: string, default: a}", export, prunes: true)
        #expect(result.signs == ["- old", "! live"])
        #expect(result.messages[1].hasPrefix("not removed: ") && result.messages[1].contains(name))
        #expect(result.text == export.replacing("\"old\": {\"defaultValue\": {\"value\": \"x\"}}, ", with: ""))
      }
    }
  }
}
