import RegistryText
import RegistryYAML

// Where values are.
extension EditableFile {
  /// The end of a value as far as something may follow on the next line. Blank lines at the end of a block scalar belong to
  /// it only if its header says that it keeps them.
  func endOfValue(_ node: YAMLNode) -> Int {
    let content = content(of: node)
    guard node.aliasTarget == nil else { return content.upperBound }
    if node.kind == .scalar, node.style == .literal || node.style == .folded {
      let header = bytes[content].prefix { !$0.isBlank && !$0.isLineBreak }
      let rest = content.upperBound..<range(of: node).upperBound
      // A line of blanks may be a part of the text.
      let isKept = header.contains(UInt8(ascii: "+")) || lines(in: rest).dropFirst().contains { !$0.isEmpty }
      return isKept ? rest.upperBound : rest.lowerBound
    }
    let children = node.items + node.pairs.filter { $0.mergeKey == nil }.map(\.value)
    guard let last = children.last, last.span.end == node.span.end else { return content.upperBound }
    return endOfValue(last)
  }

  /// Writes a value in the place of another one, whose anchor stays.
  func replace(_ node: YAMLNode, with written: String, in edits: inout TextEdits) {
    let content = content(of: node)
    // Nothing is written yet, as in 'owner:'.
    edits.replace(content, with: Array((content.isEmpty ? " " + written : written).utf8))
  }

  /// The start of the line below a value that ends at an offset: the offset itself, if a line starts there.
  func endOfLines(before offset: Int) -> Int {
    offset > start && offset == startOfLine(at: offset) ? offset : startOfNextLine(at: offset)
  }

  /// Whether a collection is in brackets or braces.
  func isBracketed(_ node: YAMLNode) -> Bool {
    let first = bytes[content(of: node)].first
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
