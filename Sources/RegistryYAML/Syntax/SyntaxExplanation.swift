import RegistryDiagnostics
import RegistryText

/// Turns libyaml's refusal into a diagnostic: where the fault is, what it is, what to do.
///
/// libyaml tells where it noticed, which for whatever is left open is a line or a whole file later. It has about
/// forty messages (`yaml_parser_set_scanner_error` and `yaml_parser_set_parser_error` in its scanner.c and
/// parser.c); those that people meet get words of their own, by what stands at the place.
struct SyntaxExplanation {
  /// What the tree knows of the text before the fault.
  struct Surroundings {
    /// The column at which the root starts.
    var rootColumn: UInt32?
    /// The last node that was read, if that is a quoted text of several lines.
    var lastMultilineQuote: PackedPosition?
    /// Whether no node was read, not even the start of one.
    var isBeforeRoot = true
  }

  let failure: LibYAMLFailure
  let text: UnsafeBufferPointer<UInt8>
  let surroundings: Surroundings

  /// What is said of a fault.
  struct Finding {
    var place: PackedPosition
    var end: PackedPosition?
    var message: String
    var fix: Diagnostic.Fix?
    var note: (message: String, place: PackedPosition)?

    init(
      _ place: PackedPosition, _ message: String, fix: String? = nil, note: (message: String, place: PackedPosition)? = nil
    ) {
      self.place = place
      self.message = message
      self.fix = fix.map { Diagnostic.Fix($0) }
      self.note = note
    }
  }

  func diagnostic(path: String) -> Diagnostic {
    let finding = finding
    func location(_ start: PackedPosition, _ end: PackedPosition? = nil) -> SourceLocation {
      let start = start.inside(text).unpacked
      return SourceLocation(path: path, span: SourceSpan(start: start, end: end?.inside(text).unpacked ?? start))
    }
    return Diagnostic(
      YAMLRules.syntax, at: location(finding.place, finding.end), finding.message,
      notes: finding.note.map { [Diagnostic.Note($0.message, at: location($0.place))] } ?? [], fix: finding.fix)
  }

  /// The line of the fault.
  var faultLine: UInt32 { finding.place.line }

  private var finding: Finding {
    switch failure.context {
    case "while scanning a simple key": missingColon
    case "while scanning for the next token": badStart
    case "while scanning a quoted scalar", "while parsing a quoted scalar": quotedText
    case "while scanning a block scalar": blockText
    case "while scanning a plain scalar": plainText
    case "while scanning an anchor": badName("&", "an anchor")
    case "while scanning an alias": badName("*", "an alias")
    case "while scanning a tag", "while parsing a tag": badTag
    case "while parsing a block mapping": notAKey
    case "while parsing a block collection": notAnItem
    case "while parsing a flow sequence": openBracket("[", "]")
    case "while parsing a flow mapping": openBracket("{", "}")
    case "while parsing a node": undefinedTag
    case "while parsing a block node", "while parsing a flow node": missingNode
    case let context? where context.hasSuffix("directive"): badDirective
    default: withoutContext
    }
  }

  private var withoutContext: Finding {
    switch failure.problem {
    case "mapping values are not allowed in this context": unexpectedColon
    case "mapping keys are not allowed in this context":
      Finding(place, "'?' may not start a key here", fix: "quote the text if it starts with '?'")
    case "block sequence entries are not allowed in this context":
      Finding(place, "a list may not start on the line of its key", fix: "put each '- ' on a line of its own below the key")
    case "did not find expected <document start>": afterRoot
    case "found incompatible YAML document":
      Finding(place, "only YAML 1.1 and 1.2 are supported", fix: "remove the '%YAML' line")
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
      Finding(place, "this directive stands twice", fix: "remove one of the two")
    default: Finding(place, "not valid YAML: \(failure.problem)")
    }
  }

  var place: PackedPosition { failure.problemStart }
  var contextPlace: PackedPosition { failure.contextStart }
  var line: SourceLine { SourceLine(place.line, of: text) }
  var contextLine: SourceLine { SourceLine(contextPlace.line, of: text) }

  /// Whether libyaml was at the end of the text.
  var isAtEnd: Bool {
    line.character(place.column) == nil && SourceLine(place.line + 1, of: text).character(1) == nil
  }
}
