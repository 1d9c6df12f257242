import RegistryDiagnostics

/// Makes the arena of nodes from libyaml's events, and finds what libyaml lets pass.
struct YAMLTreeBuilder {
  let path: String
  let limits: YAMLLimits
  /// The file whose end is the text to be read: ``LineReader``'s texts stay in it, without a copy.
  var file: [UInt8] = []
  var foreignBreaks: ForeignBreaks?
  /// Whether ``LineReader`` is tried before libyaml.
  var mayReadByLine = true
  var diagnostics: [Diagnostic] = []
  var arena = YAMLArena()

  /// The innermost open collection, and those around it, the outermost (which is no collection) first.
  var frame = Frame()
  var outerFrames: [Frame] = []
  /// The keys of all open mappings: each frame's are those from its `firstKey` on.
  var openKeys: [UInt32] = []
  var keyIndex = KeyIndex()

  var anchors: [String: Anchor] = [:]
  /// The anchors of open collections, the innermost last.
  var openAnchors: [(name: String, node: UInt32)] = []
  /// How many nodes there are with every alias replaced by what it names.
  var expandedCount = 0

  var documents = 0
  /// Where the last node ends, be it a collection in brackets.
  var lastEnd = PackedPosition(line: 1, column: 1)
  var byteCount = 0
  var hasTooManyFindings = false
  /// Crossed within the handling of an event, which is then the last.
  var isOverLimit = false
  /// The text was not read to its end: open collections are incomplete, and there will be no tree.
  var isCutOff = false

  init(path: String, limits: YAMLLimits) {
    self.path = path
    self.limits = limits
  }

  /// An open collection.
  struct Frame {
    var node: UInt32 = 0
    var isMapping = false
    /// In brackets.
    var isFlow = false
    var hasMerge = false
    /// In a mapping: whether the next node is a key.
    var expectsKey = true
    var firstKey = 0
    /// `expandedCount` before it was opened.
    var expandedBefore = 0
  }

  /// What an anchor names. `size` counts its nodes with aliases expanded; nil while the node is open.
  struct Anchor {
    var node: UInt32
    var size: Int?
  }

  /// Reads the whole text; returns whether that succeeded, or a bound forbade it.
  mutating func build(from text: UnsafeBufferPointer<UInt8>) throws(LibYAMLFailure) -> Bool {
    if mayReadByLine, foreignBreaks == nil, buildByLine(text) { return true }
    return try buildByLibYAML(from: text)
  }

  /// The same without libyaml; false, with nothing kept, where the text is libyaml's to read, or a bound forbade it.
  mutating func buildByLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    byteCount = text.count
    arena.text = file
    let isWhole = LineReader.read(text) { event in handle(event) && !isOverLimit }
    if !isWhole { self = YAMLTreeBuilder(path: path, limits: limits) }
    return isWhole
  }

  /// Reads by libyaml alone. `firstLine` is the number of the text's first line.
  mutating func buildByLibYAML(from text: UnsafeBufferPointer<UInt8>, firstLine: UInt32 = 1) throws(LibYAMLFailure) -> Bool {
    byteCount = text.count
    // Collections are still open only where the text was not read to its end.
    defer {
      isCutOff = !outerFrames.isEmpty
      while !outerFrames.isEmpty { close() }
    }
    var goesOn = true
    try LibYAMLReader.read(text, firstLine: firstLine) { event in
      goesOn = handle(event) && !isOverLimit
      return goesOn && documents < 2
    }
    return goesOn
  }

  /// What is known of the text up to the last event.
  var surroundings: SyntaxExplanation.Surroundings {
    var result = SyntaxExplanation.Surroundings()
    result.isBeforeRoot = documents == 0
    result.rootColumn = arena.spans.first?.start.column
    if let last = arena.records.last, last.isQuoted, let span = arena.spans.last, span.start.line < span.end.line {
      result.lastMultilineQuote = span.start
    }
    return result
  }

  /// The tree as it stands; one that is only an absent scalar is no tree at all.
  consuming func document() -> YAMLDocument {
    if arena.records.count == 1, arena.records[0].isEmptyPlain { arena.records.removeAll() }
    return YAMLDocument(storage: YAMLStorage(path: path, arena: arena))
  }
}

// MARK: - Findings

extension YAMLTreeBuilder {
  mutating func report(_ finding: YAMLFinding, at span: SourceSpan?, notes: [Diagnostic.Note] = []) {
    let location = SourceLocation(path: path, span: span)
    guard diagnostics.count < limits.findings else {
      hasTooManyFindings = true
      isOverLimit = true
      return
    }
    diagnostics.append(Diagnostic(finding.rule, at: location, finding.message, notes: notes, fix: finding.fix))
  }

  mutating func report(_ finding: YAMLFinding, at event: borrowing LibYAMLEvent) {
    report(finding, at: SourceSpan(start: event.start.unpacked, end: event.end.unpacked))
  }
}

extension NodeRecord {
  fileprivate var isEmptyPlain: Bool { kind == .scalar && style == .plain && extent == 0 && tag == .none }

  fileprivate var isQuoted: Bool { kind == .scalar && (style == .singleQuoted || style == .doubleQuoted) }
}
