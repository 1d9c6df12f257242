import RegistryModel
import RegistryText
import RegistryYAML

/// The text of an entry in its file, and what of it has to change for an edit.
struct EntryText {
  let file: EditableFile
  let declaration: Declaration

  var body: YAMLNode { declaration.body }

  /// Whether the attributes are in braces.
  var isFlow: Bool { file.isBracketed(body) }

  /// The pairs that are written in the entry itself, in their order.
  var ownPairs: [YAMLPair] { body.pairs.filter { $0.mergeKey == nil } }

  func pair(_ attribute: Attribute) -> YAMLPair? { ownPairs.first { $0.key.hasText(attribute.rawValue) } }

  /// The bytes of the entry from its key to the end of its value.
  var range: Range<Int> {
    let start = file.range(of: declaration.keyNode).lowerBound
    return start..<max(start, file.endOfValue(body))
  }
}

// MARK: - Values

extension EntryText {
  /// Adds an attribute, behind those that come before it in the model's order.
  ///
  /// - Parameter lines: what follows `name:`; lines below the first one are indented.
  /// - Returns: false where the entry has a form in which there is no place for it.
  func insert(_ attribute: Attribute, _ value: InsertedValue, in edits: inout TextEdits) -> Bool {
    let name = attribute.rawValue
    let before = ownPairs.last { pair in Attribute(rawValue: pair.key.text).map { $0.precedes(attribute) } ?? false }
    return isFlow
      ? insertInBraces("\(name): \(value.inBraces)", behind: before, in: &edits)
      : insertLines(value.lines(name), behind: before, in: &edits)
  }

  private func insertInBraces(_ text: String, behind pair: YAMLPair?, in edits: inout TextEdits) -> Bool {
    if let pair {
      let end = file.content(of: pair.value).upperBound
      edits.replace(end..<end, with: Array(", \(text)".utf8))
    } else {
      let start = file.content(of: body).lowerBound + 1
      let first = ownPairs.first.map { file.range(of: $0.key).lowerBound }
      let isEmpty = body.pairs.isEmpty
      edits.replace((first ?? start)..<(first ?? start), with: Array((isEmpty ? text : "\(text), ").utf8))
    }
    return true
  }

  private func insertLines(_ lines: [String], behind pair: YAMLPair?, in edits: inout TextEdits) -> Bool {
    guard let column = column else { return false }
    let indentation = [UInt8](repeating: UInt8(ascii: " "), count: column - 1)
    let texts = lines.map { indentation + Array($0.utf8) }
    if let pair {
      insert(texts, below: file.endOfValue(pair.value), in: &edits)
    } else if let first = ownPairs.first {
      let start = file.startOfLine(at: file.range(of: first.key).lowerBound)
      guard file.isFirstInLine(file.range(of: first.key).lowerBound) else { return false }
      edits.replace(start..<start, with: texts.flatMap { $0 + file.lineBreak })
    } else {
      insert(texts, below: file.content(of: body).upperBound, in: &edits)
    }
    return true
  }

  /// The column of the attributes: of one that the entry has, else of its merge key.
  private var column: Int? {
    if let first = ownPairs.first { return first.key.span.start.column }
    let merged = body.pairs.compactMap(\.mergeKey).first { $0.span.start >= body.span.start && $0.span.end <= body.span.end }
    return merged?.span.start.column
  }

  /// Adds lines below the line that an offset is in; below the line before, if the offset is the start of a line.
  func insert(_ lines: [[UInt8]], below offset: Int, in edits: inout TextEdits) {
    let end = file.endOfLines(before: offset)
    let hasBreak = end > 0 && file.bytes[end - 1].isLineBreak
    let text = lines.flatMap { hasBreak ? $0 + file.lineBreak : file.lineBreak + $0 }
    edits.replace(end..<end, with: text)
  }
}

/// The value of an attribute that an entry does not have yet.
enum InsertedValue {
  case one(String)
  /// A list with one item, which is on a line of its own where the attributes are.
  case list(String)

  var inBraces: String {
    switch self {
    case .one(let text): text
    case .list(let item): "[\(item)]"
    }
  }

  func lines(_ name: String) -> [String] {
    switch self {
    case .one(let text): ["\(name): \(text)"]
    case .list(let item): ["\(name):", "  - \(item)"]
    }
  }
}

extension Attribute {
  /// Whether the attribute comes before another one in the model's order, which is the order of the layout.
  func precedes(_ other: Attribute) -> Bool {
    let all = Attribute.allCases
    return (all.firstIndex(of: self) ?? 0) < (all.firstIndex(of: other) ?? 0)
  }
}
