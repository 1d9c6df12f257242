import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Collects findings as diagnostics: one for each cause, and not more than memory can hold for a hostile file.
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
    let location: SourceLocation
  }

  /// Takes a finding of the rule, up to its bound.
  mutating func add(_ finding: Finding, of rule: inout ActiveRule) {
    guard !rule.hasFoundEnough else { return }
    let place = Place(rule: rule.documentation.id, location: finding.location)
    var notes = finding.notes + Self.inheritance(of: finding)
    if finding.mergeKey != nil, let earlier = reported[place] { return addNotes(notes, to: earlier) }
    reported[place] = diagnostics.count
    rule.count += 1
    if rule.hasFoundEnough { notes.append(.init("there may be more; the search stopped here")) }
    diagnostics.append(
      Diagnostic(
        rule.documentation, rule.severity, at: finding.location, finding.message.text, notes: notes, fix: finding.fix,
        key: finding.declaration?.key, owner: finding.declaration?.owner.value))
  }

  private mutating func addNotes(_ notes: [Diagnostic.Note], to index: Int) {
    let count = diagnostics[index].notes.count
    if count < Self.mostNotes {
      diagnostics[index].notes += notes
    } else if count == Self.mostNotes {
      diagnostics[index].notes.append(.init("more entries inherit it"))
    }
  }

  private static func inheritance(of finding: Finding) -> [Diagnostic.Note] {
    guard let mergeKey = finding.mergeKey, let declaration = finding.declaration else { return [] }
    return [.init("\(quoted(declaration.key)) inherits it here", at: mergeKey.location)]
  }
}

/// A rule that is not off, with its severity in a registry and what it has found so far.
struct ActiveRule {
  let documentation: RuleDocumentation
  let severity: Severity
  var count = 0

  /// More findings of one rule than anybody corrects at once.
  static let mostFindings = 10_000

  /// Whether the rule need not look any further.
  var hasFoundEnough: Bool { count >= Self.mostFindings }

  /// Nil where the rule is off.
  init?(_ rule: RuleDocumentation, _ settings: Settings) {
    guard let severity = settings.severity(of: rule) else { return nil }
    documentation = rule
    self.severity = severity
  }
}
