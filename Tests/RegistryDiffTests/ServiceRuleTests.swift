import RegistryDiagnostics
import Testing

@testable import RegistryDiff

@Suite("What the service refuses in a template")
struct ServiceRuleTests {
  private static let registry = "k: {owner: a, type: string, default: x}"
  private static let value = "\"defaultValue\": {\"value\": \"x\"}"

  /// The findings of a template's parts against a registry of one key `k`, but for those about keys that only one side has.
  private func findings(_ template: String, registry: String = registry) throws -> [String] {
    try Pair(registry: registry, export: template).findings().filter {
      !$0.hasPrefix("remote-only") && !$0.hasPrefix("remote-missing")
    }
  }

  private func parameters(_ parameters: String) -> String { "{\"parameters\": {\n\(parameters)\n}}" }

  @Test(
    "is a key with other characters, a digit first, too many characters or a name of JavaScript's",
    arguments: [
      ("abc", true), ("_9", true), ("A_b9", true), (String(repeating: "k", count: 256), true),
      (String(repeating: "k", count: 257), false), ("9a", false), ("a-b", false), ("a.b", false), ("a b", false), ("", false),
      ("é", false), ("constructor", false), ("__proto__", false), ("toString", false), ("constructors", true),
    ])
  func keys(key: String, isLegal: Bool) throws {
    let found = try findings(parameters("\"k\": {\(Self.value)},\n\"\(key)\": {\(Self.value)}"))
    #expect(found == (isLegal ? [] : ["remote-illegal-key \(key.isEmpty ? "-" : key) 3"]))
  }

  @Test("is a key that is the name of a group, at the top level or in any group")
  func groups() throws {
    func template(_ key: String, _ other: String) -> String {
      "{\"parameters\": {\"\(key)\": {}},\n\"parameterGroups\": {\"g\": {\"parameters\": {\n\"\(other)\": {}}}, \"h\": {}}}"
    }
    #expect(try findings(template("G", "gg")) == [])
    #expect(try findings(template("g", "a")) == ["remote-key-is-a-group g 1"])
    #expect(try findings(template("a", "h")) == ["remote-key-is-a-group h 3"])
    let report = try Pair(registry: Self.registry, export: template("g", "g2")).report().diagnostics
    #expect(report.first { $0.rule == "remote-key-is-a-group" }?.notes.first?.location?.span?.start.line == 2)
  }

  @Test(
    "is a text that is not of the declared type, under a condition, in a rollout and in a variant too",
    arguments: [
      ("BOOLEAN", "true", true), ("BOOLEAN", "FALSE", true), ("BOOLEAN", "1", false), ("BOOLEAN", "", false),
      ("BOOLEAN", " true", false), ("NUMBER", "-12", true), ("NUMBER", "007", true), ("NUMBER", ".5", true),
      ("NUMBER", "-0.50", true), ("NUMBER", "1e5", false), ("NUMBER", "+1", false), ("NUMBER", "5.", false),
      ("NUMBER", "-", false),
      ("NUMBER", ".", false), ("NUMBER", "", false), ("NUMBER", "1.2.3", false), ("NUMBER", "--1", false),
      ("NUMBER", "\u{661}", false), ("JSON", "[1]", true), ("JSON", "7", true), ("JSON", "{", false), ("JSON", "", false),
      ("JSON", "[1,]", false), ("STRING", "1e5", true), ("STRING", "", true),
    ])
  func values(type: String, text: String, isLegal: Bool) throws {
    let value = "\"value\": \"\(text)\""
    let values = [
      "\"defaultValue\": {\(value)}", "\"conditionalValues\": {\"c\": {\(value)}}",
      "\"conditionalValues\": {\"c\": {\"rolloutValue\": {\"rolloutId\": \"r\", \(value)}}}",
      "\"conditionalValues\": {\"c\": {\"experimentValue\": {\"variantValue\": [{\"variantId\": \"1\", \(value)}]}}}",
    ]
    for values in values {
      let template = "{\"conditions\": [{\"name\": \"c\"}], \"parameters\": {\"p\": {\"valueType\": \"\(type)\",\n\(values)}}}"
      #expect(try findings(template) == (isLegal ? [] : ["remote-illegal-value p 2"]))
    }
  }

  @Test("is one finding for a value that no client can read either")
  func unreadable() throws {
    let registry = "k: {owner: a, type: int, default: 5}"
    #expect(try findings(template("NUMBER", "1e5"), registry: registry) == ["remote-unreadable k 2"])
    #expect(try findings(template("NUMBER", "+5"), registry: registry) == ["remote-illegal-value k 2"])
  }

