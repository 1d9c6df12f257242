import RegistryDiagnostics
import RegistryText

extension DiffReport {
  /// For a comment on a pull request: the summary, and a table by owner. Every text is code, so that it links and mentions nothing.
  package var markdown: String {
    guard !differences.isEmpty else { return "**Remote Config:** \(summary)\n" }
    var text = "**Remote Config:** \(summary)\n\n| | key | owner | finding |\n|---|---|---|---|\n"
    for group in owners {
      for (difference, severity) in group.differences {
        let cells = [
          difference.sign(severity), difference.key.markdownCode, (group.owner ?? "").markdownCode,
          difference.diagnostic(.error).message.markdownCode,
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return text
  }
}
