/// What else stands on a tag's line.
struct TagLine {
  /// The whitespace before the tag, where nothing else is before it on its line.
  var leading: Range<Int>?
  /// The beginning of the next line, or the end of the source, where only whitespace follows the tag on its line.
  var nextLine: Int?

  /// Whether the tag has its lines to itself.
  var isAlone: Bool { leading != nil && nextLine != nil }

  init(_ tag: Tag, in source: SourceText, cursor: Int, cursorStartsLine: Bool) {
    let bytes = source.bytes
    var start = tag.range.lowerBound
    while start > cursor && bytes[start - 1].isBlank { start -= 1 }
    let startsLine = start > cursor ? bytes[start - 1] == .lineFeed : cursorStartsLine
    leading = startsLine ? start..<tag.range.lowerBound : nil

    var end = tag.range.upperBound
    while end < bytes.count && bytes[end].isBlank { end += 1 }
    if end < bytes.count && bytes[end] == .carriageReturn { end += 1 }
    if end == bytes.count {
      // A lone carriage return is no line end.
      nextLine = end > tag.range.upperBound && bytes[end - 1] == .carriageReturn ? nil : end
    } else {
      nextLine = bytes[end] == .lineFeed ? end + 1 : nil
    }
  }
}
