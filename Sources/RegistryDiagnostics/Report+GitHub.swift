import RegistryText

extension Report {
  /// The report as workflow commands of GitHub Actions, which shows them as annotations beside the lines. The counts follow
  /// at the end as plain text.
  ///
  /// The runner needs escapes for `%`, CR and LF, and for `:` and `,` in properties. It shows ten annotations of each level in a
  /// step. Of the others only the message is in the log, so there it begins with the place and ends with the rule.
  package func github() -> String {
    var counts: [Severity: Int] = [:]
    let commands = paths.placed(diagnostics).map { diagnostic in
      counts[diagnostic.severity, default: 0] += 1
      let isShown = counts[diagnostic.severity, default: 0] <= Self.shownAnnotations
      return Self.command(for: diagnostic, isShown: isShown) + "\n"
    }
    return diagnostics.isEmpty && omittedCount == 0 ? "" : commands.joined() + summaryLine + "\n"
  }

  /// The number of annotations of a level that the service shows for a step.
  private static let shownAnnotations = 10

  private static func command(for diagnostic: Diagnostic, isShown: Bool) -> String {
    let properties = (properties(of: diagnostic.location) + [("title", diagnostic.rule.rawValue)])
      .map { name, value in "\(name)=\(escaped(property: value.visible))" }
      .joined(separator: ",")
    let message = message(of: diagnostic, isShown: isShown)
    return "::\(name(of: diagnostic.severity)) \(properties)::\(escaped(data: message))"
  }

  private static func name(of severity: Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func properties(of location: SourceLocation?) -> [(String, String)] {
    guard let location, location.path != "-" else { return [] }
    let file = [("file", location.path)]
    guard let span = location.span else { return file }
    let lines = [("line", String(span.start.line)), ("endLine", String(span.end.line))]
    // The service refuses columns for a range of several lines.
    guard span.start.line == span.end.line else { return file + lines }
    return file + lines + [("col", String(span.start.column)), ("endColumn", String(span.end.column))]
  }

  /// The message, the fix and the notes, one per line.
  private static func message(of diagnostic: Diagnostic, isShown: Bool) -> String {
    let message = diagnostic.message.visible
    var lines = [isShown ? message : "\(prefix(diagnostic.location))\(message) [\(diagnostic.rule.rawValue.visible)]"]
    if let fix = diagnostic.fix { lines.append("help: " + fix.message.visible) }
    for note in diagnostic.notes { lines.append("note: " + prefix(note.location) + note.message.visible) }
    return lines.joined(separator: "\n")
  }

  private static func prefix(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    let path = location.path == "-" ? "<stdin>" : location.path.visible
    return (location.span.map { "\(path):\($0.start.line):\($0.start.column)" } ?? path) + ": "
  }

  private static func escaped(data: String) -> String { escape(data, alsoEscaping: []) }

  private static func escaped(property: String) -> String { escape(property, alsoEscaping: [":", ","]) }

  private static func escape(_ text: String, alsoEscaping others: [Unicode.Scalar]) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if ["%", "\r", "\n"].contains(scalar) || others.contains(scalar) {
        escaped.append(contentsOf: PercentEncoding.encode(scalar).unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
