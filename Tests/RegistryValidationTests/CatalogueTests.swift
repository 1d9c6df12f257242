import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryValidation

@Suite("The catalogue")
struct CatalogueTests {
  static let pages = RuleCatalogue.documentation

  @Test("has one page per id, in the order of the ids")
  func ids() {
    let ids = Self.pages.map(\.id)
    #expect(ids == Array(Set(ids)).sorted())
    #expect(ids.count == RuleCatalogue.entryRules.count + RuleCatalogue.registryRules.count + StructureRules.documentation.count)
  }

  @Test("has pages that can be read", arguments: pages)
  func page(page: RuleDocumentation) {
    #expect(page.id.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(!page.summary.hasSuffix(".") && page.summary.utf8.count <= 80)
    for text in [page.explanation, page.rationale] { #expect(text.hasSuffix(".") && !text.contains("\n")) }
    #expect((page.badExample == nil) == (page.goodExample == nil))
  }

  @Test("has a bad example that its own rule alone reports", arguments: pages.filter { $0.badExample != nil })
  func badExample(page: RuleDocumentation) throws {
    let found = findings(try #require(page.badExample))
    #expect(!found.isEmpty)
    #expect(Set(found.map(\.rule)) == [page.id], "\(found.map(\.message))")
    #expect(Set(found.map(\.severity)) == [page.defaultSeverity])
  }

  /// Code can be generated from a registry that breaks them.
  @Test("has rules that a registry may change or turn off")
  func configurable() {
    #expect(
      Self.pages.filter(\.isConfigurable).map(\.id.rawValue) == [
        "default-out-of-range",
        "default-violates-schema",
        "doubtful-owner",
        "empty-registry",
        "enum-case-none",
        "extension-gap",
        "fixed-severity",
        "illegal-key",
        "inapplicable-attribute",
        "invalid-schema",
        "missing-expiry",
        "missing-reason",
        "null-default",
        "placeholder-owner",
        "retired-replacement",
        "too-many-extensions",
        "too-many-keys",
        "too-many-reported",
        "too-much-text",
        "unknown-attribute",
        "unknown-owner",
        "unknown-replacement",
        "unknown-rule",
        "unreportable-key",
        "unsupported-schema-word",
        "unused-configuration",
      ])
  }

  @Test("has a good example that nothing reports", arguments: pages.filter { $0.goodExample != nil })
  func goodExample(page: RuleDocumentation) throws {
    #expect(findings(try #require(page.goodExample)).map(\.message) == [])
  }
}
