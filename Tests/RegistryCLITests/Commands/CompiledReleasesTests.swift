import Foundation
import TestSupport
import Testing

/// What the comparisons say, against what generated code does.
@Suite("Two generated files, an old and a new one, that read the same remote texts")
struct CompiledReleasesTests {
  /// Each key changes in one way, which its name says.
  private static let old = """
    $registry: {type_name: OldConfig, access: public}
    same: {owner: a, type: int, default: 3, range: [0, 10]}
    range_widened: {owner: a, type: int, default: 3, range: [0, 10]}
    range_narrowed: {owner: a, type: double, default: 3, range: [0, 10]}
    clamped_widened: {owner: a, type: double, default: 3, range: [0, 10], out_of_range: clamp}
    range_removed: {owner: a, type: int, default: 3, range: [0, 10]}
    length_widened: {owner: a, type: string, default: ab, max_length: 2}
    pattern_changed: {owner: a, type: string, default: ab, pattern: '[a-z]+'}
    enum_widened: {owner: a, type: enum, values: [light, dark], default: light}
    enum_narrowed: {owner: a, type: enum, values: [light, dark], default: light}
    int_to_double: {owner: a, type: int, default: 3}
    double_to_int: {owner: a, type: double, default: 3}
    string_to_enum: {owner: a, type: string, default: light}
    bool_to_json: {owner: a, type: bool, default: true, expires: never, reason: r}
    default_changed: {owner: a, type: int, default: 3}
    retired: {owner: a, type: int, default: 3}

    """
  private static let new = """
    $registry: {type_name: NewConfig, access: public}
    same: {owner: a, type: int, default: 3, range: [0, 10]}
    range_widened: {owner: a, type: int, default: 3, range: [0, 500]}
    range_narrowed: {owner: a, type: double, default: 3, range: [1, 9]}
    clamped_widened: {owner: a, type: double, default: 3, range: [-5, 10], out_of_range: clamp}
    range_removed: {owner: a, type: int, default: 3}
    length_widened: {owner: a, type: string, default: ab}
    pattern_changed: {owner: a, type: string, default: ab, pattern: '[a-z0-9]+'}
    enum_widened: {owner: a, type: enum, values: [light, dark, sepia], default: light}
    enum_narrowed: {owner: a, type: enum, values: [light], default: light}
    int_to_double: {owner: a, type: double, default: 3}
    double_to_int: {owner: a, type: int, default: 3}
    string_to_enum: {owner: a, type: enum, values: [light, dark], default: light}
    bool_to_json: {owner: a, type: json, default: 'true'}
    default_changed: {owner: a, type: int, default: 4}
    retired: {owner: a, type: int, default: 3, retired: nobody reads it}

    """

  private static let breaking: Set = [
    "range_widened", "clamped_widened", "range_removed", "length_widened", "pattern_changed", "enum_widened", "int_to_double",
    "bool_to_json",
  ]

  private static let texts = [
    "3", "500", "501", "-3", "10", "10.5", "1.5", "1e2", "20.0", "ab", "abc", "abc1", "light", "dark", "sepia", "true", "FALSE",
    "0", "1",
    "[1]", "null", "é", "e\u{301}", " 1", "9223372036854775808",
  ]

  /// Prints, for each text, the key, what is read and why.
  private static func program(_ texts: [String]) -> String {
    let literals = texts.map { "\"\($0.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined())\"" }
    return """
      import NewRegistry
      import OldRegistry

      struct OldSource: OldConfig.ConfigSource {
        let text: String
        let isFetched = true
        func remoteText(forKey key: String) -> String? { text }
      }
      struct NewSource: NewConfig.ConfigSource {
        let text: String
        let isFetched = true
        func remoteText(forKey key: String) -> String? { text }
      }
      func hexadecimal(_ text: String) -> String { text.utf8.map { String($0, radix: 16) }.joined(separator: "-") }
      for text in [\(literals.joined(separator: ", "))] {
        OldConfig.Remote.source = OldSource(text: text)
        NewConfig.Remote.source = NewSource(text: text)
        for entry in OldConfig.all { print("old", entry.key, entry.reason, hexadecimal(entry.currentText)) }
        for entry in NewConfig.all { print("new", entry.key, entry.reason, hexadecimal(entry.currentText)) }
        print("end")
      }
      """
  }

