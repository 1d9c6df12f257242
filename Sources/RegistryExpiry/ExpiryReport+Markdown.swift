import RegistryText

extension ExpiryReport {
  /// For an issue or the summary of a run: the summary, and a table by owner.
  package var markdown: String {
    let head = "**Expiry:** \(summary)\n"
    guard !items.isEmpty else { return head }
    let rows = owners.flatMap { group in
      group.items.map { item in
        let cells = [
          (group.owner ?? "").markdownCode, item.day.description, item.key.markdownCode, item.state.phrase,
          (item.tracker ?? "").markdownCode,
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return head + "\n| owner | last day | key | status | tracker |\n|---|---|---|---|---|\n" + rows.joined()
  }
}
