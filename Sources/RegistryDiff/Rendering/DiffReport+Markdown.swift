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
          difference.sign(severity), code(difference.key), cell(group.owner ?? ""), cell(difference.diagnostic(.error).message),
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return text
  }

  /// In a code span no reference is read, so what could end it is left out.
  private func code(_ text: String) -> String {
    text.isEmpty ? "" : "`\(String(text.visible.unicodeScalars.filter { $0 != "|" && $0 != "`" }.map(Character.init)))`"
  }

  /// A text that can end neither its cell nor the table, and is neither HTML nor a link nor a mention.
  private func cell(_ text: String) -> String {
    var result = ""
    for character in text.visible.unicodeScalars {
      switch character {
      case "|", "<", ">", "[", "]", "`", "*", "\\", "@", "#": result += "&#\(character.value);"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
