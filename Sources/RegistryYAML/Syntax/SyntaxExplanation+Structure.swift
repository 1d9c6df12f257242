import RegistryDiagnostics
import RegistryText

// Faults in how keys, lists and brackets fit together.
extension SyntaxExplanation {
  /// libyaml notices at the next token, so the place is where the key would start.
  var missingColon: Finding { missingColon(at: contextPlace) }

  private func missingColon(at start: PackedPosition) -> Finding {
    let source = SourceLine(start.line, of: text)
    if let first = source.character(start.column), first == "\"" || first == "'" {
      return Finding(
        start, "expected ':' after a key in quotes, on the same line", fix: "write the key on one line, and ': ' after it")
    }
    if let colon = source.tightColon(from: start.column) { return missingBlank(source, start, colon) }
    if source.character(start.column + Self.maximumKey) != nil { return keyTooLong(start) }
    return Finding(
      start, "expected ':' after '\(source.excerpt(from: start.column))'",
      fix: "write 'key: value'; indent the line further if it continues the one above")
  }

  private func keyTooLong(_ start: PackedPosition) -> Finding {
    Finding(start, "a key may have at most \(Self.maximumKey) characters", fix: "write '? ' before a longer key")
  }

  /// YAML's bound on a key without `? ` before it (1.2, section 7.4.2).
  private static let maximumKey: UInt32 = 1024

  private func missingBlank(_ source: SourceLine, _ start: PackedPosition, _ colon: UInt32) -> Finding {
    let key = source.excerpt(from: start.column, upTo: colon)
    let gap = PackedPosition(line: start.line, column: colon + 1)
    var finding = Finding(start, "the ':' after '\(key)' must be followed by a space")
    finding.end = gap
    finding.fix = .init(
      "put a space after the colon", replacement: " ", span: SourceSpan(start: gap.unpacked, end: gap.unpacked))
    return finding
  }

  var unexpectedColon: Finding {
    let source = line
    if source.hasKey(before: place.column) {
      return Finding(place, "a second ': ' in one line", fix: "quote the whole value if it holds ': '")
    }
    if let sibling = lineThatIsNoPair(before: source.contentColumn) { return missingColon(at: sibling) }
    let start = PackedPosition(line: place.line, column: source.contentColumn)
    if place.column - start.column > Self.maximumKey { return keyTooLong(start) }
    return Finding(
      start, "key '\(source.excerpt(from: start.column, upTo: place.column))' is indented further than the lines above allow",
      fix: "align it with the keys above it")
  }

  /// How many lines are looked at: a text of more is none that lacks a colon.
  private static let maximumSearch: UInt32 = 1000

  /// Of the lines right above the place that are indented like it, the first, if a line that ends with ':' opens their block.
  ///
  /// A block whose first line is no pair is one text of several lines to YAML, until a later line is a pair.
  private func lineThatIsNoPair(before column: UInt32) -> PackedPosition? {
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
  var notAKey: Finding {
    let source = line
    let here = source.character(place.column)
    if here == "]" || here == "}" { return unmatched(here) }
    if here == ":" {
      return Finding(place, "nothing stands before this ':'", fix: "add the key, or quote the text if it starts with ':'")
    }
    guard source.contentColumn == place.column else { return afterValue(source) }
    if here == "-" {
      return Finding(
        place, "a list item stands among the keys of a mapping", fix: "indent the list below its key",
        note: ("the mapping starts here", contextPlace))
    }
    return Finding(
      place, "the indentation of this line fits no line above it", fix: "align it with the keys it belongs to",
      note: ("the mapping starts here", contextPlace))
  }

  /// A value is complete, and more follows on its line. After a quoted text of several lines, that text most likely lacks its
  /// closing quote, and ends only where the next one was meant to open.
  private func afterValue(_ source: SourceLine) -> Finding {
    let rest = source.excerpt(from: place.column)
    if let quote = surroundings.lastMultilineQuote {
      return Finding(
        quote, "the closing quote of this text seems to be missing", fix: "add the closing quote",
        note: ("the text ends only before '\(rest)'", place))
    }
    let isAfterSingleQuote = source.character(place.column - 1) == "'"
    return Finding(
      place, "unexpected '\(rest)' after the end of the value",
      fix: isAfterSingleQuote ? "write '' for a quote within single quotes" : "quote the value as a whole")
  }

  private func unmatched(_ bracket: Unicode.Scalar?) -> Finding {
    let bracket = bracket.map { String($0) } ?? ""
    return Finding(place, "'\(bracket)' closes nothing", fix: "remove it, or quote the text if it is a part of it")
  }

  /// In a block sequence, where `-` or the end was due.
  var notAnItem: Finding {
    let here = line.character(place.column)
    if here == "]" || here == "}" { return unmatched(here) }
    guard line.contentColumn == place.column else { return afterValue(line) }
    return Finding(
      place, "expected '- ', as for the other items of the list",
      fix: "start the line with '- ', or indent it as the list's key is",
      note: ("the list starts here", contextPlace))
  }

  /// The root is complete, and more follows.
  var afterRoot: Finding {
    let source = line
    let here = source.character(place.column)
    if surroundings.isBeforeRoot {
      return Finding(place, "expected '---' after the lines that start with '%'", fix: "put a line '---' before the content")
    }
    if here == "]" || here == "}" { return unmatched(here) }
    guard source.contentColumn == place.column else { return afterValue(source) }
    if let column = surroundings.rootColumn, place.column < column {
      return Finding(
        place, "this line is indented less than the first one", fix: "start all top-level keys in the same column")
    }
    return Finding(place, "unexpected '\(source.excerpt(from: place.column))' after the end of the content")
  }

  /// In brackets, where a comma or the closing one was due. Points to the opening one where that seems never closed: at the
  /// end of the text, or where a line is indented no further than the one with the opening bracket.
  func openBracket(_ open: String, _ close: String) -> Finding {
    let source = line
    let isOutside = place.line > contextPlace.line && source.contentColumn <= contextLine.contentColumn
    if isAtEnd { return Finding(contextPlace, "'\(open)' is never closed", fix: "add '\(close)'") }
    if isOutside {
      return Finding(contextPlace, "'\(open)' is never closed", fix: "add '\(close)'", note: ("reading failed here", place))
    }
    if source.character(place.column) == ":" {
      return Finding(
        place, "a second ': ' in one item", fix: "put a comma between the items",
        note: ("'\(open)' was opened here", contextPlace))
    }
    return Finding(
      place, "expected ',' or '\(close)' before '\(source.excerpt(from: place.column))'",
      fix: "separate the items with commas, and quote an item that holds brackets, ',' or ': '",
      note: ("'\(open)' was opened here", contextPlace))
  }

  /// A node was due.
  var missingNode: Finding {
    switch line.character(place.column) {
    case ",": Finding(place, "nothing stands before this ','", fix: "remove the comma, or add the missing item")
    case let bracket? where bracket == "]" || bracket == "}": unmatched(bracket)
    case "-": Finding(place, "a list in brackets has no '- '", fix: "separate the items with commas")
    case nil where isAtEnd: Finding(contextPlace, "the file ends where a value was expected")
    default: Finding(place, "expected a value here")
    }
  }
}
