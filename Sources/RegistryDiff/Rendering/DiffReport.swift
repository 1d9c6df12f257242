import RegistryDiagnostics
import RegistryModel
import RegistryText

/// A comparison with the severities that a registry gives to the rules.
package struct DiffReport: Sendable {
  /// The differences that are reported, each with its severity, in the comparison's order.
  package let differences: [(difference: Difference, severity: Severity)]
  /// How many keys both sides have.
  package let commonCount: Int

  /// - Parameter rules: the rules to report, or nil for all.
  package init(_ comparison: Comparison, settings: Settings, only rules: Set<RuleID>? = nil) {
    commonCount = comparison.commonCount
    differences = comparison.differences.compactMap { difference in
      let rule = difference.rule
      guard rules?.contains(rule.id) ?? true else { return nil }
      return settings.severity(of: rule).map { (difference, $0) }
    }
  }

  /// A finding for each difference.
  package var diagnostics: [Diagnostic] { differences.map { $0.difference.diagnostic($0.severity) } }

  /// The differences that the texts for people list, by owner, and the line about the others.
  func shown(_ limit: Int) -> (owners: [OwnerGroup], rest: String?) {
    var room = max(limit, 0)
    let shown = owners.map { group in
      defer { room -= min(room, group.differences.count) }
      return OwnerGroup(owner: group.owner, differences: Array(group.differences.prefix(room)))
    }
    let rest = differences.count - max(limit, 0)
    return (shown.filter { !$0.differences.isEmpty }, rest > 0 ? omission(of: rest, "difference", "differences") : nil)
  }

  /// The differences of one owner.
  struct OwnerGroup {
    /// Nil for keys that the registry does not declare.
    let owner: String?
    let differences: [(difference: Difference, severity: Severity)]
  }

  /// By owner in the order of their names, by code points; without an owner last.
  var owners: [OwnerGroup] {
    let groups = Dictionary(grouping: differences) { $0.difference.owner }
    return groups.map { OwnerGroup(owner: $0.key, differences: $0.value) }.sorted { left, right in
      guard let first = left.owner else { return false }
      guard let second = right.owner else { return true }
      return first.utf8.lexicographicallyPrecedes(second.utf8)
    }
  }

  /// How many differences there are of each kind.
  struct Counts {
    var registryOnly = 0
    var remoteOnly = 0
    var differing = 0
    var notes = 0
  }

  var counts: Counts {
    differences.reduce(into: Counts()) { counts, element in
      switch element.difference.kind {
      case _ where element.severity == .note: counts.notes += 1
      case .registryOnly: counts.registryOnly += 1
      case .remoteOnly: counts.remoteOnly += 1
      default: counts.differing += 1
      }
    }
  }

  /// `12 keys compared: 1 only in the registry, 2 only remote, 3 differ, 1 note`
  var summary: String {
    let counts = counts
    let parts = [
      (counts.registryOnly, "only in the registry"), (counts.remoteOnly, "only remote"),
      (counts.differing, counts.differing == 1 ? "differs" : "differ"),
    ]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let remarks = counts.notes == 0 ? [] : ["\(counts.notes) \(counts.notes == 1 ? "note" : "notes")"]
    let compared = "\(commonCount) \(commonCount == 1 ? "key" : "keys") compared"
    return parts.isEmpty && remarks.isEmpty
      ? "\(compared), no differences" : "\(compared): \((parts + remarks).joined(separator: ", "))"
  }
}
