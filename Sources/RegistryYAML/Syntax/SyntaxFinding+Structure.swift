import RegistryDiagnostics
import RegistryText

// Messages on keys and indentation.
extension SyntaxFinding {
  static func missingColon(_ place: PackedPosition, _ excerpt: String) -> Self {
    Self(
      place, "expected ':' after '\(excerpt)'",
      fix: "write 'key: value'; indent the line further if it continues the one above")
  }

  static func missingColonAfterQuote(_ place: PackedPosition) -> Self {
    Self(
      place, "expected ':' after the quoted key, on the same line", fix: "write the key on one line, and ': ' after it")
  }

  /// `gap` is right behind the colon.
  static func missingSpace(_ place: PackedPosition, _ key: String, gap: PackedPosition) -> Self {
    var finding = Self(place, "the ':' after '\(key)' must be followed by a space")
    finding.end = gap
    finding.fix = Diagnostic.Fix(
      "put a space after the colon", replacement: " ", span: SourceSpan(start: gap.unpacked, end: gap.unpacked))
    return finding
  }

  static func keyTooLong(_ place: PackedPosition, limit: UInt32) -> Self {
    Self(place, "a key may have at most \(limit) characters", fix: "write '? ' before a longer key")
  }

  static func secondColon(_ place: PackedPosition) -> Self {
    Self(place, "a second ': ' on one line", fix: "quote the whole value if it contains ': '")
  }

  static func missingKey(_ place: PackedPosition) -> Self {
    Self(place, "there is no key before this ':'", fix: "add the key, or quote the string if it starts with ':'")
  }

  static func questionMark(_ place: PackedPosition) -> Self {
    Self(place, "'?' cannot start a key here", fix: "quote the string if it starts with '?'")
  }

  static func keyIndentedTooFar(_ place: PackedPosition, _ key: String) -> Self {
    Self(place, "key '\(key)' is indented further than the lines above allow", fix: "align it with the keys above it")
  }

  static func unmatchedIndentation(_ place: PackedPosition, mapping: PackedPosition) -> Self {
    Self(
      place, "the indentation of this line does not match any line above it", fix: "align it with the keys it belongs to",
      note: ("the mapping starts here", mapping))
  }

  static func indentedLessThanRoot(_ place: PackedPosition) -> Self {
    Self(place, "this line is indented less than the first one", fix: "start all top-level keys in the same column")
  }
}

// Messages on lists and brackets.
extension SyntaxFinding {
  static func itemAmongKeys(_ place: PackedPosition, mapping: PackedPosition) -> Self {
    Self(
      place, "unexpected list item among the keys of a mapping", fix: "indent the list below its key",
      note: ("the mapping starts here", mapping))
  }

  static func missingDash(_ place: PackedPosition, list: PackedPosition) -> Self {
    Self(
      place, "expected '- ', as for the other items of the list",
      fix: "start the line with '- ', or indent it like the key of the list", note: ("the list starts here", list))
  }

  static func listOnLineOfKey(_ place: PackedPosition) -> Self {
    Self(place, "a list cannot start on the line of its key", fix: "put each '- ' on its own line below the key")
  }

  static func dashInBrackets(_ place: PackedPosition) -> Self {
    Self(place, "a list in brackets does not use '- '", fix: "separate the items with commas")
  }

  static func missingItem(_ place: PackedPosition) -> Self {
    Self(place, "there is no item before this ','", fix: "remove the comma, or add the missing item")
  }

  static func secondColonInItem(_ place: PackedPosition, _ open: String, at opening: PackedPosition) -> Self {
    Self(
      place, "a second ': ' in one item", fix: "put a comma between the items", note: ("'\(open)' was opened here", opening))
  }

  static func missingComma(
    _ place: PackedPosition, before rest: String, _ open: String, _ close: String, at opening: PackedPosition
  ) -> Self {
    Self(
      place, "expected ',' or '\(close)' before '\(rest)'",
      fix: "separate the items with commas, and quote an item that contains brackets, ',' or ': '",
      note: ("'\(open)' was opened here", opening))
  }

  /// `failure` is where reading failed, unless that is the end of the text.
  static func unclosedBracket(_ place: PackedPosition, _ open: String, _ close: String, failure: PackedPosition?) -> Self {
    Self(
      place, "'\(open)' is never closed", fix: "add '\(close)'", note: failure.map { ("reading failed here", $0) })
  }

  static func unopenedBracket(_ place: PackedPosition, _ close: String) -> Self {
    Self(
      place, "'\(close)' has no matching '\(close == "]" ? "[" : "{")'",
      fix: "remove it, or quote the string if it is part of one")
  }
}

// Messages on values and documents.
extension SyntaxFinding {
  static func afterValue(_ place: PackedPosition, _ rest: String, fix: String) -> Self {
    Self(place, "unexpected '\(rest)' after the end of the value", fix: fix)
  }

  static func afterContent(_ place: PackedPosition, _ rest: String) -> Self {
    Self(place, "unexpected '\(rest)' after the end of the content")
  }

  static func missingValue(_ place: PackedPosition) -> Self { Self(place, "expected a value here") }

  static func missingValueAtEnd(_ place: PackedPosition) -> Self { Self(place, "the file ends where a value was expected") }

  static func missingDocumentStart(_ place: PackedPosition) -> Self {
    Self(place, "expected '---' after the lines that start with '%'", fix: "put a line '---' before the content")
  }

  static func badDirective(_ place: PackedPosition) -> Self {
    Self(
      place, "this line starts with '%' but is not a valid directive", fix: "remove the line, or quote the string")
  }

  static func repeatedDirective(_ place: PackedPosition) -> Self {
    Self(place, "this directive is repeated", fix: "remove one of the two")
  }

  static func unsupportedVersion(_ place: PackedPosition) -> Self {
    Self(place, "only YAML 1.1 and 1.2 are supported", fix: "remove the '%YAML' line")
  }

  /// In libyaml's own words.
  static func other(_ place: PackedPosition, _ problem: String) -> Self { Self(place, "not valid YAML: \(problem)") }
}
