import RegistryModel

/// The documentation comment of an accessor.
enum EntryDocumentation {
  /// The lines behind `///`: the description, then a list of what a reader of the code wants to know.
  static func lines(_ entry: Entry) -> [String] {
    var lines: [String] = []
    if let description = entry.description, !description.isEmpty {
      lines += DocComment.lines(description)
      while lines.last?.isEmpty == true { lines.removeLast() }
      lines.append("")
    }
    return lines + facts(entry).map { "- " + $0 }
  }

  private static func facts(_ entry: Entry) -> [String] {
    var facts = [
      "Remote key: `\(DocComment.line(entry.key))`", "Owner: \(DocComment.line(entry.owner))", "Default: \(shown(entry))",
    ]
    if let bounds = entry.bounds {
      facts.append("Range: \(bounds.low)...\(bounds.high), beyond it \(entry.clamps ? "the nearest bound" : "the default")")
    }
    if let pattern = entry.pattern { facts.append("Pattern: `\(DocComment.line(pattern.source))`") }
    if let length = entry.maxLength { facts.append("At most \(length) characters") }
    facts.append(
      "Fallback: \(entry.fallback == .useDefault ? "the default unless the last fetch succeeded" : "the last activated value, then the default")"
    )
    if let expiry = entry.expiryText { facts.append("Expires: \(expiry)") }
    if let tracker = entry.tracker { facts.append("Tracker: \(DocComment.line(tracker))") }
    if !entry.tags.isEmpty { facts.append("Tags: \(entry.tags.map(DocComment.line).joined(separator: ", "))") }
    return facts
  }

  /// The default as a reader of code knows it, cut where it is long.
  private static func shown(_ entry: Entry) -> String {
    let literal = entry.defaultLiteral
    guard literal.utf8.count > 60 else { return "`\(literal)`" }
    return "`\(String(String.UnicodeScalarView(literal.unicodeScalars.prefix(60))))…`"
  }
}
