import RegistryJSON
import RegistryModel
import RegistryText

extension OwnersReport {
  /// For people: a row for each team.
  ///
  ///     team      keys  handles        contact    rules
  ///     payments  12    @org/payments  #payments  3
  package func text(width: Int? = nil) -> String {
    TextTable(
      [
        .init("team", minimum: 8), .init("keys", minimum: 4), .init("handles", minimum: 12), .init("contact", minimum: 8),
        .init("rules", minimum: 5),
      ], rows: rows.map { $0.cells.map { $0.truncated(to: TextTable.widestCell).visible } }
    ).text(width: width)
  }

  /// For a comment on a pull request: the same as a table.
  package var markdown: String {
    let lines = rows.map { row in
      let cells = [row.cells[0].markdownCode, row.cells[1], row.cells[2].markdownCode, row.cells[3].markdownCode, row.cells[4]]
      return "| \(cells.joined(separator: " | ")) |\n"
    }
    return "| team | keys | handles | contact | rules |\n|---|---|---|---|---|\n" + lines.joined()
  }

  /// For programs: `[{"team", "keys", "codeowners", "contact"?, "rules": [{"pattern", "path", "line"}]}]`.
  package var json: JSONValue { .array(rows.map(\.json)) }
}

extension OwnersReport.Row {
  fileprivate var cells: [String] {
    [name, String(entries.count), handles.joined(separator: " "), team?.contact ?? "", String(rules.count)]
  }

  fileprivate var json: JSONValue {
    let contact = team?.contact.map { [(name: "contact", value: JSONValue.string($0))] } ?? []
    return .object(
      [
        ("team", .string(name)), ("keys", .array(entries.map { .string($0.key) })),
        ("codeowners", .array(handles.map(JSONValue.string))),
      ] + contact + [("rules", .array(rules.map(\.json)))])
  }
}

extension CodeOwners.Rule {
  fileprivate var json: JSONValue {
    ["pattern": .string(pattern), "path": .string(location.path), "line": .integer(location.span?.start.line ?? 1)]
  }
}
