import RegistryModel
import RegistryText

extension KeyList {
  /// For an issue or the summary of a run. Every text of the registry is code, so that it links and mentions nothing.
  package var markdown: String {
    let head = "**Keys:** \(summary)\n"
    guard !keys.isEmpty else { return head }
    let rows = keys.map { key in
      let cells = [
        key.entry.key.markdownCode, key.entry.owner.markdownCode, key.entry.kind.type.rawValue,
        key.defaultPhrase.truncated(to: TextTable.widestCell).markdownCode, key.expiresText, key.statePhrase,
        (key.entry.tracker ?? "").markdownCode,
      ]
      return "| \(cells.joined(separator: " | ")) |\n"
    }
    let titles = "| key | owner | type | default | last day | status | tracker |\n|---|---|---|---|---|---|---|\n"
    return head + "\n" + titles + rows.joined()
  }
}
