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
