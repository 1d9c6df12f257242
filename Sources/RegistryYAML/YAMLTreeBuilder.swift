import RegistryDiagnostics

/// Makes the arena of nodes from libyaml's events, and finds what libyaml lets pass.
struct YAMLTreeBuilder {
  let path: String
  let limits: YAMLLimits
  var foreignBreaks: ForeignBreaks?
  var diagnostics: [Diagnostic] = []

  var arena = YAMLArena()
  /// The collections that are open, the root first.
  private var frames: [Frame] = []
  /// The keys of all open mappings: each frame's are those from its `firstKey` on.
  private var openKeys: [UInt32] = []
  var anchors: [String: Anchor] = [:]
  /// How many nodes there are with every alias replaced by what it names.
  private var expandedCount = 0
  private var documents = 0
  /// Where the last node ends, be it a collection in brackets.
  private var lastEnd = PackedPosition(line: 1, column: 1)
  private var mergeIndex = KeyIndex()
  private var byteCount = 0
  /// The text was not read to its end: open collections are incomplete, and there will be no tree.
  private var isCutOff = false

  init(path: String, limits: YAMLLimits) {
    self.path = path
    self.limits = limits
  }

  struct Frame {
    var node: UInt32
    var isMapping: Bool
    var isFlow: Bool
    var hasMerge = false
    /// In a mapping: whether the next node is a key.
    var expectsKey = true
    var firstKey: Int
    var anchor: String?
    var expandedBefore: Int
  }

  /// What an anchor names. `size` counts its nodes with aliases expanded; nil while the node is open.
  struct Anchor {
    var node: UInt32
    var size: Int?
  }

  /// Reads the whole text; returns whether that succeeded, or a bound forbade it.
  mutating func build(from text: UnsafeBufferPointer<UInt8>) throws(LibYAMLFailure) -> Bool {
    byteCount = text.count
    // Collections are still open only where the text was not read to its end.
    defer {
      isCutOff = !frames.isEmpty
      while !frames.isEmpty { close() }
    }
    var goesOn = true
    try LibYAMLReader.read(text) { event in
      goesOn = handle(event)
      return goesOn && documents < 2
    }
    return goesOn
  }

  /// What is known of the text up to the last event.
  var surroundings: SyntaxExplanation.Surroundings {
    var result = SyntaxExplanation.Surroundings()
    result.isBeforeRoot = documents == 0
    result.rootColumn = arena.records.first?.start.column
    if let last = arena.records.last, last.kind == .scalar, last.style.isQuoted, last.start.line < last.end.line {
      result.lastMultilineQuote = last.start
    }
    return result
  }

  /// The tree as it stands; one that is only an absent scalar is no tree at all.
  consuming func document() -> YAMLDocument {
    if arena.records.count == 1, arena.records[0].isEmptyPlain { arena.records.removeAll() }
    return YAMLDocument(
      storage: YAMLStorage(
        path: path, records: arena.records, text: arena.text, mergedPairs: arena.mergedPairs, tags: arena.tags))
  }

  mutating func report(_ finding: YAMLFinding, at span: SourceSpan?, notes: [Diagnostic.Note] = []) {
    let location = SourceLocation(path: path, span: span)
    diagnostics.append(Diagnostic(finding.rule, at: location, finding.message, notes: notes, fix: finding.fix))
  }

  mutating func report(_ finding: YAMLFinding, at event: borrowing LibYAMLEvent) {
    report(finding, at: SourceSpan(start: event.start.unpacked, end: event.end.unpacked))
  }
}

// MARK: - Events

extension YAMLTreeBuilder {
  /// Returns false where a bound forbids to go on.
  private mutating func handle(_ event: borrowing LibYAMLEvent) -> Bool {
    switch event.kind {
    case .scalar: return addScalar(event)
    case .mappingStart, .sequenceStart: return open(event)
    case .mappingEnd, .sequenceEnd:
      closeFrame(at: event.end)
      return true
    case .alias: return addAlias(event)
    case .documentStart:
      documents += 1
      if documents > 1 { report(.anotherDocument, at: event) }
      return true
    case .documentEnd, .streamStart, .streamEnd: return true
    }
  }

  private mutating func addScalar(_ event: borrowing LibYAMLEvent) -> Bool {
    guard hasRoom(for: event) else { return false }
    var record = NodeRecord(start: event.start, end: event.end, kind: .scalar, style: event.style)
    if event.text.count > limits.scalarBytes {
      report(.scalarTooLong(event.text.count, limit: limits.scalarBytes), at: event)
      record.kind = .unresolved
    } else {
      (record.payload, record.extent) = arena.store(event.text)
      foreignBreaks?.restore(in: &arena.text, from: Int(record.payload))
    }
    if event.hasProperties { addProperties(event, to: &record) }
    record.next = arena.count + 1
    append(record, isMergeKey: event.isMergeKey)
    return true
  }

