extension SwiftLexer {
  /// The opening quotes at the current position, behind that many number signs.
  mutating func openString(hashes: Int) {
    let quotes = Quotes(hashes: hashes, isMultiline: opensManyLines(at: position + hashes, hashes: hashes))
    add(.stringStart, to: position + hashes + (quotes.isMultiline ? 3 : 1))
    open.append(.string(quotes))
  }

  /// Three quotes open a string of many lines; `#"""#` is a quote in a string on one line.
  private func opensManyLines(at start: Int, hashes: Int) -> Bool {
    guard isTripleQuote(at: start) else { return false }
    guard hashes > 0 else { return true }
    var offset = start + 1
    while offset < bytes.count, !bytes[offset].isLineBreak {
      offset += 1
      guard bytes[offset - 1] == UInt8(ascii: "\"") else { continue }
      let count = self.hashes(at: offset, limit: hashes)
      if count == hashes { return false }
      offset += count
    }
    return true
  }

  private func isTripleQuote(at offset: Int) -> Bool {
    (0..<3).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "\"") }
  }

  /// What comes next in a string: its text up to an interpolation or the end, and that.
  mutating func readStringText(_ quotes: Quotes) {
    var end = position
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        if let close = endOfString(at: end, quotes) { return closeString(at: end, to: close) }
        end += 1
      case UInt8(ascii: "\\"):
        let count = hashes(at: end + 1, limit: quotes.hashes)
        guard count == quotes.hashes else {
          end += 1 + count
          continue
        }
        if byte(at: end + 1 + count) == UInt8(ascii: "(") { return openInterpolation(at: end, to: end + count + 2, quotes) }
        end = endOfEscape(at: end + 1 + count, quotes)
      case 0x0A where !quotes.isMultiline, 0x0D where !quotes.isMultiline:
        addText(to: end)
        open.removeLast()
        return
      default: end += 1
      }
    }
    addText(to: bytes.count)
  }

  /// The end of the closing quotes at an offset, or nil where they are text.
  private func endOfString(at offset: Int, _ quotes: Quotes) -> Int? {
    guard !quotes.isMultiline || isTripleQuote(at: offset) else { return nil }
    let end = offset + (quotes.isMultiline ? 3 : 1)
    return hashes(at: end, limit: quotes.hashes) == quotes.hashes ? end + quotes.hashes : nil
  }

  private mutating func closeString(at offset: Int, to end: Int) {
    addText(to: offset)
    add(.stringEnd, to: end)
    open.removeLast()
  }

  private mutating func openInterpolation(at offset: Int, to end: Int, _ quotes: Quotes) {
    addText(to: offset)
    add(.interpolationStart, to: end)
    open.append(.interpolation(parentheses: 0, quotes))
  }

  /// An escape covers one byte more, but no line break that ends the string.
  private func endOfEscape(at offset: Int, _ quotes: Quotes) -> Int {
    guard offset < bytes.count, quotes.isMultiline || !bytes[offset].isLineBreak else { return min(offset, bytes.count) }
    return offset + 1
  }

  private mutating func addText(to end: Int) {
    if end > position { add(.stringText, to: end) }
  }
}
