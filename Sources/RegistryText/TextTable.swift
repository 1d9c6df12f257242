/// A table in columns, for a terminal.
package struct TextTable: Sendable {
  package struct Column: Sendable {
    let title: String
    /// The narrowest that the column becomes where a line has to be short.
    let minimum: Int
    /// Whether the cells are at the right end, as numbers are.
    let isRightAligned: Bool

    package init(_ title: String, minimum: Int, isRightAligned: Bool = false) {
      self.title = title
      self.minimum = minimum
      self.isRightAligned = isRightAligned
    }
  }

  /// No cell is wider. A default may have a million characters.
  package static let widestCell = 60
  private static let gap = "  "

  private let columns: [Column]
  private let rows: [[String]]

  /// - Parameter rows: a text for each column, safe for a terminal.
  package init(_ columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The lines, each with a line break. The last column has no blanks behind it.
  ///
  /// - Parameter width: how many characters a line may have; nil for any number. Long cells are cut to fit.
  package func text(width: Int? = nil) -> String {
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
    let padded = columns.indices.map { index in
      let (cell, width) = (cells[index], widths[index])
      let shown = cell.unicodeScalars.count > width ? cell.truncated(to: max(width - 1, 0)) : cell
      let padding = String(repeating: " ", count: width - shown.unicodeScalars.count)
      return columns[index].isRightAligned ? padding + shown : shown + padding
    }
    var line = padded.joined(separator: Self.gap)
    while line.last == " " { line.removeLast() }
    return line
  }
}
