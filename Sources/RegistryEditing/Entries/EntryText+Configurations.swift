import RegistryModel
import RegistryText
import RegistryYAML

// The defaults of build configurations.
extension EntryText {
  /// Writes the default of one build configuration, or of all others, into the default of the entry.
  ///
  /// - Returns: false where the default has a form in which there is no place for it.
  func setDefault(_ name: String, _ value: EditValue, in node: YAMLNode, _ edits: inout TextEdits) -> Bool {
    guard node.kind == .mapping else {
      return name == BuildConfiguration.valueName ? replace(node, value, &edits) : makeMapping(of: node, name, value, &edits)
    }
    if let pair = node[name] {
      return pair.mergeKey == nil && pair.value.aliasTarget == nil && replace(pair.value, value, &edits)
    }
    guard let last = node.pairs.last, last.mergeKey == nil else { return false }
    let line = "\(name): \(value.written())"
    if file.isBracketed(node) {
      let end = file.content(of: last.value).upperBound
      edits.replace(end..<end, with: Array(", \(line)".utf8))
    } else {
      let indentation = [UInt8](repeating: UInt8(ascii: " "), count: last.key.span.start.column - 1)
      insert([indentation + Array(line.utf8)], below: file.endOfValue(last.value), in: &edits)
    }
    return true
  }

  private func replace(_ node: YAMLNode, _ value: EditValue, _ edits: inout TextEdits) -> Bool {
    file.replace(node, with: value.written(insteadOf: node), in: &edits)
    return true
  }

  /// Turns one value for all builds into a mapping in braces.
  private func makeMapping(of node: YAMLNode, _ name: String, _ value: EditValue, _ edits: inout TextEdits) -> Bool {
    let old = Array(file.bytes[file.content(of: node)])
    guard node.span.start.line == node.span.end.line, !old.isEmpty else { return false }
    let start = Array("{\(BuildConfiguration.valueName): ".utf8)
    edits.replace(file.content(of: node), with: start + old + Array(", \(name): \(value.written())}".utf8))
    return true
  }
}
