import RegistryModel
import RegistryText

extension KeyList {
  /// For a spreadsheet: a line of names, and a line for each key. Lines end with a line feed.
  package var csv: String {
    let names = [
      "key", "owner", "type", "default", "limits", "expires", "days_left", "states", "extensions", "reason", "description",
      "tracker", "tags",
      "path", "line",
    ]
    return ([names] + keys.map(\.cells)).map { $0.map(\.csvCell).joined(separator: ",") + "\n" }.joined()
  }
}

extension ListedKey {
  fileprivate var cells: [String] {
    [
      entry.key, entry.owner, entry.kind.type.rawValue, entry.defaultText, entry.kind.limitPhrases.joined(separator: "; "),
      expiresText, daysLeft.map(String.init) ?? "", states.map(\.rawValue).joined(separator: " "), String(entry.extensions.count),
      entry.retired ?? entry.deprecated ?? reason ?? "",
      entry.description ?? "", entry.tracker ?? "", entry.tags.joined(separator: " "), entry.location.path,
      entry.location.span.map { String($0.start.line) } ?? "",
    ]
  }
}

extension String {
  /// The text as a cell of CSV that no spreadsheet takes for a formula, on one line.
  ///
  /// A spreadsheet evaluates a cell that begins with `=`, `+`, `-`, `@` or one of their wide forms. Such a cell gets an apostrophe in
  /// front, which spreadsheets take for the mark of a text; a number does not. A spreadsheet whose separator is the semicolon begins
  /// a cell behind each of them, quotes or not.
  package var csvCell: String {
    let text = visible
    let isNumber = if case .success = DoubleType.read(text) { !text.hasPrefix("+") } else { false }
    let parts = text.unicodeScalars.split(separator: ";", omittingEmptySubsequences: false)
    let safe = isNumber ? text : parts.map { (Self.looksLikeFormula($0) ? "'" : "") + String($0) }.joined(separator: ";")
    guard safe.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }) else {
      return safe
    }
    return "\"" + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private static func looksLikeFormula(_ part: Substring.UnicodeScalarView) -> Bool {
    guard let first = part.first(where: { $0 != " " && $0 != "'" && $0 != "\"" }) else { return false }
    return ["=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"].contains(first)
  }
}
