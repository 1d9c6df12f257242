import RegistryDiagnostics
import Testing

@testable import RegistryExpiry

@Suite("The pages of the expiry rules")
struct ExpiryRulesTests {
  @Test("have examples that hold on 2026-11-30", arguments: ExpiryRules.documentation)
  func examples(page: RuleDocumentation) throws {
    let bad = try report(try #require(page.badExample), today: "2026-11-30").diagnostics
    #expect(bad.map(\.rule) == [page.id])
    #expect(bad.map(\.severity) == [page.defaultSeverity])
    #expect(try report(try #require(page.goodExample), today: "2026-11-30").diagnostics.isEmpty)
  }

  @Test("say that a registry may change the severity, and it may", arguments: ExpiryRules.documentation)
  func severities(page: RuleDocumentation) throws {
    #expect(page.isConfigurable)
    let bad = try #require(page.badExample)
    // One of the examples has settings of its own, to which the rules are added.
    let settings = bad.contains("$registry:\n") ? bad : "$registry:\n" + bad
    let text = settings.replacing("$registry:\n", with: "$registry:\n  rules: {\(page.id): off}\n", maxReplacements: 1)
    #expect(try report(text, today: "2026-11-30").diagnostics.isEmpty)
  }

  @Test("are in the order of their ids")
  func order() {
    #expect(ExpiryRules.documentation.map(\.id) == ExpiryRules.documentation.map(\.id).sorted())
  }
}
