import RegistryText

extension Report {
  /// The report for people. For each finding: `path:line:column: error: message [rule-id]`, the line with a mark under it,
  /// a help line where there is a fix, and notes with their own locations. The counts follow at the end.
  ///
  /// Empty where there are no findings. With `inColor`, the report adds ANSI sequences; those of the inputs are escaped.
  package func text(inColor: Bool = false) -> String {
    var renderer = TextRenderer(sources: sources, toolName: tool.name, colors: inColor ? .ansi : .none)
    for diagnostic in diagnostics { renderer.append(diagnostic) }
    return diagnostics.isEmpty && omittedCount == 0 ? "" : renderer.output + summaryLine + "\n"
  }
}

/// Collects the lines of the text format.
private struct TextRenderer {
  let sources: [String: SourceText]
  let toolName: String
  let colors: TextColors
  var output = ""
  /// The line index of the file that was shown last; the findings are ordered by file.
  private var index: (path: String, lines: LineIndex)?

  init(sources: [String: SourceText], toolName: String, colors: TextColors) {
    self.sources = sources
    self.toolName = toolName
    self.colors = colors
  }

  private static let safeMark = " ('fix' does it)"

  mutating func append(_ diagnostic: Diagnostic) {
    let tag = " [\(diagnostic.rule.rawValue.visible)]"
    appendLine(diagnostic.location, diagnostic.severity.rawValue, diagnostic.severity, diagnostic.message.visible + tag)
    let gutter = appendExcerpt(of: diagnostic)
    if let fix = diagnostic.fix {
      output += "\(gutter) = " + colors.paint("help", .note) + ": \(fix.message.visible)\(fix.isSafe ? Self.safeMark : "")\n"
    }
    for note in diagnostic.notes {
      appendLine(note.location ?? diagnostic.location, "note", .note, note.message.visible)
    }
  }

  private mutating func appendLine(_ location: SourceLocation?, _ label: String, _ severity: Severity, _ message: String) {
    output += colors.bold(name(of: location) + ": ") + colors.paint(label, severity) + ": " + message + "\n"
  }

  private func name(of location: SourceLocation?) -> String {
    guard let location else { return toolName }
    let path = location.path == "-" ? "<stdin>" : location.path.visiblePath
    return location.span.map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
  }

  /// Appends the line of the finding, if its source is available, and returns the indentation of the lines that follow.
  private mutating func appendExcerpt(of diagnostic: Diagnostic) -> String {
    guard let location = diagnostic.location, let span = location.span, let excerpt = excerpt(of: span, in: location.path) else {
      return "  "
    }
    let number = String(excerpt.line)
    let gutter = String(repeating: " ", count: max(number.utf8.count, 2))
    let padding = gutter.dropFirst(number.utf8.count)
    let mark = String(repeating: "~", count: excerpt.length - 1)
    output += "\(padding)\(number) | \(excerpt.text)\n"
    output += "\(gutter) | " + String(repeating: " ", count: excerpt.indent)
    output += colors.paint("^" + mark, diagnostic.severity) + "\n"
    return gutter
  }

  private mutating func excerpt(of span: SourceSpan, in path: String) -> Excerpt? {
    guard let source = sources[path] else { return nil }
    let lines = index?.path == path ? index?.lines ?? LineIndex(source.bytes) : LineIndex(source.bytes)
    index = (path, lines)
    return Excerpt(of: span, in: source, lines)
  }
}

/// The colours of the text format: ANSI sequences, or none.
private enum TextColors {
  case none
  case ansi

  func bold(_ text: String) -> String { sequence("1", text) }

  /// Red for errors, yellow for warnings, cyan for the rest.
  func paint(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: sequence("1;31", text)
    case .warning: sequence("1;33", text)
    case .note: sequence("1;36", text)
    }
  }

  private func sequence(_ code: String, _ text: String) -> String {
    switch self {
    case .none: text
    case .ansi: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
