import RegistryDiagnostics
import RegistryModel
import RegistryText

extension CompatReport {
  /// For a comment on a pull request: the summary, and a table of the changes, breaking ones first, `limit` at most. Every text is
  /// code, so that it links and mentions nothing.
  package func markdown(limit: Int = .max) -> String {
    let head = "**Shipped versions:** \(counts) against \(names.markdownCode)\n"
    guard !items.isEmpty else { return head }
    var text = head + "\n| | key | owner | change | versions |\n|---|---|---|---|---|\n"
    for item in items.prefix(max(limit, 0)) {
      let change = item.change
      let detail = change.detail + (item.acceptance.map { "; accepted: \($0)" } ?? "")
      let cells = [
        item.sign, change.key.truncated(to: ServiceLimits.keyLength).markdownCode,
        (change.owner ?? "").truncated(to: 80).markdownCode, detail.markdownCode, change.releaseList.markdownCode,
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    let rest = items.count - max(limit, 0)
    return text + (rest > 0 ? "\n" + omission(of: rest, "change", "changes") + "\n" : "")
  }
}

extension CompatReport.Item {
  /// `!` breaks installs, `+` is a new key, `-` one that goes, `~` differs without harm.
  var sign: String {
    if severity == .error { return "!" }
    switch change.kind {
    case .added: return "+"
    case .removed, .retired: return "-"
    default: return "~"
    }
  }
}
