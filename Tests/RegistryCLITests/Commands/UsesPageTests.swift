import Foundation
import Testing

@testable import RegistryCLI

@Suite("The page about uses")
struct UsesPageTests {
  private let page: String

  init() throws {
    let file = Tool.packageRoot.appendingPathComponent("Documentation/FindUses.md")
    page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private func block(_ language: String) throws -> String {
    try #require(page.components(separatedBy: "```\(language)\n").dropFirst().first).components(separatedBy: "```\n")[0]
  }

  @Test("shows the result for its Swift code and the sample registry")
  func result() throws {
    let workspace = try Workspace()
    try workspace.write("App/Cart.swift", try block("swift"))
    let registry = Tool.packageRoot.appendingPathComponent("Registry/config-registry.yml").path
    let outcome = workspace.run("uses", "--sources", workspace.path("App"), registry)
    let shown = try block("text")
    #expect(outcome.code == 1 && outcome.output == shown)
  }

  @Test("has commands that are right")
  func commands() {
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("    config-registry ") }
    #expect(lines.count >= 5)
    for line in lines {
      let words = line.split(separator: " ").dropFirst().map { $0.replacingOccurrences(of: "'", with: "") }
      guard case .run = Invocation(words) else {
        Issue.record("\(line)")
        continue
      }
    }
  }

  @Test("lists the rules with their severities")
  func rules() {
    for rule in RuleBook.all where ["raw-read", "unregistered-read", "dynamic-read", "unused-key"].contains(rule.id.rawValue) {
      #expect(page.range(of: "| `\(rule.id)` | [^|]* | \(rule.defaultSeverity.rawValue) |", options: .regularExpression) != nil)
    }
  }
}
