import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import RegistryText

/// A comparison with what shipped, with the severities and the acceptances of the registry.
package struct CompatReport: Sendable {
  /// A change with the severity of its rule; nil where the rule is off, or the change has none.
  package struct Item: Sendable {
    package let change: KeyChange
    package let severity: Severity?
    /// Why the break is intended.
    package let acceptance: String?
  }

  /// Breaking changes first, in the order of the comparison otherwise.
  package let items: [Item]
  /// The names of the shipped registries, from the oldest to the newest.
  package let releases: [String]
  private let unusedAcceptances: [Diagnostic]

  package init(_ compatibility: Compatibility, settings: Settings) {
    releases = compatibility.releases
    var used: Set<Int> = []
    let items = compatibility.changes.map { change in
      let matches = settings.acceptedBreaks.indices.filter { settings.acceptedBreaks[$0].accepts(change) }
      used.formUnion(matches)
      let acceptance = matches.first.map { settings.acceptedBreaks[$0].reason }
      let severity = acceptance == nil ? change.rule.flatMap { settings.severity(of: $0) } : nil
      return Item(change: change, severity: severity, acceptance: acceptance)
    }
    let failing = { (item: Item) in item.severity == .error }
    self.items = items.filter(failing) + items.filter { !failing($0) }
    unusedAcceptances = settings.acceptedBreaks.indices.filter { !used.contains($0) }.compactMap { index in
      let acceptance = settings.acceptedBreaks[index]
      return settings.severity(of: CompatRules.unusedAcceptance).map { acceptance.unused($0) }
    }
  }

  /// The findings, in reporting order.
  package var diagnostics: [Diagnostic] {
    let found = items.compactMap { item in
      item.change.rule.flatMap { rule in item.severity.map { item.change.diagnostic(rule, $0) } }
    }
    return (found + unusedAcceptances).inReportingOrder()
  }

  /// How many changes are errors, and how many are accepted or otherwise harmless: `{"against", "breaking", "accepted", "other"}`.
  package var json: JSONValue {
    [
      "against": .array(releases.map { .string($0) }), "breaking": .integer(breakingCount), "accepted": .integer(acceptedCount),
      "other": .integer(items.count - breakingCount - acceptedCount),
    ]
  }

  package var breakingCount: Int { items.count { $0.severity == .error } }
  private var acceptedCount: Int { items.count { $0.acceptance != nil } }

  /// `2 breaking changes, 1 accepted, 3 others against 5.0, 5.1`
  package var summary: String { "\(counts) against \(names)" }

  var counts: String {
    let accepted = acceptedCount == 0 ? "" : ", \(acceptedCount) accepted"
    let others = items.count - breakingCount - acceptedCount
    let count =
      breakingCount == 0 ? "no breaking changes" : "\(breakingCount) breaking \(breakingCount == 1 ? "change" : "changes")"
    return "\(count)\(accepted)\(others == 0 ? "" : ", \(others) \(others == 1 ? "other" : "others")")"
  }

  var names: String { releases.count > 4 ? "\(releases.count) versions" : releases.joined(separator: ", ") }
}

extension AcceptedBreak {
  fileprivate func accepts(_ change: KeyChange) -> Bool {
    ExactText(key) == ExactText(change.key) && change.rule?.id == rule
  }

  fileprivate func unused(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      CompatRules.unusedAcceptance, severity, at: location,
      "no change of \(quoted(key)) is reported by '\(rule.rawValue.truncated(to: 80))'", fix: .init("remove the item"), key: key)
  }
}
