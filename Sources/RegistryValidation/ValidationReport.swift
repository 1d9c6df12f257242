import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// Gathers findings as diagnostics, so that one cause gives one of them.
///
/// A fault in a mapping that many entries merge is a fault of each of them. It is reported once, where it is written,
/// with a note at the `<<` of the others.
struct ValidationReport {
  private(set) var diagnostics: [Diagnostic] = []
  /// Where in `diagnostics` a rule has reported a place already.
  private var reported: [Place: Int] = [:]
  private static let mostNotes = 10

  private struct Place: Hashable {
    let rule: RuleID
    let span: SourceSpan?
    let path: String
  }

  mutating func add(_ finding: Finding, of rule: RuleID, _ severity: Severity) {
    let place = Place(rule: rule, span: finding.location.span, path: finding.location.path)
    let notes = finding.notes + Self.inheritance(of: finding)
    if finding.mergeKey != nil, let earlier = reported[place] { return addNotes(notes, to: earlier) }
    reported[place] = diagnostics.count
    diagnostics.append(
      Diagnostic(
        rule, severity, at: finding.location, finding.message, notes: notes, fix: finding.fix,
        key: finding.declaration?.key, owner: finding.declaration?.owner.value))
  }

  private mutating func addNotes(_ notes: [Diagnostic.Note], to index: Int) {
    let count = diagnostics[index].notes.count
    if count < Self.mostNotes { return diagnostics[index].notes += notes }
    if count == Self.mostNotes { diagnostics[index].notes.append(.init("more entries inherit it")) }
  }

  private static func inheritance(of finding: Finding) -> [Diagnostic.Note] {
    guard let mergeKey = finding.mergeKey, let declaration = finding.declaration else { return [] }
    return [.init("\(quoted(declaration.key)) inherits it here", at: mergeKey.location)]
  }
}
