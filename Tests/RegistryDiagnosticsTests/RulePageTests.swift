import RegistryDiagnostics
import Testing

@Suite("the page of a rule")
struct RulePageTests {
  @Test("has a section for each part that there is")
  func page() {
    #expect(
      Samples.rule.page == """
        unknown-attribute: an entry has an attribute that no entry can have (error)

        What it does
          Reports an attribute whose name is not in the list.
          Case counts.

        Why it matters
          A misspelled attribute would silently have no effect.

        Example
          a:
            expire: never

        Use instead
          a:
            expires: never

        Fix
          Safe to apply.

        Severity
          Set it under '$registry: rules: unknown-attribute' to error, warning or off.

        """)
    let short = RuleDocumentation("a", .warning, summary: "s", explanation: "e", rationale: "r")
    #expect(short.page == "a: s (warning)\n\nWhat it does\n  e\n\nWhy it matters\n  r\n")
  }
}
