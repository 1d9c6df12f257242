import Foundation
import TestSupport
import Testing

@Suite("Documentation/Templates.md")
struct TemplatePageTests {
  let workspace: Workspace
  let registry: String
  private let page: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write(
      "registry.yml",
      """
      theme: {owner: design, type: enum, values: [light, dark], default: dark, expires: 2030-01-01}
      odd"key: {owner: "\\"media\\"", type: string, default: 'a "quoted" text'}
      $registry: {rules: {illegal-key: off}}

      """)
    let file = Tool.packageRoot.appendingPathComponent("Documentation/Templates.md")
    page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The fenced blocks of Mustache.
  private var examples: [String] {
    page.components(separatedBy: "```mustache\n").dropFirst().map { $0.components(separatedBy: "```\n")[0] }
  }

  /// The names that the page explains under a heading, each in backticks in the first column of the table.
  private func names(under heading: String) throws -> Set<String> {
    let section = try #require(page.components(separatedBy: "### \(heading)\n").dropFirst().first).components(separatedBy: "\n#")[
      0]
    let cells = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
    return Set(cells.flatMap { cell in cell.split(separator: "`").map(String.init).filter { $0.contains(/^[A-Za-z]+$/) } })
  }

  @Test("has an example that compiles and runs as it stands")
  func example() throws {
    let template = try workspace.write("Keys.mustache", try #require(examples.first))
    let outcome = workspace.run("generate", registry, "--template", template, "-o", workspace.path("Keys.swift"))
    try #require(outcome == Outcome(code: 0))
    try workspace.write("main.swift", "for (key, type) in RemoteKeys.all { print(key, type) }\n")
    try SwiftCompiler.build(["Keys.swift", "main.swift"], in: workspace)
    #expect(try SwiftCompiler.run(in: workspace) == ["theme enum", "odd\"key string", ""])
  }

  @Test("has an example that changes a part of a built-in template, and nothing else of it")
  func inheritance() throws {
    try #require(examples.count == 2)
    let template = try workspace.write("Firebase.mustache", examples[1])
    let outcome = workspace.run("generate", registry, "--template", template)
    try #require(outcome.code == 0, "\(outcome.error)")
    let builtIn = workspace.run("generate", registry).output
    let added = "\nextension FeatureConfig {\n  static let temporaryKeys: [String] = [\n    \"theme\",\n  ]\n}\n"
    #expect(outcome.output.replacing("import Telemetry\n", with: "") == builtIn + added)
  }

  @Test("explains each name of the context, and none that is not there")
  func context() throws {
    func contents(of registry: String) throws -> [String: Any] {
      let dump = workspace.run("generate", registry, "--dump-context").output
      return try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    }
    let context = try contents(of: registry)
    func first(_ list: String, of object: [String: Any]) throws -> [String: Any] {
      try #require((object[list] as? [[String: Any]])?.first)
    }
    let entry = try first("entries", of: context)
    #expect(try names(under: "At the top") == Set(context.keys))
    #expect(try names(under: "In `entries`") == Set(entry.keys))
    #expect(try names(under: "In `cases`") == Set(try first("cases", of: entry).keys))
    let text = "$registry: {configurations: {b: B}}\na: {owner: o, type: int, default: {value: 1, b: 2}}\n"
    let configured = try contents(of: try workspace.write("configured.yml", text))
    let standard = try first("configuredDefaults", of: try first("entries", of: configured))
    #expect(try names(under: "In `configurations`") == Set(try first("configurations", of: configured).keys))
    #expect(try names(under: "In `configuredDefaults`") == Set(standard.keys))
  }
}
