import RegistryDiagnostics
import Testing

@testable import RegistryDiff

@Suite("A retired key in the dashboard")
struct RetiredKeyTests {
  private static let registry = "k: {owner: a, type: int, default: 5, retired: gone}"

  @Test("has to hold what shipped installs read")
  func values() throws {
    let pair = try Pair(registry: Self.registry, export: template("NUMBER", "abc"))
    #expect(pair.report().diagnostics.map(\.rule) == ["remote-unreadable"])
  }

  @Test("may be missing, and is not added again")
  func missing() throws {
    let pair = try Pair(registry: Self.registry, export: "{}")
    #expect(pair.report().diagnostics.isEmpty)
    #expect(TemplatePlan(pair.entries, pair.export).isEmpty)
  }

  @Test("is not pruned")
  func pruned() throws {
    var options = TemplatePlan.Options()
    options.prunes = true
    let pair = try Pair(registry: Self.registry, export: template("NUMBER", "6"))
    #expect(TemplatePlan(pair.entries, pair.export, options).isEmpty)
  }
}
