import RegistryText
import RegistryYAML

// One more item in a list of an entry.
extension EntryText {
  /// Adds an item at the end of a list.
  ///
  /// - Returns: false where the list has a form in which there is no place for it.
  func append(_ written: String, to list: YAMLNode, in edits: inout TextEdits) -> Bool {
    let content = file.content(of: list)
    if file.bytes[content].first == UInt8(ascii: "[") {
      let end = list.items.last.map { file.content(of: $0).upperBound } ?? content.lowerBound + 1
      edits.replace(end..<end, with: Array((list.items.isEmpty ? written : ", \(written)").utf8))
      return true
    }
    guard let last = list.items.last else { return false }
    let start = file.startOfLine(at: file.range(of: last).lowerBound)
    let indentation = file.indentation(at: start)
    guard file.bytes[(start + indentation.count)...].first == UInt8(ascii: "-") else { return false }
    insert([indentation + Array("- \(written)".utf8)], below: file.endOfValue(last), in: &edits)
    return true
  }
}