  private mutating func open(_ event: borrowing LibYAMLEvent) -> Bool {
    guard hasRoom(for: event) else { return false }
    guard frames.count < limits.depth else {
      report(.tooDeep(limit: limits.depth), at: event)
      return false
    }
    let isMapping = event.kind == .mappingStart
    var record = NodeRecord(start: event.start, end: event.end, kind: isMapping ? .mapping : .sequence)
    if event.hasProperties { addProperties(event, to: &record) }
    let expandedBefore = expandedCount
    let node = append(record)
    frames.append(
      Frame(
        node: node, isMapping: isMapping, isFlow: event.isExplicit, firstKey: openKeys.count,
        anchor: event.anchor.map { String(decoding: $0, as: UTF8.self) }, expandedBefore: expandedBefore))
    return true
  }

  private mutating func closeFrame(at end: PackedPosition) {
    guard let frame = frames.last else { return }
    // libyaml ends a block collection at the next token, which may be many lines further down.
    if frame.isFlow { lastEnd = end }
    arena.records[Int(frame.node)].end = lastEnd
    close()
  }

  /// Ends the innermost open collection, whether its end was read or not.
  private mutating func close() {
    let frame = frames.removeLast()
    arena.records[Int(frame.node)].next = arena.count
    if frame.isMapping {
      checkKeys(of: frame)
      openKeys.removeSubrange(frame.firstKey...)
    }
    if let anchor = frame.anchor, anchors[anchor]?.node == frame.node {
      anchors[anchor]?.size = expandedCount - frame.expandedBefore
    }
  }

  private mutating func hasRoom(for event: borrowing LibYAMLEvent) -> Bool {
    guard arena.records.count >= limits.nodes else {
      if arena.records.count == arena.records.capacity { arena.grow(read: event.index, of: byteCount) }
      return true
    }
    report(.tooManyNodes(limit: limits.nodes), at: event)
    return false
  }

  /// Adds a node, as a key where one is due.
  @discardableResult
  private mutating func append(_ record: consuming NodeRecord, isMergeKey: Bool = false) -> UInt32 {
    let node = arena.count
    if let last = frames.indices.last, frames[last].isMapping {
      if frames[last].expectsKey {
        if isMergeKey {
          record.flags.insert(.mergeKey)
          frames[last].hasMerge = true
        }
        openKeys.append(node)
      }
      frames[last].expectsKey.toggle()
    }
    expandedCount += 1
    lastEnd = record.end
    arena.records.append(record)
    return node
  }
}

// MARK: - Aliases, anchors and tags

extension YAMLTreeBuilder {
  private mutating func addAlias(_ event: borrowing LibYAMLEvent) -> Bool {
    guard hasRoom(for: event) else { return false }
    var record = NodeRecord(start: event.start, end: event.end, next: arena.count + 1, kind: .unresolved)
    let name = event.anchor.map { String(decoding: $0, as: UTF8.self) } ?? ""
    switch anchors[name] {
    case nil: report(.unknownAlias(name), at: event)
    case let anchor? where anchor.size == nil: report(.aliasOfItself(name), at: event)
    case let anchor?:
      record.kind = .alias
      record.payload = anchor.node
      expandedCount += anchor.size ?? 0
    }
    append(record)
    guard expandedCount - arena.records.count > limits.aliasExpansion else { return true }
    report(.expandsTooFar(name, limit: limits.aliasExpansion), at: event)
    return false
  }

  private mutating func addProperties(_ event: borrowing LibYAMLEvent, to record: inout NodeRecord) {
    if let anchor = event.anchor {
      let size = event.kind == .scalar ? 1 : nil
      anchors[String(decoding: anchor, as: UTF8.self)] = Anchor(node: arena.count, size: size)
    }
    guard let tag = event.tag else { return }
    record.flags.insert(.tagged)
    let (offset, length) = arena.store(tag)
    arena.tags.append(TagEntry(node: arena.count, offset: offset, length: length))
    let text = String(decoding: tag, as: UTF8.self)
    if !CoreTag.isHarmless(text, kind: event.kind) { report(.unknownTag(text), at: event) }
  }
}

/// The tags that change nothing, since texts are read by the declared type.
enum CoreTag {
  private static let prefix = "tag:yaml.org,2002:"

  /// Whether the tag is `!` or one of YAML 1.2's core schema (section 10.3) on a node of its kind.
  static func isHarmless(_ tag: String, kind: LibYAMLEvent.Kind) -> Bool {
    if tag == "!" { return true }
    guard tag.hasPrefix(prefix) else { return false }
    let name = String(tag.utf8.dropFirst(prefix.utf8.count)) ?? ""
    switch kind {
    case .mappingStart: return name == "map"
    case .sequenceStart: return name == "seq"
    default: return ["str", "int", "float", "bool", "null", "merge"].contains(name)
    }
  }
}

