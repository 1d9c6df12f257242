import RegistryModel
import RegistryTemplate

/// The documentation comment of an accessor, written line by line as it stands in the file.
struct EntryDocumentation: ~Copyable {
  private static let start: StaticString = "  ///"

  private let entry: Entry
  private let defaultLiteral: String

  /// Writes the comment, without a line break at its end: the description, then what a reader of the code wants to know.
  ///
  /// - Parameter defaultLiteral: the entry's own, which the accessor below needs too.
  static func write(_ entry: Entry, defaultLiteral: String, to output: inout RenderBuffer) {
    let documentation = EntryDocumentation(entry: entry, defaultLiteral: defaultLiteral)
    documentation.writeDescription(to: &output)
    documentation.writeFacts(to: &output)
    documentation.writeConstraints(to: &output)
    documentation.writePolicies(to: &output)
  }

  /// The lines of the comment without what each begins with.
  static func lines(_ entry: Entry) -> [String] {
    var output = RenderBuffer()
    write(entry, defaultLiteral: entry.defaultLiteral, to: &output)
    let comment = output.withBytes { String(decoding: $0, as: UTF8.self) }
    return comment.split(separator: "\n").map { line in
      let text = line.utf8.dropFirst(start.utf8CodeUnitCount)
      return String(Substring(text.first == UInt8(ascii: " ") ? text.dropFirst() : text))
    }
  }

  private func writeDescription(to output: inout RenderBuffer) {
    entry.withText(of: .description) { text in
      guard !text.isEmpty else { return }
      if text.isPlainLine {
        output.append(literal: "  /// ")
        output.append(text)
        output.append(literal: "\n")
      } else {
        Self.writeParagraph(String(decoding: text, as: UTF8.self), to: &output)
      }
      output.append(literal: "  ///\n")
    }
  }

  private static func writeParagraph(_ text: String, to output: inout RenderBuffer) {
    var paragraph = DocComment.lines(text)
    while paragraph.last?.isEmpty == true { paragraph.removeLast() }
    for line in paragraph {
      output.append(literal: line.isEmpty ? "  ///" : "  /// ")
      output.append(line)
      output.append(literal: "\n")
    }
  }

  private func writeFacts(to output: inout RenderBuffer) {
    output.append(literal: "  /// - Remote key: `")
    entry.withKey { output.append(comment: $0) }
    output.append(literal: "`\n  /// - Owner: ")
    entry.withText(of: .owner) { output.append(comment: $0) }
    output.append(literal: "\n  /// - Default: `")
    output.append(shownDefault)
    output.append(literal: "`")
  }

  private func writeConstraints(to output: inout RenderBuffer) {
    if let low = entry.low, let high = entry.high {
      output.append(literal: "\n  /// - Range: ")
      output.append(low)
      output.append(literal: "...")
      output.append(high)
      output.append(literal: entry.clamps ? ", beyond it the nearest bound" : ", beyond it the default")
    }
    if let pattern = entry.pattern {
      output.append(literal: "\n  /// - Pattern: `")
      output.append(DocComment.line(pattern.source))
      output.append(literal: "`")
    }
    if let length = entry.maxLength {
      output.append(literal: "\n  /// - At most ")
      output.append(String(length))
      output.append(literal: " characters")
    }
  }

  private func writePolicies(to output: inout RenderBuffer) {
    switch entry.fallback {
    case .useDefault: output.append(literal: "\n  /// - Fallback: the default unless the last fetch succeeded")
    case .lastActivatedThenDefault: output.append(literal: "\n  /// - Fallback: the last activated value, then the default")
    }
    entry.withText(of: .expires) { text in
      output.append(literal: "\n  /// - Expires: ")
      if text.spell("never") { output.append(entry.expiryText ?? "") } else { output.append(text) }
    }
    entry.withText(of: .tracker) { text in
      output.append(literal: "\n  /// - Tracker: ")
      output.append(comment: text)
    }
    let tags = entry.tags
    guard !tags.isEmpty else { return }
    output.append(literal: "\n  /// - Tags: ")
    output.append(tags.map(DocComment.line).joined(separator: ", "))
  }

  /// The default as a reader of code knows it, cut where it is long.
  private var shownDefault: String {
    guard defaultLiteral.utf8.count > 60 else { return defaultLiteral }
    return String(String.UnicodeScalarView(defaultLiteral.unicodeScalars.prefix(60))) + "…"
  }
}
