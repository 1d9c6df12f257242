import RegistryDiagnostics

/// Turns libyaml's refusal into a diagnostic at the right place.
struct SyntaxExplanation {
  let failure: LibYAMLFailure

  init(_ failure: LibYAMLFailure, text: UnsafeBufferPointer<UInt8>) {
    self.failure = failure
  }

  func diagnostic(path: String) -> Diagnostic {
    let place = failure.problemStart.unpacked
    return Diagnostic(.yamlSyntax, at: SourceLocation(path: path, span: SourceSpan(start: place, end: place)), failure.problem)
  }
}
