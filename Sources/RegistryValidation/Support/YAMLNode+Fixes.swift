import RegistryDiagnostics
import RegistryText
import RegistryYAML

extension YAMLNode {
  /// The location of one character of the node's text, or the node's own where the file does not show the text as it is.
  func location(ofScalarAt offset: Int) -> SourceLocation {
    guard let start = startOfVerbatimText else { return location }
    let column = start.column + offset
    let end = SourcePosition(line: start.line, column: min(column + 1, max(column, span.end.column)))
    return SourceLocation(
      path: location.path, span: SourceSpan(start: SourcePosition(line: start.line, column: column), end: end))
  }

  /// Where the text starts, if the file shows it on one line exactly as it is.
  ///
  /// Such a text is as long in the file as it is, apart from its quotes. Anything else has another length: an escape, a block
  /// scalar, an anchor before the text, an alias.
  private var startOfVerbatimText: SourcePosition? {
    let quotes = style == .plain ? 0 : 1
    guard style != .literal, style != .folded, aliasTarget == nil, span.start.line == span.end.line,
      span.end.column - span.start.column == text.unicodeScalars.count + 2 * quotes
    else { return nil }
    return SourcePosition(line: span.start.line, column: span.start.column + quotes)
  }

  /// Whether another plain text can replace the whole node without the loss of quotes, an anchor or a tag.
  var isReplaceable: Bool { aliasTarget != nil || (style == .plain && startOfVerbatimText != nil) }
}

extension Diagnostic.Fix {
  /// "did you mean 'expires'?", as a replacement of `node`.
  ///
  /// - Parameter isSafe: whether nobody could mean anything else.
  static func didYouMean(_ word: String, insteadOf node: YAMLNode, isSafe: Bool = false) -> Self {
    Self("did you mean \(quoted(word))?", replacement: node.isReplaceable ? word : nil, isSafe: isSafe)
  }
}
