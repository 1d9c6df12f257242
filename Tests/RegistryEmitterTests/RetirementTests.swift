import TestSupport
import Testing

@testable import RegistryEmitter

@Suite("a key that goes, in the generated file")
struct RetirementTests {
  private static let registry = """
    old: {owner: o, type: int, default: 1, retired: gone}
    limit: {owner: o, type: int, default: 1, deprecated: too coarse, replaced_by: limit_v2}
    limit_v2: {owner: o, type: int, default: 1}
    ratio: {owner: o, type: int, default: 1, replaced_by: ratio_v2}
    ratio_v2: {owner: o, type: double, default: 1}
    style: {owner: o, type: enum, values: [a], default: a, replaced_by: style_v2}
    style_v2: {owner: o, type: enum, values: [a], default: a}
    plain: {owner: o, type: int, default: 1, deprecated: "ends \\"soon\\"\\n(now)"}
    next: {owner: o, type: int, default: 1, replaced_by: default}
    default: {owner: o, type: int, default: 1}

    """

  @Test("says so at its accessor, and names the other one where the types agree")
  func available() throws {
    let lines = try Generated.file(Array(Self.registry.utf8)).split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("@available(*, deprecated") } == [
        #"  @available(*, deprecated, message: "too coarse; use 'limitV2'", renamed: "limitV2")"#,
        #"  @available(*, deprecated, message: "use 'ratioV2'")"#,
        #"  @available(*, deprecated, message: "use 'styleV2'")"#,
        ##"  @available(*, deprecated, message: "ends \"soon\" (now)")"##,
        #"  @available(*, deprecated, message: "use 'default'", renamed: "default")"#,
      ])
  }

  @Test("compiles, and warns its readers")
  func compiles() throws {
    try SwiftCompiler.withFolder { folder in
      let files = [
        "Generated.swift": try Generated.file(Array(Self.registry.utf8), template: .standalone),
        "App.swift": "func read() -> Int { FeatureConfig.limit }\n",
      ]
      let outcome = try SwiftCompiler.compile(
        files, options: ["-emit-module", "-parse-as-library", "-swift-version", "6"], output: "App.swiftmodule", in: folder)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("'limit' is deprecated: too coarse; use 'limitV2'"), "\(outcome.output)")
      #expect(!outcome.output.contains("Generated.swift:"), "\(outcome.output)")
    }
  }

  @Test("has no accessor, no row and no part in the digest once it is retired")
  func retired() throws {
    let without = "a: {owner: o, type: int, default: 1}\n"
    let with = without + "old: {owner: o, type: enum, values: [x], default: x, fallback: default, retired: gone}\n"
    #expect(try Generated.file(Array(with.utf8)) == Generated.file(Array(without.utf8)))
  }

  @Test("keeps its name from being derived for another key")
  func derivedNames() throws {
    let names = "{{#entries}}{{accessor}} {{/entries}}"
    let both = "config_version: {owner: o, type: int, default: 1}\nversion: {owner: o, type: int, default: 1, retired: gone}\n"
    #expect(try Generated.text(names, of: Array(both.utf8)) == "configVersion ")
  }
}
