import RegistryModel
import RegistryText

/// The documentation comment of an accessor.
enum EntryDocumentation {
  /// The comment with `///` at the start of each line, indented as a member, without a line break at its end.
  static func comment(_ entry: Entry) -> String {
    lines(entry).map { $0.isEmpty ? "  ///" : "  /// " + $0 }.joined(separator: "\n")
  }

  /// The lines of the comment: the description, then the facts that a reader of the code needs.
  static func lines(_ entry: Entry) -> [String] { description(of: entry) + facts(of: entry).map { "- " + $0 } }

  private static func description(of entry: Entry) -> [String] {
    guard let text = entry.description, !text.isEmpty else { return [] }
    var paragraph = DocComment.lines(text)
    while paragraph.last?.isEmpty == true { paragraph.removeLast() }
    return paragraph + [""]
  }

  private static func facts(of entry: Entry) -> [String] {
    var facts = [
      "Remote key: `\(DocComment.line(entry.key))`", "Owner: \(DocComment.line(entry.owner))",
      "Default: `\(shortened(entry.defaultLiteral))`",
    ]
    facts += entry.kind.emitted.constraintDocumentation
    switch entry.fallback {
    case .useDefault: facts.append("Fallback: the default unless the last fetch succeeded")
    case .lastActivatedThenDefault: facts.append("Fallback: the last activated value, then the default")
    }
    if let expires = entry.expiryText { facts.append("Expires: \(expires)") }
    if let tracker = entry.tracker { facts.append("Tracker: \(DocComment.line(tracker))") }
    if !entry.tags.isEmpty { facts.append("Tags: \(entry.tags.map(DocComment.line).joined(separator: ", "))") }
    return facts
  }

  /// A default as a reader of code knows it, cut where it is long.
  private static func shortened(_ literal: String) -> String {
    literal.truncated(to: 60)
  }
}

extension Entry {
  /// The compiled-in value as Swift source of the accessor's type.
  var defaultLiteral: String { kind.emitted.literal(defaultValue) }

  /// `2028-06-30`, or `never` with its reason.
  var expiryText: String? {
    switch expiry {
    case .day(let day)?: day.description
    case .never(let reason)?: reason.isEmpty ? "never" : "never (" + DocComment.line(reason) + ")"
    case nil: nil
    }
  }
}
