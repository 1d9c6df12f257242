import RegistryDiagnostics
import RegistryTemplate
import RegistryText
import Testing

@testable import RegistryCLI

@Suite("An error of a template")
struct TemplateErrorTests {
  @Test(
    "becomes a finding at its place, with the nearest name or the engine's advice",
    arguments: [
      ("\n  {{>firebase.swfit}}", 2, 3, "there is no partial 'firebase.swfit'", "did you mean 'firebase.swift'?"),
      (
        "{{<firebase.swift}}{{$haeder}}{{/haeder}}{{/firebase.swift}}", 1, 20, "the parent has no block 'haeder'",
        "did you mean 'header'?"
      ),
      ("{{>nothing.alike}}", 1, 1, "there is no partial 'nothing.alike'", nil),
      ("{{name", 1, 1, "the tag is not closed", "end it with '}}'"),
    ] as [(String, Int, Int, String, String?)])
  func finding(text: String, line: Int, column: Int, message: String, fix: String?) throws {
    let partials = TemplatePartials(["firebase.swift": "{{$header}}{{/header}}"])
    let error = try #require(throws: TemplateError.self) {
      try Template(TemplateSource(name: "mine", text: text), partials: partials)
    }
    #expect(
      error.diagnostic
        == Diagnostic(
          "invalid-template", at: SourceLocation(path: "mine", span: SourceSpan(line: line, column: column)), message,
          fix: fix.map { .init($0) }))
  }
}