  @Test("is a default that a rollout, an experiment or personalisation decides: a note, since exports hold it")
  func managed() throws {
    for member in ["rolloutValue", "experimentValue", "personalizationValue"] {
      let text = parameters("\"p\": {\"defaultValue\": {\"\(member)\": {\"value\": \"x\", \"variantValue\": []}}}")
      let report = try Pair(registry: "", export: text).report().diagnostics.filter { $0.rule == "remote-managed-default" }
      #expect(report.map(\.severity) == [.note])
    }
  }

  @Test(
    "is the name of a condition with other characters, a blank at an end, or too many characters",
    arguments: [
      ("ios", true), ("it's 10%!", true), ("-_.a", true), (" a", false), ("a ", false), ("a/b", false), ("é", false), ("", false),
      (String(repeating: "c", count: 100), true),
    ])
  func conditions(name: String, isLegal: Bool) throws {
    let template = "{\"conditions\": [\n{\"name\": \"\(name)\", \"expression\": \"true\"}]}"
    #expect(try findings(template) == (isLegal ? [] : ["remote-illegal-condition - 2"]))
  }

  @Test("is more than it holds")
  func limits() throws {
    func list(_ count: Int, _ item: (Int) -> String) -> String { (0..<count).map(item).joined(separator: ",") }
    let long = { (count: Int) in String(repeating: "é", count: count) }
    let templates: [(String, Bool)] = [
      ("{\"parameters\": {\(list(3_000) { "\"k\($0)\": {}" })}}", true),
      ("{\"parameters\": {\(list(3_001) { "\"k\($0)\": {}" })}}", false),
      ("{\"conditions\": [\(list(2_000) { "{\"name\": \"c\($0)\"}" })]}", true),
      ("{\"conditions\": [\(list(2_001) { "{\"name\": \"c\($0)\"}" })]}", false),
      ("{\"parameterGroups\": {\(list(1_000) { "\"g\($0)\": {}" })}}", true),
      ("{\"parameterGroups\": {\(list(1_001) { "\"g\($0)\": {}" })}}", false),
      ("{\"conditions\": [{\"name\": \"\(String(repeating: "c", count: 101))\"}]}", false),
      ("{\"parameterGroups\": {\"\(long(256))\": {}}}", true), ("{\"parameterGroups\": {\"\(long(257))\": {}}}", false),
      ("{\"parameterGroups\": {\"g\": {\"description\": \"\(long(256))\"}}}", true),
      ("{\"parameterGroups\": {\"g\": {\"description\": \"\(long(257))\"}}}", false),
      (parameters("\"p\": {\"description\": \"\(long(256))\"}"), true),
      (parameters("\"p\": {\"description\": \"\(long(257))\"}"), false),
      (parameters("\"p\": {\"defaultValue\": {\"value\": \"\(long(1_000_000))\"}}"), true),
      (parameters("\"p\": {\"defaultValue\": {\"value\": \"\(long(1_000_001))\"}}"), false),
    ]
    for (template, isLegal) in templates {
      let found = try Pair(registry: "", export: template).findings().filter { $0.hasPrefix("remote-over-limit") }
      #expect(found.count == (isLegal ? 0 : 1), "\(template.prefix(60))")
    }
  }

  @Test("is in the bad example of its rule, and not in the good one", arguments: ServiceRules.all.filter { $0.badExample != nil })
  func examples(rule: RuleDocumentation) throws {
    let (bad, good) = (try #require(rule.badExample), try #require(rule.goodExample))
    func rules(_ template: String) throws -> [String] {
      try Pair(registry: "", export: template).report().diagnostics.map { "\($0.rule)" }.filter { $0 != "remote-only" }
    }
    #expect(try rules(bad) == ["\(rule.id)"])
    #expect(try rules(good) == [])
  }

  @Test("is nothing in what it takes, and agrees with the other reading of its rules", arguments: 0..<100)
  func random(seed: Int) throws {
    var random = RandomTemplates(seed: seed)
    let template = try random.template()
    #expect(try TemplateValidator.refusals(template) == [])
    let refused = Set(ServiceRules.all.map { "\($0.id)" })
    let found = try Pair(registry: "", export: template).report().diagnostics
    #expect(found.filter { refused.contains("\($0.rule)") } == [])
  }
}
