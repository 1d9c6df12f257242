import RegistryText

extension ExpiryReport {
  /// For an issue or the summary of a run: the summary, and a table by owner.
  package var markdown: String {
    let head = "**Expiry:** \(summary)\n"
    guard !items.isEmpty else { return head }
    let rows = owners.flatMap { group in group.items.map { Self.row([(group.owner ?? "").markdownCode] + $0.cells) } }
    return head + "\n" + Self.row(["owner"] + Self.titles) + "|---" + Self.rule + rows.joined()
  }

  /// A table of the entries of one owner.
  static func table(of items: [ExpiryItem]) -> String {
    row(titles) + rule + items.map { row($0.cells) }.joined()
  }

  private static let titles = ["last day", "key", "status", "tracker"]
  private static let rule = String(repeating: "|---", count: titles.count) + "|\n"

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}

extension ExpiryItem {
  /// The texts of the registry are code, so that they link and mention nothing.
  fileprivate var cells: [String] { [day.description, key.markdownCode, state.phrase, (tracker ?? "").markdownCode] }
}
