import RegistryDiagnostics

/// Finds out what is behind libyaml's refusal of a text: where the fault is, and which of the `SyntaxFinding`s it is.
///
/// libyaml says where it noticed the fault, which for an open quote or bracket may be a whole file later. It has about forty
/// messages (`yaml_parser_set_scanner_error` and `yaml_parser_set_parser_error` in its scanner.c and parser.c). Those that
/// people meet get a message of their own, which depends on the characters at the place.
struct SyntaxExplanation {
  /// What the tree builder knows of the text before the fault.
  struct Surroundings {
    /// The column at which the root starts.
    var rootColumn: UInt32?
    /// Where the last node that was read starts, if that is a quoted string of several lines.
    var lastMultilineQuote: PackedPosition?
    /// Whether no node was read, not even the start of one.
    var isBeforeRoot = true
  }

  let failure: LibYAMLFailure
  let text: UnsafeBufferPointer<UInt8>
  let surroundings: Surroundings

  var finding: SyntaxFinding {
    switch failure.context {
    case "while scanning a simple key": missingColon
    case "while scanning for the next token": badStart
    case "while scanning a quoted scalar", "while parsing a quoted scalar": quotedString
    case "while scanning a block scalar": blockString
    case "while scanning a plain scalar": plainString
    case "while scanning an anchor": .badAnchor(contextPlace)
    case "while scanning an alias": .badAlias(contextPlace)
    case "while scanning a tag", "while parsing a tag":
      .badTag(contextPlace, contextLine.excerpt(from: contextPlace.column))
    case "while parsing a block mapping": notAKey
    case "while parsing a block collection": notAnItem
    case "while parsing a flow sequence": openBracket("[", "]")
    case "while parsing a flow mapping": openBracket("{", "}")
    case "while parsing a node": .undeclaredTagHandle(place)
    case "while parsing a block node", "while parsing a flow node": missingNode
    case let context? where context.hasSuffix("directive"): .badDirective(contextPlace)
    default: withoutContext
    }
  }

  private var withoutContext: SyntaxFinding {
    switch failure.problem {
    case "mapping values are not allowed in this context": unexpectedColon
    case "mapping keys are not allowed in this context": .questionMark(place)
    case "block sequence entries are not allowed in this context": .listOnLineOfKey(place)
    case "did not find expected <document start>": afterRoot
    case "found incompatible YAML document": .unsupportedVersion(place)
    case "found duplicate %YAML directive", "found duplicate %TAG directive": .repeatedDirective(place)
    default: .other(place, failure.problem)
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
