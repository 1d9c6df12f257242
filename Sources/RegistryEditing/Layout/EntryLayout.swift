import RegistryModel
import RegistryText
import RegistryYAML

/// The attributes of one entry with their lines, or with their places in braces.
struct EntryLayout {
  private let file: EditableFile
  /// The bytes of each attribute: whole lines with the comments above it, or only the key and the value.
  private let pieces: [Piece]
  private let isFlow: Bool

  private struct Piece {
    let range: Range<Int>
    /// Where the attribute comes in the layout.
    let rank: Int
  }

  /// Nil where there is nothing to order.
  init?(_ pair: YAMLPair, in file: EditableFile) {
    let body = pair.value
    guard !Registry.isSettingsOrFree(pair.key), body.kind == .mapping, body.aliasTarget == nil else { return nil }
    self.file = file
    isFlow = file.isBracketed(body)
    let own = body.pairs.filter { $0.mergeKey == nil }
    // An anchor has to stay before its aliases.
    guard own.count > 0, !own.flatMap({ $0.key.ownNodes + $0.value.ownNodes }).contains(where: { file.anchor(of: $0) != nil })
    else { return nil }
    guard let pieces = isFlow ? Self.slots(own, of: body, in: file) : Self.lines(own, of: body, in: file) else { return nil }
    self.pieces = pieces
  }

  /// Puts the attributes into the order of the layout.
  func order(_ edits: inout TextEdits) {
    let ordered = pieces.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for (old, new) in zip(pieces, ordered) {
      var text = isFlow ? Array(file.bytes[new.range]) : wholeLines(new.range)
      // The end of the file gets its line break by itself.
      if !isFlow, file.isUnfinished, old.range.upperBound == file.bytes.count { text.removeLastLineBreak() }
      if text != Array(file.bytes[old.range]) { edits.replace(old.range, with: text) }
    }
  }

  /// The lines of an attribute with the comments above it, without the empty lines among those.
  private func wholeLines(_ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    var isAboveKey = true
    for line in file.lines(in: range) {
      if isAboveKey, file.isBlank(line) { continue }
      isAboveKey = isAboveKey && file.isComment(at: line.lowerBound)
      let end = file.startOfNextLine(at: line.lowerBound)
      text += file.bytes[line.lowerBound..<min(end, range.upperBound)]
    }
    if file.isUnfinished, range.upperBound == file.bytes.count { text += file.lineBreak }
    return text
  }

  private static func rank(_ key: YAMLNode) -> Int {
    let all = Attribute.allCases
    return all.firstIndex { key.hasText($0.rawValue) } ?? all.count
  }

  /// Attributes on one line. Between them are commas, and perhaps a merge key.
  private static func slots(_ pairs: [YAMLPair], of body: YAMLNode, in file: EditableFile) -> [Piece]? {
    guard body.span.start.line == body.span.end.line else { return nil }
    let pieces = pairs.map { pair in
      Piece(
        range: file.range(of: pair.key).lowerBound..<file.content(of: pair.value).upperBound, rank: rank(pair.key))
    }
    return pairs.allSatisfy { !$0.value.isAbsent } ? pieces : nil
  }

  /// Attributes one below the other, the merge key among them.
  private static func lines(_ pairs: [YAMLPair], of body: YAMLNode, in file: EditableFile) -> [Piece]? {
    let merged = body.pairs.compactMap(\.mergeKey).filter { $0.span.start >= body.span.start && $0.span.end <= body.span.end }
    var starts = pairs.map { (node: $0.key, end: file.endOfLines(before: file.endOfValue($0.value)), rank: rank($0.key)) }
    if let merge = merged.first {
      starts.append((merge, file.startOfNextLine(at: file.range(of: merge).lowerBound), -1))
    }
    starts.sort { $0.node.span < $1.node.span }
    var pieces: [Piece] = []
    var position = file.startOfComments(above: file.range(of: starts[0].node).lowerBound)
    for item in starts {
      let start = file.range(of: item.node).lowerBound
      // Lines of the item before that are not known, such as those of a merged list, keep everything as it is.
      guard file.isFirstInLine(start), position <= file.startOfLine(at: start), item.end > start,
        file.lines(in: position..<file.startOfLine(at: start)).allSatisfy({ file.isBlankOrComment($0) })
      else { return nil }
      pieces.append(Piece(range: position..<item.end, rank: item.rank))
      position = item.end
    }
    return pieces
  }
}

extension Registry {
  /// Whether a name at the top level is not that of an entry.
  static func isSettingsOrFree(_ key: YAMLNode) -> Bool {
    key.hasText(settingsKey) || key.text.utf8.starts(with: freePrefix.utf8)
  }
}

extension [UInt8] {
  /// Removes one line break of any kind at the end.
  fileprivate mutating func removeLastLineBreak() {
    guard let last, last.isLineBreak else { return }
    removeLast()
    if last == .lineFeed, self.last == .carriageReturn { removeLast() }
  }
}
