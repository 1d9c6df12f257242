import RegistryText
import RegistryYAML

// A second entry with the text of the first one.
extension EntryText {
  /// Adds a copy of the entry behind it, under another key and without the anchors, which are there already.
  ///
  /// - Parameter isInBraces: whether the top level of the file is in braces.
  func copy(as name: String, isInBraces: Bool, in edits: inout TextEdits) {
    let key = file.content(of: declaration.keyNode)
    var copy = TextEdits()
    copy.replace(key, with: Array(EditValue.text(name).written(insteadOf: declaration.keyNode).utf8))
    for node in [declaration.keyNode] + body.ownNodes {
      if let anchor = file.anchor(of: node) { copy.replace(anchor, with: []) }
    }
    if isInBraces {
      edits.replace(range.upperBound..<range.upperBound, with: Array(", ".utf8) + copy.applied(to: file.bytes, in: range))
    } else {
      insertBelow(copy, in: &edits)
    }
  }

  private func insertBelow(_ copy: TextEdits, in edits: inout TextEdits) {
    let start = file.startOfLine(at: range.lowerBound)
    let end = range.upperBound == file.startOfLine(at: range.upperBound) ? range.upperBound : file.endOfLine(at: range.upperBound)
    var text = copy.applied(to: file.bytes, in: start..<end)
    while let last = text.last, last.isLineBreak { text.removeLast() }
    insert((isApart ? [[]] : []) + [text], below: range.upperBound, in: &edits)
  }

  /// Whether an empty line is between the entry and another one.
  private var isApart: Bool {
    let next = file.startOfNextLine(at: file.endOfLine(at: range.upperBound))
    let hasNext = next < file.bytes.count && file.isBlank(next..<file.endOfLine(at: next))
    let start = file.startOfLine(at: range.lowerBound)
    guard start > file.start else { return hasNext }
    return hasNext || file.isBlank(file.startOfLine(at: start - 1)..<(start - 1))
  }
}

extension YAMLNode {
  /// The nodes that are written in a node, itself included, without those behind an alias or a merge key.
  var ownNodes: [YAMLNode] {
    guard aliasTarget == nil else { return [] }
    let pairs = pairs.filter { $0.mergeKey == nil }.flatMap { $0.key.ownNodes + $0.value.ownNodes }
    return [self] + pairs + items.flatMap(\.ownNodes)
  }
}