  /// What one version read for one text.
  private struct Reading {
    let reason: String
    let text: String
    var isValue: Bool { reason == "remote" }
  }

  /// By text, then by version and key.
  private func readings(in workspace: Workspace) throws -> [[String: Reading]] {
    try workspace.write("old.yml", Self.old)
    try workspace.write("new.yml", Self.new)
    for (name, registry) in [("OldRegistry", "old.yml"), ("NewRegistry", "new.yml")] {
      let outcome = workspace.run(
        "generate", "--template", "standalone", "--output", workspace.path("\(name).swift"), workspace.path(registry))
      try #require(outcome.code == 0, "\(outcome.error)")
      let options = ["-parse-as-library", "-emit-module", "-module-name", name, "-c", "-wmo"]
      try SwiftCompiler.build(["\(name).swift"], in: workspace, options: options, output: "\(name).o")
    }
    try workspace.write("main.swift", Self.program(Self.texts))
    try SwiftCompiler.build(["main.swift", "OldRegistry.o", "NewRegistry.o"], in: workspace, options: ["-I", "."])
    return try SwiftCompiler.run(in: workspace).split(separator: "end").map { lines in
      Dictionary(
        uniqueKeysWithValues: lines.filter { !$0.isEmpty }.map { line in
          let words = line.split(separator: " ", omittingEmptySubsequences: false)
          let bytes = words[3].split(separator: "-").compactMap { UInt8($0, radix: 16) }
          return ("\(words[0]) \(words[1])", Reading(reason: String(words[2]), text: String(decoding: bytes, as: UTF8.self)))
        })
    }.filter { !$0.isEmpty }
  }

  private struct Output: Decodable {
    struct Finding: Decodable {
      struct Details: Decodable {
        let shippedReading: String?
      }
      let severity: String
      let key: String?
      let details: Details?
    }
    let findings: [Finding]
  }

  private func findings(_ words: [String], in workspace: Workspace) throws -> [Output.Finding] {
    let outcome = workspace.run(words + ["--format", "json"])
    return try JSONDecoder().decode(Output.self, from: Data(outcome.output.utf8)).findings
  }

  @Test("read differently what the comparison of the registries and of the fleet says, and nothing else")
  func agreement() throws {
    let workspace = try Workspace()
    let readings = try readings(in: workspace)
    #expect(readings.count == Self.texts.count)
    let (old, new) = (workspace.path("old.yml"), workspace.path("new.yml"))

    let broken = readings.flatMap { reading in
      Self.keys.filter { reading["new \($0)"]?.isValue == true && reading["old \($0)"]?.isValue == false }
    }
    let reported = try findings(["compat", new, "--against", old], in: workspace).filter { $0.severity == "error" }.compactMap(
      \.key)
    #expect(Set(reported) == Self.breaking)
    #expect(Set(broken) == Self.breaking)

    try workspace.write("shipped/5.0.yml", Self.old)
    for (text, reading) in zip(Self.texts, readings) {
      let value = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      let parameters = Self.keys.map { "\"\($0)\": {\"defaultValue\": {\"value\": \(value)}}" }
      let remote = try workspace.write("remote.json", "{\"parameters\": {\(parameters.joined(separator: ", "))}}")
      let found = try findings(["fleet", new, "--shipped", workspace.path("shipped"), "--remote", remote], in: workspace)
      let said = Dictionary(uniqueKeysWithValues: found.map { ($0.key ?? "", $0.details?.shippedReading ?? "") })
      for key in Self.keys {
        let read = try #require(reading["old \(key)"])
        #expect(read.isValue ? said[key] == nil : said[key] == read.text, "\(key) reads \(text) as \(read.text), \(read.reason)")
      }
    }
  }

  private static let keys = old.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != ":" }) }
}