// MARK: - Keys

extension YAMLTreeBuilder {
  /// Reports repeated keys and keys that are no scalars, drops their pairs, and merges what `<<` names.
  private mutating func checkKeys(of frame: Frame) {
    var mergeKey: UInt32?
    mergeIndex.removeAll()
    for position in frame.firstKey..<openKeys.count {
      let key = openKeys[position]
      let record = arena.records[Int(arena.resolved(key))]
      guard record.kind == .scalar else {
        dropKey(key, kind: record.kind)
        continue
      }
      let isMerge = arena.records[Int(key)].flags.contains(.mergeKey)
      let earlier = isMerge ? mergeKey : mergeIndex.insert(key, in: arena)
      if isMerge, mergeKey == nil { mergeKey = key }
      if let earlier { dropRepeated(key, earlier: earlier, isMerge: isMerge) }
    }
    if let mergeKey, !isCutOff { merge(mergeKey, into: frame.node) }
  }

  private mutating func dropKey(_ key: UInt32, kind: NodeRecord.Kind) {
    arena.records[Int(key)].flags.insert(.dropped)
    switch kind {
    case .mapping: report(.keyIsCollection("mapping"), at: span(of: key))
    case .sequence: report(.keyIsCollection("sequence"), at: span(of: key))
    case .scalar, .alias, .unresolved: break
    }
  }

  private mutating func dropRepeated(_ key: UInt32, earlier: UInt32, isMerge: Bool) {
    arena.records[Int(key)].flags.insert(.dropped)
    let first = span(of: earlier)
    let finding: YAMLFinding =
      isMerge ? .duplicateMerge(line: first.start.line) : .duplicateKey(arena.string(key), line: first.start.line)
    report(finding, at: span(of: key), notes: [.init("first defined here", at: SourceLocation(path: path, span: first))])
  }

  private func span(of node: UInt32) -> SourceSpan {
    let record = arena.records[Int(node)]
    return SourceSpan(start: record.start.unpacked, end: record.end.unpacked)
  }

  /// `mergeIndex` holds the mapping's own keys, which win over merged ones.
  private mutating func merge(_ mergeKey: UInt32, into mapping: UInt32) {
    let value = arena.records[Int(mergeKey)].next
    arena.records[Int(mapping)].payload = UInt32(arena.mergedPairs.count)
    mergeValue(value, by: mergeKey, mayBeList: true)
    arena.records[Int(mapping)].extent = UInt32(arena.mergedPairs.count) - arena.records[Int(mapping)].payload
  }

  private mutating func mergeValue(_ value: UInt32, by mergeKey: UInt32, mayBeList: Bool) {
    let source = arena.resolved(value)
    let record = arena.records[Int(source)]
    switch record.kind {
    case .mapping: mergeMapping(source, by: mergeKey)
    case .sequence where mayBeList:
      var item = source + 1
      while item < record.next {
        mergeValue(item, by: mergeKey, mayBeList: false)
        item = arena.records[Int(item)].next
      }
    case .unresolved: break
    case .scalar, .sequence, .alias: report(.mergeOfNoMapping, at: span(of: value))
    }
  }

  private mutating func mergeMapping(_ source: UInt32, by mergeKey: UInt32) {
    let record = arena.records[Int(source)]
    var key = source + 1
    while key < record.next {
      let value = arena.records[Int(key)].next
      if arena.records[Int(key)].flags.isDisjoint(with: [.dropped, .mergeKey]) {
        mergePair(MergedPair(key: key, value: value, mergeKey: mergeKey))
      }
      key = arena.records[Int(value)].next
    }
    for index in record.textRange {
      let inherited = arena.mergedPairs[index]
      mergePair(MergedPair(key: inherited.key, value: inherited.value, mergeKey: mergeKey))
    }
  }

  private mutating func mergePair(_ pair: MergedPair) {
    if mergeIndex.insert(pair.key, in: arena) == nil { arena.mergedPairs.append(pair) }
  }
}

extension LibYAMLEvent {
  fileprivate var hasProperties: Bool { anchor != nil || tag != nil }

  /// Whether the scalar is YAML 1.1's merge key: plain, and not tagged as a mere text.
  fileprivate var isMergeKey: Bool {
    guard text.count == 2, style == .plain, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<") else { return false }
    return tag.map { $0.elementsEqual("tag:yaml.org,2002:merge".utf8) } ?? true
  }
}

extension YAMLNode.Style {
  fileprivate var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
}

extension NodeRecord {
  fileprivate var isEmptyPlain: Bool { kind == .scalar && style == .plain && extent == 0 && flags.isEmpty }
}
