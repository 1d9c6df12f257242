import RegistryDiagnostics
import TestSupport
import Testing

@testable import RegistryModel
@testable import RegistryValidation

/// Random registries made of what people and other tools write; a seed always gives the same ones.
private struct RandomRegistry {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func choose(_ texts: [String]) -> String { texts[number(below: texts.count)] }

  mutating func text(entries: Int) -> String {
    (0..<entries).map { index in
      let key = number(below: 12) == 0 ? choose(["2k", "a-b", "_", "größe", "$x", "valueOf"]) + "\(index)" : "key_\(index)"
      return "\(key):\n" + entry()
    }.joined()
  }

  private mutating func entry() -> String {
    if number(below: 40) == 0 { return "  \(choose(["true", "[a]", "*none"]))\n" }
    return Attribute.allCases.map(\.rawValue).compactMap { attribute in
      let isNeeded = ["owner", "type", "default"].contains(attribute)
      guard number(below: 20) < (isNeeded ? 19 : 5) else { return nil }
      let name = number(below: 40) == 0 ? choose(["colour", "expiry", attribute + "s"]) : attribute
      return "  \(name): \(value(of: attribute))\n"
    }.joined()
  }

  private mutating func value(of attribute: String) -> String {
    if number(below: 15) == 0 {
      return choose(["", "~", "\"\"", "[]", "{}", "[a, [b]]", "{a: {b: c}}", "*none", "'x'", "|\n    text"])
    }
    switch attribute {
    case "type":
      return choose(["bool", "int", "double", "string", "enum", "json", "url", "duration", "bool", "int", "enum", "boolean"])
    case "default":
      return choose([
        "true", "NO", "5", "'5'", "1.5", "b", "\"B+\"", "'{\"a\": 1}'", "'{'", "9223372036854775808", "1e999", "\"é\"", "~",
        "https://e", "app://e", "90s", "5 s", "null", "{value: 5, beta: 6}",
      ])
    case "values":
      return choose([
        "[a, b]", "[a, b, a]", "[\"B+\", B]", "{b: \"B+\", a: b}", "{2: b}", "[b, \"\"]", "[none, b]", "[e\\u0301, \"\\u00e9\"]",
        "b",
      ])
    case "range":
      return choose(["[0, 9]", "[9, 0]", "[1]", "1-9", "['1', 2]", "[0.5, 1e3]", "[5, 5]", "[6, 9]", "[1s, 1h]", "[1h, 1s]"])
    case "out_of_range": return choose(["default", "clamp", "Clamp"])
    case "fallback": return choose(["default", "last_activated_then_default", "last"])
    case "expires": return choose(["2027-01-01", "2027-02-30", "never", "01/02/2027"])
    case "schemes": return choose(["[https, app]", "[1a]", "[]"])
    case "pattern": return choose(["b", "'[0-9]+'", "'['", "'.*'"])
    case "max_length": return choose(["1", "100", "-1", "x"])
    case "owner": return choose(["some team", "TBD"])
    case "extended":
      return choose([
        "[]", "x", "[x]", "[{from: 2027-01-01, to: 2027-12-31, reason: r}]", "[{from: 2027-01-01, to: 2026-12-31, reason: r}]",
      ])
    case "max_age": return choose(["12h", "0.5d", "7", "0s", "1 h"])
    case "report": return choose(["true", "true", "false", "yes"])
    case "retired", "deprecated": return choose(["moved", "true", "no"])
    case "replaced_by": return choose(["key_1", "x"])
    case "tags": return choose(["[a, b]", "a", "[a, ]"])
    case "accessor": return choose(["own\(number(below: 1_000_000))", "default", "a-b", "Type"])
    default: return choose(["some text", "x"])
    }
  }
}

@Suite("The rules and the model")
struct ConsistencyTests {
  @Test("agree: a declaration without an error makes an entry", arguments: 0..<60)
  func soundEntries(seed: UInt64) {
    var random = RandomRegistry(seed: seed + 1)
    let (registry, faults) = readRegistry([random.text(entries: 40)])
    let errors = (faults + Validator.validate(registry)).filter { $0.severity == .error }
    #expect(!registry.declarations.isEmpty)
    for declaration in registry.declarations {
      let own = errors.filter { $0.key == declaration.key || Self.contains(declaration, $0) }
      let entry = Entry(declaration, accessor: "name", settings: Settings(), reserved: ReservedNames())
      #expect(entry != nil || !own.isEmpty, "\(declaration.key) has a fault that no rule reports")
    }
  }

  /// Whether the finding, which a parser made without a key, is in the declaration.
  private static func contains(_ declaration: Declaration, _ finding: Diagnostic) -> Bool {
    guard let line = finding.location?.span?.start.line else { return false }
    return (declaration.keyNode.span.start.line...declaration.body.span.end.line).contains(line)
  }

  @Test("give the same findings in every run, and in one order", arguments: 0..<10)
  func repeatable(seed: UInt64) throws {
    var random = RandomRegistry(seed: seed + 2_000)
    let text = random.text(entries: 60)
    let first = findings(text)
    for _ in 0..<3 { #expect(findings(text) == first) }
    #expect(first == first.inReportingOrder())
  }

  @Test("meet every rule in these registries, so that the tests above reach it")
  func coverage() {
    var reported: Set<RuleID> = []
    for seed in 0..<400 {
      var random = RandomRegistry(seed: UInt64(seed) + 1)
      reported.formUnion(Validator.validate(readRegistry([random.text(entries: 40)]).registry).map(\.rule))
    }
    let unreached = Set(RuleCatalogue.entryRules.map { $0.documentation.id }).subtracting(reported)
    // These registries have no settings to list owners or to limit extensions and no files, and only an import writes a placeholder.
    #expect(unreached == ["unknown-owner", "placeholder-owner", "too-many-extensions", "default-violates-schema"])
  }
}
