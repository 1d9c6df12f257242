import RegistryDiagnostics
import RegistryModel
import RegistryYAML
import Testing

@testable import RegistryValidation

/// Registries put together at random from what people and other tools write, the same for every run of a seed.
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
    case "type": return choose(["bool", "int", "double", "string", "enum", "json", "bool", "int", "enum", "boolean"])
    case "default":
      return choose([
        "true", "NO", "5", "'5'", "1.5", "b", "\"B+\"", "'{\"a\": 1}'", "'{'", "9223372036854775808", "1e999", "\"é\"",
      ])
    case "values":
      return choose([
        "[a, b]", "[a, b, a]", "[\"B+\", B]", "{b: \"B+\", a: b}", "{2: b}", "[b, \"\"]", "[e\\u0301, \"\\u00e9\"]", "b",
      ])
    case "range": return choose(["[0, 9]", "[9, 0]", "[1]", "1-9", "['1', 2]", "[0.5, 1e3]", "[5, 5]"])
    case "out_of_range": return choose(["default", "clamp", "Clamp"])
    case "fallback": return choose(["default", "last_activated_then_default", "last"])
    case "expires": return choose(["2027-01-01", "2027-02-30", "never", "01/02/2027"])
    case "pattern": return choose(["b", "'[0-9]+'", "'['", "'.*'"])
    case "max_length": return choose(["1", "100", "-1", "x"])
    case "tags": return choose(["[a, b]", "a", "[a, ]"])
    case "accessor": return choose(["own\(number(below: 1_000_000))", "default", "a-b", "Type"])
    default: return choose(["some text", "x"])
    }
  }
}

@Suite("What the rules say and what the model makes of a registry")
struct ConsistencyTests {
  private func registry(_ text: String) throws -> (registry: Registry, faults: [Diagnostic]) {
    let parsed = YAMLParser.parse(Array(text.utf8), path: "registry.yml")
    var faults = parsed.diagnostics
    let registry = Registry(
      documents: [try #require(parsed.document, "\(parsed.diagnostics.map(\.message))")], diagnostics: &faults)
    return (registry, faults)
  }

  @Test("agree: an entry without an error is sound, and one that is not sound has an error", arguments: 0..<60)
  func soundEntries(seed: UInt64) throws {
    var random = RandomRegistry(seed: seed + 1)
    let (registry, faults) = try registry(random.text(entries: 40))
    let errors = (faults + Validator.validate(registry)).filter { $0.severity == .error }
    let names = registry.accessors.names
    for (declaration, name) in zip(registry.declarations, names) {
      let own = errors.filter { $0.key == declaration.key || Self.contains(declaration, $0) }
      if Entry(declaration, accessor: name) == nil { #expect(!own.isEmpty, "\(declaration.key) is not sound") }
      if own.isEmpty { #expect(Entry(declaration, accessor: name) != nil, "\(declaration.key) is said to be sound") }
    }
  }

  /// Whether the finding, which a parser made without a key, stands in the declaration.
  private static func contains(_ declaration: Declaration, _ finding: Diagnostic) -> Bool {
    guard let line = finding.location?.span?.start.line else { return false }
    return (declaration.keyNode.span.start.line...declaration.body.span.end.line).contains(line)
  }

  @Test("agree on what a quick look finds", arguments: 0..<60)
  func soundness(seed: UInt64) throws {
    var random = RandomRegistry(seed: seed + 1_000)
    for declaration in try registry(random.text(entries: 40)).registry.declarations {
      let soundness = declaration.soundness
      #expect(soundness.type == declaration.type.value)
      #expect(soundness.hasSoundKind == (declaration.kind != nil))
      let reading = declaration.interpretDefault(as: declaration.readKind().kind)
      var hasSoundDefault = false
      if case .value(.value, _) = reading { hasSoundDefault = true }
      #expect(soundness.hasSoundDefault == hasSoundDefault, "\(declaration.key)")
    }
  }

  @Test("are the same in every run, and in one order", arguments: 0..<10)
  func repeatable(seed: UInt64) throws {
    var random = RandomRegistry(seed: seed + 2_000)
    let text = random.text(entries: 60)
    let first = findings(text)
    for _ in 0..<3 { #expect(findings(text) == first) }
    #expect(first == first.inReportingOrder())
  }

  @Test("are told of every rule by these registries, so that the tests above reach it")
  func coverage() throws {
    var reported: Set<RuleID> = []
    for seed in 0..<60 {
      var random = RandomRegistry(seed: UInt64(seed) + 1)
      reported.formUnion(Validator.validate(try registry(random.text(entries: 40)).registry).map(\.rule))
    }
    let unreached = Set(RuleCatalogue.entryRules.map { $0.documentation.id }).subtracting(reported)
    // Owners are listed by settings, which these registries do not have, and a placeholder is what an import writes.
    #expect(unreached == ["unknown-owner", "placeholder-owner"])
  }
}
