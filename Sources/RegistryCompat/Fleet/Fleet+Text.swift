import RegistryDiagnostics
import RegistryModel
import RegistryText

extension Fleet {
  /// For people: a table of the releases, what installs read otherwise, `limit` at most, and a summary as the last line.
  ///
  ///     version  keys  fine  clamped  default  unreadable  gone
  ///     5.0         3     2        0        0           1     0
  ///
  ///     upload_limit
  ///       5.0 to 5.3: the default '500' is out of range there; installs read the default '10'
  package func text(limit: Int = .max) -> String {
    var text = table
    for item in items.prefix(max(limit, 0)) {
      let owner = item.owner.map { " (\($0.truncated(to: 80)))" } ?? ""
      text += "\n" + "\(item.key.truncated(to: ServiceLimits.keyLength))\(owner)".visibleAtLineStart + "\n"
      text += "  \(names(item.positions)): \(item.detail)".visible + "\n"
    }
    let rest = items.count - max(limit, 0)
    return text + (rest > 0 ? "\n" + omission(of: rest, "finding", "findings") + "\n" : "") + "\n" + summary + "\n"
  }

  private var table: String {
    let counted = ["keys"] + State.allCases.map(\.name)
    let columns = counted.map { TextTable.Column($0, minimum: 4, isRightAligned: true) }
    let rows = zip(releases, counts).map { name, counts in
      [name.truncated(to: 24).visible, String(counts.values.reduce(0, +))] + State.allCases.map { String(counts[$0] ?? 0) }
    }
    return TextTable([.init("version", minimum: 7)] + columns, rows: rows).text()
  }

  /// `12 versions: 3 keys are not read as they are meant`
  package var summary: String {
    let keys = Set(items.filter { $0.state != .gone }.map(\.key)).count
    let gone = Set(items.filter { $0.state == .gone }.map(\.key)).count
    let versions = "\(releases.count) \(releases.count == 1 ? "version" : "versions")"
    let parts = [
      keys == 0 ? nil : "\(keys) \(keys == 1 ? "key is" : "keys are") not read as meant",
      gone == 0 ? nil : "\(gone) \(gone == 1 ? "key is" : "keys are") gone",
    ].compactMap { $0 }
    return parts.isEmpty ? "\(versions): every key is read as it is meant" : "\(versions): \(parts.joined(separator: ", "))"
  }

  /// For an issue or the summary of a run: a table of the releases, and one of what they read otherwise.
  package func markdown(limit: Int = .max) -> String {
    let states = State.allCases.map(\.name).joined(separator: " | ")
    var text = "**Fleet:** \(summary)\n\n| version | keys | \(states) |\n|---|---|---|---|---|---|---|\n"
    for (name, counts) in zip(releases, counts) {
      let cells = State.allCases.map { String(counts[$0] ?? 0) }
      text += "| \(name.markdownCode) | \(counts.values.reduce(0, +)) | \(cells.joined(separator: " | ")) |\n"
    }
    if !items.isEmpty { text += "\n| key | owner | versions | what installs read |\n|---|---|---|---|\n" }
    for item in items.prefix(max(limit, 0)) {
      let cells = [
        item.key.truncated(to: ServiceLimits.keyLength).markdownCode, (item.owner ?? "").truncated(to: 80).markdownCode,
        names(item.positions).markdownCode, item.detail.markdownCode,
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    let rest = items.count - max(limit, 0)
    return text + (rest > 0 ? "\n" + omission(of: rest, "finding", "findings") + "\n" : "")
  }
}
