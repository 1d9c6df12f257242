import RegistryCompat
import RegistryDiff
import RegistryModel
import RegistryReport
import RegistryText

extension ReportPage {
  /// Adds which versions have an accessor of each key, the oldest first.
  mutating func add(_ releases: [Release]) {
    let names = releases.inOrder().map(\.name)
    let readers = releases.readers
    for index in keys.indices {
      keys[index].versions = (readers[ExactText(keys[index].entry.key)] ?? []).map { names[$0] }
    }
  }

  /// Adds what a registry changes for installs of older ones: what is breaking first, then what is worth a note.
  mutating func addChanges(of registry: ValidRegistry, since releases: [Release]) {
    let compatibility = Compatibility(of: Release(registry.registry, name: ""), since: releases)
    changes = CompatReport(compatibility, settings: registry.settings).items.map { item in
      let accepted = item.acceptance.map { "; accepted: \($0)" } ?? ""
      return ReportChange(
        key: item.change.key, owner: item.change.owner, isBreaking: item.severity == .error,
        message: item.change.detail + accepted)
    }
  }

  /// Adds what an export sends, and what no client can use of it.
  mutating func add(_ export: Export, _ entries: [Entry], _ settings: Settings) {
    let sendings = export.sendings
    let findings = DiffReport(Comparison(entries, export), settings: settings, only: DiffRules.checked).differences
    let problems = Dictionary(grouping: findings.filter { $0.severity == .error }) { $0.difference.key }
    for index in keys.indices {
      let key = entries[index].key
      keys[index].sent = (sendings[key] ?? []).map { SentValue(whom: $0.whom, text: $0.text) }
      keys[index].problems = (problems[key] ?? []).map { found in
        ReportProblem(found.difference.detail, advice: found.difference.diagnostic(.error).fix?.message ?? "")
      }
    }
  }
}
