import RegistryDiagnostics
import RegistryJSON
import RegistryText
import TestSupport

extension JSONNode {
  /// The first element of an array.
  var first: JSONNode? { elements.first { _ in true } }
}

/// Findings in a small registry, used by the tests of all formats.
enum Samples {
  static let tool = Report.Tool(name: "config-registry", version: "1.2.3")

  static let registry = """
    checkout_enabled:
      owner: payments
      type: bool
      expire: 2026-12-01
    checkout_enabled:
      owner: media

    """

  static let misspelled = Diagnostic(
    RuleID("unknown-attribute"),
    at: SourceLocation(path: "config-registry.yml", span: span(4, 3, 9)),
    "unknown attribute 'expire'",
    fix: .init("did you mean 'expires'?", replacement: "expires"),
    key: "checkout_enabled",
    owner: "payments"
  )

  static let duplicate = Diagnostic(
    RuleID("duplicate-key"),
    at: SourceLocation(path: "config-registry.yml", span: span(5, 1, 17)),
    "key 'checkout_enabled' is already defined in this mapping",
    notes: [.init("the first one is here", at: SourceLocation(path: "config-registry.yml", span: span(1, 1, 17)))],
    fix: .init("remove or rename one of the two")
  )

  static let dueSoon = Diagnostic(
    RuleID("due-soon"), .warning, at: SourceLocation(path: "other.yml", span: span(1, 1, 2)), "'a' expires in 3 days")

  static let wholeFile = Diagnostic(RuleID("unreadable-input"), at: SourceLocation(path: "absent.yml"), "no such file")

  static let rule = RuleDocumentation(
    "unknown-attribute", summary: "an entry has an attribute that no entry can have",
    explanation: "Reports an attribute whose name is not in the list.\nCase counts.",
    rationale: "A misspelled attribute would silently have no effect.", badExample: "a:\n  expire: never",
    goodExample: "a:\n  expires: never", isConfigurable: true, isFixSafe: true)

  static func report(_ diagnostics: [Diagnostic], limit: Int = Report.defaultLimit) -> Report {
    Report(diagnostics, sources: ["config-registry.yml": SourceText(registry)], rules: [rule], tool: tool, limit: limit)
  }

  static func span(_ line: Int, _ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(start: SourcePosition(line: line, column: start), end: SourcePosition(line: line, column: end))
  }
}
