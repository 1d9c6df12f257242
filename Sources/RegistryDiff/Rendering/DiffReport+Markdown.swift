import RegistryDiagnostics
import RegistryText

extension DiffReport {
  /// For a comment on a pull request: a table by owner, and the summary.
  package var markdown: String {
    guard !differences.isEmpty else { return "**Remote Config:** \(summary)\n" }
    var text = "**Remote Config:** \(summary)\n\n| | key | owner | finding |\n|---|---|---|---|\n"
    for group in owners {
      for (difference, severity) in group.differences {
        let cells = [
          difference.sign(severity), difference.key.markdownCode, (group.owner ?? "").markdownCell,
          difference.diagnostic(.error).message.markdownCell,
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return text
  }
}
