import RegistryModel
import RegistryText

extension KeyList {
  /// For people: a row for each key, and a line with how many there are.
  ///
  ///     key                  owner     type  default  expires     state
  ///     checkout_v2_enabled  payments  bool  false    2026-12-01  expires today
  ///
  /// - Parameter width: how many characters a line may have; nil for any number. Long cells are cut to fit.
  package func text(width: Int? = nil) -> String {
    guard !keys.isEmpty else { return summary + "\n" }
    let table = TextTable(
      [
        .init("key", minimum: 16), .init("owner", minimum: 8), .init("type", minimum: 6), .init("default", minimum: 7),
        .init("expires", minimum: 10), .init("state", minimum: 10),
      ],
      rows: keys.map { key in
        [
          key.entry.key, key.entry.owner, key.entry.kind.type.rawValue, key.defaultPhrase, key.expiresText, key.statePhrase,
        ].map { $0.truncated(to: TextTable.widestCell).visible }
      })
    return table.text(width: width) + "\n" + summary + "\n"
  }
}

/// A table in columns, for a terminal.
struct TextTable {
  struct Column {
    let title: String
    /// The narrowest that the column becomes where a line has to be short.
    let minimum: Int

    init(_ title: String, minimum: Int) {
      self.title = title
      self.minimum = minimum
    }
  }

  /// No cell is wider. A default may have a million characters.
  static let widestCell = 60
  private static let gap = "  "

  private let columns: [Column]
  private let rows: [[String]]

  /// - Parameter rows: a text for each column, safe for a terminal.
  init(_ columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The lines, each with a line break. The last column has no blanks behind it.
  func text(width: Int?) -> String {
    let widths = widths(in: width)
    return ([columns.map(\.title)] + rows).map { line($0, widths) + "\n" }.joined()
  }

  /// The widths of the cells, of which the widest give way first.
  private func widths(in limit: Int?) -> [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(columns[index].title.utf8.count) { max($0, $1[index].unicodeScalars.count) }
    }
    guard let limit else { return widths }
    let room = limit - Self.gap.utf8.count * (columns.count - 1)
    while widths.reduce(0, +) > room {
      let shrinkable = widths.indices.filter { widths[$0] > columns[$0].minimum }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      let shown = cell.unicodeScalars.count > width ? cell.truncated(to: max(width - 1, 0)) : cell
      return shown + String(repeating: " ", count: width - shown.unicodeScalars.count)
    }
    var line = padded.joined(separator: Self.gap)
    while line.last == " " { line.removeLast() }
    return line
  }
}
