import RegistryDiagnostics
import RegistryYAML
import Testing

/// The root of a text that must be without findings.
func parse(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> YAMLNode? {
  let result = YAMLParser.parse(Array(text.utf8), path: "test.yml")
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
  return result.document?.root
}

func span(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> SourceSpan {
  SourceSpan(start: .init(line: line, column: column), end: .init(line: endLine, column: endColumn))
}
