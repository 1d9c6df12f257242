import Foundation
import Testing

@testable import RegistryCLI

@Suite("The page about lists and reports")
struct ReportPageTests {
  private let page: String

  init() throws {
    let file = Tool.packageRoot.appendingPathComponent("Documentation/ReportToTeams.md")
    page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test("shows the list of the sample registry")
  func list() throws {
    let registry = Tool.packageRoot.appendingPathComponent("Registry/config-registry.yml").path
    let shown = try #require(page.components(separatedBy: "```text\n").dropFirst().first).components(separatedBy: "```\n")[0]
    let outcome = try Workspace().run("list", registry, "--today", "2028-06-30")
    #expect(outcome == Outcome(code: 0, output: shown))
  }

  @Test("names everything that a template can use, and nothing else")
  func context() throws {
    let registry = try Workspace()
    let path = try registry.write("registry.yml", Registries.sound)
    let output = registry.run("report", path, "--dump-context", "--today", "2026-12-01").output
    let context = try JSONSerialization.jsonObject(with: Data(output.utf8))
    var names: Set<String> = []
    Self.collect(context, &names)
    let start = try #require(page.range(of: "### A page of your own")?.upperBound)
    let end = try #require(page.range(of: "## Compare with")?.lowerBound)
    let documented = Set(page[start..<end].matches(of: #/`([a-zA-Z]+)`/#).map { String($0.output.1) })
    #expect(names.subtracting(documented) == [])
  }

  private static func collect(_ value: Any, _ names: inout Set<String>) {
    if let object = value as? [String: Any] {
      names.formUnion(object.keys)
      for member in object.values { collect(member, &names) }
    }
    for element in value as? [Any] ?? [] { collect(element, &names) }
  }

  @Test("shows a template that works")
  func template() throws {
    let workspace = try Workspace()
    let registry = try workspace.write("registry.yml", Registries.sound)
    let shown = try #require(page.components(separatedBy: "```mustache\n").dropFirst().first).components(separatedBy: "```\n")[0]
    let template = try workspace.write("own.mustache", shown)
    let outcome = workspace.run("report", registry, "--template", template, "--today", "2026-12-01")
    #expect(outcome.code == 0 && outcome.output.contains("<footer><p>Questions? Ask #ios-platform.</p></footer>"))
  }

  @Test("lists the rules about owners with their severities")
  func rules() {
    for rule in RuleBook.all where page.contains("| `\(rule.id)` |") {
      #expect(page.range(of: "| `\(rule.id)` | [^|]* | \(rule.defaultSeverity.rawValue) |", options: .regularExpression) != nil)
    }
    #expect(page.contains("| `team-without-rule` |"))
  }

  @Test("has commands that are right")
  func commands() {
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("    config-registry ") }
    #expect(lines.count >= 4)
    for line in lines {
      let words = line.split(separator: " ").dropFirst().map { $0.replacingOccurrences(of: "'", with: "") }
      guard case .run = Invocation(words) else {
        Issue.record("\(line)")
        continue
      }
    }
  }
}
