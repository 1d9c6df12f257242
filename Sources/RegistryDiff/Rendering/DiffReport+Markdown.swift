import RegistryDiagnostics
import RegistryModel
import RegistryText

extension DiffReport {
  /// For a comment on a pull request: the summary, and a table by owner of `limit` differences at most. Every text is code, so that
  /// it links and mentions nothing.
  package func markdown(limit: Int = .max) -> String {
    guard !differences.isEmpty else { return "**Remote Config:** \(summary)\n" }
    var text = "**Remote Config:** \(summary)\n\n| | key | owner | finding |\n|---|---|---|---|\n"
    let (owners, rest) = shown(limit)
    for group in owners {
      for (difference, severity) in group.differences {
        let cells = [
          difference.sign(severity), difference.key.truncated(to: ServiceLimits.keyLength).markdownCode,
          (group.owner ?? "").truncated(to: 80).markdownCode, difference.diagnostic(.error).message.markdownCode,
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return text + (rest.map { "\n" + $0 + "\n" } ?? "")
  }
}
