import RegistryDiagnostics
import RegistryYAML

extension YAMLNode {
  /// The place of one character of the node's text, or the node's own where the file does not show it as it is.
  ///
  /// A text on one line, without escapes, is as long in the file as it is; quotes are outside of it. Anything else
  /// (an escape, a block scalar, an anchor before the text, an alias) has another length.
  func location(ofScalarAt offset: Int) -> SourceLocation {
    guard let start = startOfVerbatimText else { return location }
    let column = start.column + offset
    let end = SourcePosition(line: start.line, column: min(column + 1, max(column, span.end.column)))
    return SourceLocation(
      path: location.path, span: SourceSpan(start: SourcePosition(line: start.line, column: column), end: end))
  }

  /// Where the text starts, if the file shows it on one line exactly as it is.
  private var startOfVerbatimText: SourcePosition? {
    let quotes = style == .plain ? 0 : 1
    guard style != .literal, style != .folded, !isAlias, span.start.line == span.end.line,
      span.end.column - span.start.column == text.unicodeScalars.count + 2 * quotes
    else { return nil }
    return SourcePosition(line: span.start.line, column: span.start.column + quotes)
  }

  /// Whether the whole of the node's stretch can be replaced by another plain text, without loss of an anchor or a tag.
  var isReplaceable: Bool { isAlias || (style == .plain && startOfVerbatimText != nil) }
}

extension Diagnostic.Fix {
  /// "did you mean 'expires'?", to be put in place of `node`.
  static func didYouMean(_ word: String, insteadOf node: YAMLNode) -> Self {
    Self("did you mean \(quoted(word))?", replacement: node.isReplaceable ? word : nil)
  }
}
