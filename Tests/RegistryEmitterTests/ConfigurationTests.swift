import Foundation
import RegistryTemplate
import RegistryTemplates
import TestSupport
import Testing

@testable import RegistryEmitter

@Suite("defaults of build configurations in the generated file")
struct ConfigurationTests {
  private static let registry = """
    $registry:
      configurations:
        beta: BETA
        staging: STAGING && !BETA
        anything: BETA || STAGING
        tested: (DEBUG || BETA) && !STAGING
    first_wins: {owner: m, type: bool, default: {value: false, anything: false, beta: true}}
    falls_through: {owner: m, type: int, range: [0, 9], default: {tested: 2, value: 1, staging: 3}}
    text: {owner: m, type: string, default: {value: production, staging: "a|100%\\n\\"\\"\\"\\\\(x)"}}
    of_every_build: {owner: m, type: int, default: 7}
    empty: {owner: m, type: string, default: {value: something, beta: ""}}
    hosts: {owner: m, type: list, of: string, default: {value: [a], beta: ["b|1%", 'c,"d"'], staging: []}}
    style: {owner: m, type: enum, values: [compact, roomy], default: {value: compact, beta: roomy}}
    timeout: {owner: m, type: duration, default: {value: 10s, beta: 250ms}}
    endpoint: {owner: m, type: url, default: {value: "https://example.com", beta: "https://beta.example.com"}}
    prices: {owner: m, type: json, default: {value: '{"a": 1}', beta: '{"value": 2}'}}
    ratio: {owner: m, type: double, default: {value: 0.5, beta: 1.5}}

    """

  private static let program = """
    print(FeatureConfig.firstWins, FeatureConfig.fallsThrough, FeatureConfig.ofEveryBuild, FeatureConfig.style, FeatureConfig.ratio)
    print(FeatureConfig.text.debugDescription, FeatureConfig.empty.debugDescription, FeatureConfig.hosts)
    print(FeatureConfig.timeout, FeatureConfig.endpoint.absoluteString, FeatureConfig.defaults["prices"] ?? "none")
    print(FeatureConfig.resolution(of: \\.fallsThrough).value, FeatureConfig.Entry(key: "falls_through")?.defaultText ?? "none")

    """

  private static let production = """
    false 1 7 compact 0.5
    "production" "something" ["a"]
    10.0 seconds https://example.com {"a": 1}
    1 1

    """

  private static let beta = """
    true 2 7 roomy 1.5
    "production" "" ["b|1%", "c,\\"d\\""]
    0.25 seconds https://beta.example.com {"value": 2}
    2 2

    """

  private static let staging = """
    false 3 7 compact 0.5
    "a|100%\\n\\"\\"\\"\\\\(x)" "something" []
    10.0 seconds https://example.com {"a": 1}
    3 3

    """

  private static func replaced(_ text: String, _ pairs: (String, String)...) -> String {
    pairs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  @Test(
    "are those of the first condition that holds and has one, else of 'value'",
    arguments: [
      ([], production), (["BETA"], beta), (["STAGING"], staging),
      (["DEBUG"], replaced(production, ("false 1", "false 2"), ("1 1\n", "2 2\n"))),
      (["BETA", "STAGING"], replaced(beta, ("true 2", "true 1"), ("2 2\n", "1 1\n"))),
    ])
  func values(conditions: [String], expected: String) throws {
    try SwiftCompiler.withFolder { folder in
      let outcome = try Generated.compileProgram(
        Self.registry, Self.program, options: conditions.flatMap { ["-D", $0] }, in: folder)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(try SwiftCompiler.run("program", in: folder).output == expected)
    }
  }

  @Test(
    "compile over Firebase, whatever the target is set to",
    .enabled(if: SwiftCompiler.standInModules != nil, "needs the stand-in's module"),
    arguments: [
      ["-swift-version", "5"], ["-swift-version", "6", "-default-isolation", "MainActor", "-D", "BETA"],
      ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-strict-memory-safety", "-D", "STAGING"],
    ])
  func settings(options: [String]) throws {
    let modules = try #require(SwiftCompiler.standInModules)
    try SwiftCompiler.withFolder { folder in
      let outcome = try SwiftCompiler.compile(
        ["Generated.swift": Generated.file(Array(Self.registry.utf8), access: .public)],
        options: ["-c", "-parse-as-library", "-warnings-as-errors", "-I", modules] + options, output: "Generated.o", in: folder)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test("are named at the accessor, in the order in which they decide")
  func documentation() throws {
    let lines = try Generated.file(Array(Self.registry.utf8)).split(separator: "\n").filter { $0.contains("- Default") }
    #expect(
      lines.prefix(3) == [
        "  /// - Default: `false`", "  /// - Default where `BETA`: `true`", "  /// - Default where `BETA || STAGING`: `false`",
      ])
  }

  @Test("change the lines of their key alone")
  func lines() throws {
    let others = "$registry: {configurations: {beta: BETA}}\nb: {owner: m, type: int, default: {value: 1, beta: 2}}\n"
    let before = try Generated.file(Array(others.utf8)).split(separator: "\n", omittingEmptySubsequences: false)
    let more = others + "a: {owner: m, type: int, default: {value: 3, beta: 4}}\n"
    let after = try Generated.file(Array(more.utf8)).split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    // The digest, and the number of keys in two places.
    #expect(difference.removals.count <= 5, "\(difference.removals)")
    #expect(after.count { $0.contains("|4") } == 1)
  }

  @Test("are decoded, those of every build, by the tests of types of the app")
  func decoded() throws {
    let registry = """
      $registry: {configurations: {beta: BETA}}
      table: {owner: o, type: json, swift_type: Table, default: {value: '{"a": 1}', beta: '{"a": 2}'}}
      plain: {owner: o, type: json, swift_type: Table, default: '{}'}

      """
    let source = TemplateSource(name: TestsTemplate.fileName, bytes: TestsTemplate.bytes)
    let file = try Generated.file(Array(registry.utf8), source: source)
    #expect(file.contains(#"hasSnakeCase: false, others: ["{\"a\": 1}", "{\"a\": 2}"]) }"#), "\(file)")
    #expect(file.contains(#"hasSnakeCase: false, others: ["{}"]) }"#), "\(file)")
    #expect(file.contains("    for text in others {"))
  }

  @Test("leave no trace in the file of a registry that has none")
  func none() throws {
    let plain = "a: {owner: m, type: int, default: 1}\n"
    let declared = "$registry: {configurations: {debug: DEBUG}}\n" + plain
    let mapping = "a: {owner: m, type: int, default: {value: 1}}\n"
    let file = try Generated.file(Array(plain.utf8))
    #expect(!file.contains("configured"))
    #expect(try Generated.file(Array(declared.utf8)) == file)
    #expect(try Generated.file(Array(mapping.utf8)) == file)
  }
}
