import RegistryModel
import RegistryReportTemplates
import RegistryText

extension ReportPage {
  /// For the summary of a run: the numbers, what needs doing, the teams, and the changes. Every text of the registry is code, so that
  /// it links and mentions nothing.
  package var markdown: String {
    let numbers = counts.map { "\($0.count) \($0.label.lowercased())" }.joined(separator: ", ")
    let head = "<!-- \(ReportTemplates.mark) -->\n## \(name.markdownCode)\n\nAs of \(today): \(numbers).\n"
    return head + tasksText + teamsText + changesText
  }

  private var tasksText: String {
    let tasks = tasks
    guard !tasks.isEmpty else { return "\n### To do\n\nNothing is expired or due.\n" }
    let rows = tasks.prefix(Self.mostRows).map { task in
      Self.row([
        task.key.entry.key.markdownCode, task.key.entry.owner.markdownCode, Self.cell(task.what, of: task),
        Self.cell(task.advice, of: task),
      ])
    }
    let rest = tasks.count - Self.mostRows
    return "\n### To do\n\n" + Self.table(["key", "team", "what", "then"], rows) + (rest > 0 ? "\n\(rest) more.\n" : "")
  }

  private var teamsText: String {
    let rows = teams.map { team in
      func count(_ status: ReportStatus) -> String { String(team.keys.count { $0.status == status }) }
      return Self.row(
        [team.name.markdownCode, String(team.keys.count), count(.expired), count(.due), count(.scheduled), count(.permanent)]
          + [(team.team?.contact ?? "").markdownCode])
    }
    let titles = ["team", "keys", "expired", "due", "later", "never expire", "contact"]
    return "\n### Teams\n\n" + Self.table(titles, rows)
  }

  private var changesText: String {
    guard let changes else { return "" }
    let rows = changes.prefix(Self.mostRows).map { change in
      Self.row(
        [
          change.key.markdownCode, (change.owner ?? "").markdownCode, change.isBreaking ? "breaking" : "note",
          change.message.markdownCode,
        ])
    }
    let table = rows.isEmpty ? "" : "\n" + Self.table(["key", "team", "change", "what it does"], rows)
    return "\n### Changes\n\n\(changesSummary)\n" + table
  }

  /// The summary of a run has room for a megabyte.
  private static let mostRows = 200

  /// A phrase of our own is a text; what quotes a value is code.
  private static func cell(_ text: String, of task: ReportTask) -> String { task.kind == "problem" ? text.markdownCode : text }

  private static func table(_ titles: [String], _ rows: [String]) -> String {
    row(titles) + "|" + String(repeating: "---|", count: titles.count) + "\n" + rows.joined()
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
