import RegistryDiagnostics
import RegistryJSON
import RegistryText

/// Turns what the JSON reader found into diagnostics about an export.
struct ExportSyntax {
  let path: String
  let lines: LineIndex

  /// The findings, and one more if there were too many to keep.
  func diagnostics(for result: JSONReader.Result) -> [Diagnostic] {
    let diagnostics = result.findings.map(diagnostic)
    let omitted = result.omittedFindings
    guard omitted > 0 else { return diagnostics }
    let message = omitted == 1 ? "1 more fault of this kind was left out" : "\(omitted) more faults of this kind were left out"
    return diagnostics + [Diagnostic(ExportRules.syntax.id, at: SourceLocation(path: path), message)]
  }

  private func diagnostic(for finding: JSONFinding) -> Diagnostic {
    let related = finding.related.flatMap { range in
      finding.relatedMessage.map { Diagnostic.Note($0, at: location(of: range)) }
    }
    return Diagnostic(
      rule(for: finding).id, at: place(of: finding), message(for: finding), notes: related.map { [$0] } ?? [],
      fix: fix(for: finding))
  }

  private func rule(for finding: JSONFinding) -> RuleDocumentation {
    switch finding.kind {
    case .duplicateName: ExportRules.duplicateKey
    case .trailingComma: ExportRules.trailingComma
    case .tooLarge, .tooDeep: ExportRules.limit
    case .empty: ExportRules.notATemplate
    default: finding.isCutOff ? ExportRules.notATemplate : ExportRules.syntax
    }
  }

  private func message(for finding: JSONFinding) -> String {
    switch finding.kind {
    case .duplicateName: finding.message + ", and readers differ in which one they keep"
    case .unclosedObject: "the file is cut off inside this object"
    case .unclosedArray: "the file is cut off inside this list"
    case .unclosedString: "the file is cut off inside this string"
    case .unclosedComment: "the file is cut off inside this comment"
    default: finding.message
    }
  }

  private func fix(for finding: JSONFinding) -> Diagnostic.Fix? {
    switch finding.kind {
    case .trailingComma: .init("remove the ','", replacement: "")
    case .duplicateName: .init("remove or rename one of the two")
    case .empty: ForeignFile.exportAgain
    default: finding.isCutOff ? ForeignFile.exportAgain : finding.hint.map { Diagnostic.Fix($0) }
    }
  }

  /// A line of another encoding is not shown: read as UTF-8, it is full of characters that are not in it.
  private func place(of finding: JSONFinding) -> SourceLocation {
    if case .otherEncoding = finding.kind { return SourceLocation(path: path) }
    return location(of: finding.range)
  }

  private func location(of range: Range<Int>) -> SourceLocation { SourceLocation(path: path, span: lines.span(of: range)) }
}
