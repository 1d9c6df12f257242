import RegistryText
import RegistryYAML

// What is taken out of an entry.
extension EntryText {
  /// Removes a pair of the entry with its comma, or with its lines and the comment behind it.
  ///
  /// - Returns: false where the entry has a form from which it cannot be taken.
  func remove(_ pair: YAMLPair, in edits: inout TextEdits) -> Bool {
    let start = file.range(of: pair.key).lowerBound
    let range = isFlow ? rangeInBraces(start, pair) : rangeOfLines(start, pair)
    guard let range else { return false }
    edits.replace(range, with: [])
    return true
  }

  private func rangeOfLines(_ start: Int, _ pair: YAMLPair) -> Range<Int>? {
    guard file.isFirstInLine(start) else { return nil }
    let end = file.endOfValue(pair.value)
    let next = file.endOfLines(before: end)
    let first = file.startOfLine(at: start)
    guard next == file.bytes.count, next > 0, !file.bytes[next - 1].isLineBreak else { return first..<next }
    // The last line of the file has no line break. It gives up the one before it.
    let before = file.bytes[..<first].lastIndex { !$0.isLineBreak }.map { file.endOfLine(at: $0) } ?? first
    return (file.startOfNextLine(at: before) == first ? before : first)..<next
  }

  private func rangeInBraces(_ start: Int, _ pair: YAMLPair) -> Range<Int>? {
    let end = file.content(of: pair.value).upperBound
    let isGap = { (byte: UInt8) in byte.isBlank || byte.isLineBreak }
    guard let before = file.bytes[..<start].lastIndex(where: { !isGap($0) }) else { return nil }
    if file.bytes[before] == UInt8(ascii: ",") { return before..<end }
    guard file.bytes[before] == UInt8(ascii: "{") else { return nil }
    guard let behind = file.bytes[end...].firstIndex(where: { !isGap($0) }), file.bytes[behind] == UInt8(ascii: ",")
    else { return start..<end }
    let next = file.bytes[(behind + 1)...].firstIndex { !isGap($0) } ?? end
    return start..<next
  }
}
