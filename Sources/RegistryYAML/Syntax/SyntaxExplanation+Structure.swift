// Faults in how keys, lists and brackets fit together.
extension SyntaxExplanation {
  /// libyaml notices at the next token, so the place is where the key would start.
  var missingColon: SyntaxFinding { missingColon(at: contextPlace) }

  private func missingColon(at start: PackedPosition) -> SyntaxFinding {
    let source = SourceLine(start.line, of: text)
    if let first = source.character(start.column), first == "\"" || first == "'" { return .missingColonAfterQuote(start) }
    if let colon = source.tightColon(from: start.column) {
      let gap = PackedPosition(line: start.line, column: colon + 1)
      return .missingSpace(start, source.excerpt(from: start.column, upTo: colon), gap: gap)
    }
    if source.character(start.column + Self.maximumKey) != nil { return .keyTooLong(start, limit: Self.maximumKey) }
    return .missingColon(start, source.excerpt(from: start.column))
  }

  /// YAML's bound on a key without `? ` before it (1.2, section 7.4.2).
  private static let maximumKey: UInt32 = 1024

  var unexpectedColon: SyntaxFinding {
    let source = line
    if source.hasKey(before: place.column) { return .secondColon(place) }
    if let sibling = lineWithoutColon(before: source.contentColumn) { return missingColon(at: sibling) }
    let start = PackedPosition(line: place.line, column: source.contentColumn)
    if place.column - start.column > Self.maximumKey { return .keyTooLong(start, limit: Self.maximumKey) }
    return .keyIndentedTooFar(start, source.excerpt(from: start.column, upTo: place.column))
  }

  /// How many lines are looked at: a longer text does not just lack a colon.
  private static let maximumSearch: UInt32 = 1000

  /// Of the lines right above the place that are indented like it, the first, if a line that ends with ':' opens their block.
  ///
  /// If the first line of a block is not a pair, the block is one string of several lines to YAML, until a later line is a pair.
  private func lineWithoutColon(before column: UInt32) -> PackedPosition? {
    var number = place.line
    var first: UInt32?
    var above = line.above(in: text)
    while let source = above, source.isBlank || source.contentColumn == column {
      guard place.line - number < Self.maximumSearch else { return nil }
      number -= 1
      if !source.isBlank { first = number }
      above = source.above(in: text)
    }
    guard let first, above?.opensBlock ?? false else { return nil }
    return PackedPosition(line: first, column: column)
  }

  /// In a block mapping, where a key or the end was due.
  var notAKey: SyntaxFinding {
    let source = line
    switch source.character(place.column) {
    case "]": return .unopenedBracket(place, "]")
    case "}": return .unopenedBracket(place, "}")
    case ":": return .missingKey(place)
    case _ where source.contentColumn != place.column: return afterValue(source)
    case "-": return .itemAmongKeys(place, mapping: contextPlace)
    default: return .unmatchedIndentation(place, mapping: contextPlace)
    }
  }

  /// A value is complete, and more follows on its line. After a quoted string of several lines, that string most likely lacks
  /// its closing quote, and ends where the next one was meant to open.
  private func afterValue(_ source: SourceLine) -> SyntaxFinding {
    let rest = source.excerpt(from: place.column)
    if let quote = surroundings.lastMultilineQuote { return .missingQuote(quote, endsBefore: rest, at: place) }
    let isAfterSingleQuote = source.character(place.column - 1) == "'"
    return .afterValue(
      place, rest, fix: isAfterSingleQuote ? "write '' for a quote within single quotes" : "quote the value as a whole")
  }

  /// In a block sequence, where `-` or the end was due.
  var notAnItem: SyntaxFinding {
    switch line.character(place.column) {
    case "]": .unopenedBracket(place, "]")
    case "}": .unopenedBracket(place, "}")
    case _ where line.contentColumn != place.column: afterValue(line)
    default: .missingDash(place, list: contextPlace)
    }
  }

  /// The root is complete, and more follows.
  var afterRoot: SyntaxFinding {
    if surroundings.isBeforeRoot { return .missingDocumentStart(place) }
    let source = line
    switch source.character(place.column) {
    case "]": return .unopenedBracket(place, "]")
    case "}": return .unopenedBracket(place, "}")
    case _ where source.contentColumn != place.column: return afterValue(source)
    default: break
    }
    if let column = surroundings.rootColumn, place.column < column { return .indentedLessThanRoot(place) }
    return .afterContent(place, source.excerpt(from: place.column))
  }

  /// In brackets, where a comma or the closing one was due. Points to the opening one where that seems never closed: at the
  /// end of the text, or where a line is indented no further than the one with the opening bracket.
  func openBracket(_ open: String, _ close: String) -> SyntaxFinding {
    let source = line
    if isAtEnd { return .unclosedBracket(contextPlace, open, close, failure: nil) }
    if place.line > contextPlace.line, source.contentColumn <= contextLine.contentColumn {
      return .unclosedBracket(contextPlace, open, close, failure: place)
    }
    if source.character(place.column) == ":" { return .secondColonInItem(place, open, at: contextPlace) }
    return .missingComma(place, before: source.excerpt(from: place.column), open, close, at: contextPlace)
  }

  /// A node was due.
  var missingNode: SyntaxFinding {
    switch line.character(place.column) {
    case ",": .missingItem(place)
    case "]": .unopenedBracket(place, "]")
    case "}": .unopenedBracket(place, "}")
    case "-": .dashInBrackets(place)
    case nil where isAtEnd: .missingValueAtEnd(contextPlace)
    default: .missingValue(place)
    }
  }
}
