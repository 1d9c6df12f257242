import RegistryDiagnostics
import RegistryText

/// Builds the tree from libyaml's events, and finds what libyaml does not check.
struct YAMLTreeBuilder {
  let file: SourceFile
  let limits: YAMLLimits
  var foreignBreaks: ForeignBreaks?
  var diagnostics: [Diagnostic] = []

  /// The top node, once it is complete.
  private(set) var root: YAMLNode?
  /// The open collections, the innermost last.
  var openCollections: [OpenCollection] = []
  /// The complete children of all open collections, those of the outermost first; in a mapping a key comes before its value.
  var children: [YAMLNode] = []
  var anchors: [String: Anchor] = [:]

  /// How many nodes there are, as written.
  var nodeCount = 0
  /// How many nodes there are with each alias replaced by what it names.
  var expandedCount = 0
  /// How many pairs all mappings together have by merging.
  var mergedCount = 0
  var documentCount = 0

  /// Where the last node ends, including the bracket that closes it.
  var lastEnd = PackedPosition(line: 1, column: 1)
  /// What `SyntaxExplanation` has to know of the text up to the last event.
  var surroundings = SyntaxExplanation.Surroundings()

  private(set) var hasTooManyFindings = false
  /// A bound is crossed, so the event at hand is the last.
  var isOverLimit = false
  /// The text was not read to its end: open collections are incomplete, and there will be no tree.
  private(set) var isCutOff = false

  init(path: String, limits: YAMLLimits) {
    file = SourceFile(path: path)
    self.limits = limits
  }

  struct OpenCollection {
    var isMapping: Bool
    /// In brackets.
    var isFlow: Bool
    var start: PackedPosition
    var anchor: String?
    /// The collection's position among all nodes, which tells it from others with the same anchor.
    var number: Int
    /// The position in `children` of its first child.
    var firstChild: Int
    /// `expandedCount` before it was opened.
    var expandedBefore: Int
    /// How many levels of complete collections it has below it, with aliases followed.
    var levelsBelow = 0
  }

  /// What an anchor names.
  struct Anchor {
    var number: Int
    /// Nil while the node is open.
    var node: YAMLNode?
    /// The count of its nodes with aliases expanded.
    var size: Int
    /// How many levels of collections it has, with aliases followed; 0 for a scalar.
    var levels: Int
  }

  /// Reads the whole text, unless a bound forbids it; returns whether it did. `firstLine` is the number of the text's first line.
  mutating func build(from text: UnsafeBufferPointer<UInt8>, firstLine: UInt32 = 1) throws(LibYAMLFailure) -> Bool {
    // Collections are still open only where the text was not read to its end.
    defer {
      isCutOff = !openCollections.isEmpty
      while !openCollections.isEmpty { close(at: lastEnd) }
    }
    try LibYAMLReader.read(text, firstLine: firstLine) { event in
      handle(event)
      return !isOverLimit && documentCount < 2
    }
    return !isOverLimit
  }

  /// Adds a complete node to the collection that it is in. `levels` counts the collections in it that are inside each other.
  mutating func add(_ node: YAMLNode, levels: Int) {
    guard let innermost = openCollections.indices.last else {
      root = node
      return
    }
    children.append(node)
    openCollections[innermost].levelsBelow = max(openCollections[innermost].levelsBelow, levels)
  }

  /// The tree, once the text is read. One that is only an absent scalar counts as none.
  var document: YAMLDocument {
    YAMLDocument(path: file.path, root: root.flatMap { $0.isAbsent ? nil : $0 })
  }
}

// MARK: - Findings

extension YAMLTreeBuilder {
  mutating func report(_ finding: YAMLFinding, at span: SourceSpan?, notes: [Diagnostic.Note] = []) {
    guard diagnostics.count < limits.findings else {
      hasTooManyFindings = true
      isOverLimit = true
      return
    }
    diagnostics.append(finding.diagnostic(at: SourceLocation(path: file.path, span: span), notes: notes))
  }

  mutating func report(_ finding: YAMLFinding, at event: borrowing LibYAMLEvent) {
    report(finding, at: event.span.unpacked)
  }

  /// Reports a bound that forbids to read on.
  mutating func stop(_ finding: YAMLFinding, at span: SourceSpan) {
    report(finding, at: span)
    isOverLimit = true
  }
}
