extension StringProtocol {
  /// The text as a code span of Markdown, also in a cell of a table; empty for an empty text.
  ///
  /// Entities do not stop a mention or a reference: GitHub looks for `@team`, `#1`, addresses and commits in the text that it has
  /// decoded. It does not look into code. A backtick would end the span and a bar the cell, so both are written as escapes.
  package var markdownCode: String {
    let text = visible.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "`", "|": result += scalar.swiftEscape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return text.isEmpty ? "" : "`\(text)`"
  }
}
