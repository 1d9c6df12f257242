/// Reads the part of YAML that nearly every registry is written in, line by line: five times as fast as libyaml.
///
/// That part is mappings in block style whose keys are words, with one text or one list in brackets behind each colon, on
/// the same line; comments and blank lines. Whatever else occurs ends the reading, and libyaml reads the text instead. So
/// this reader never judges a text: of one that it reads to the end it makes exactly the events that libyaml makes, with
/// the same places but for the ends of mappings, which libyaml sets somewhere behind them. Tests hold the two to each
/// other, and `Documentation/Decisions/0010` says why there are two.
struct LineReader {
  typealias Handler = (borrowing LibYAMLEvent) -> Bool

  let text: UnsafeBufferPointer<UInt8>
  /// Takes an event; false to read no further.
  let handle: Handler
  /// The next byte.
  var cursor = 0
  /// Where the line at hand starts, and its number.
  var lineStart = 0
  var line: UInt32 = 1
  /// The columns of the open mappings, from 0, the innermost last.
  private var indents: [Int] = []
  /// Where the colon of a key ends that has no value yet.
  private var openKeyEnd: PackedPosition?

  /// The text is libyaml's to read: it goes beyond what is read here, or the handler did not take an event.
  struct Beyond: Error {}

  /// Longer keys are libyaml's, which refuses those of more than 1024 characters.
  private static let longestKey = 512

  private init(_ text: UnsafeBufferPointer<UInt8>, _ handle: @escaping Handler) {
    self.text = text
    self.handle = handle
  }

  /// Hands on the events of a text, but for the start and the end of the stream; true where it was read to its end, or else
  /// those handed on are void. The text has passed ``TextCheck``, and has none of the line breaks that only libyaml knows.
  static func read(_ text: UnsafeBufferPointer<UInt8>, _ handle: Handler) -> Bool {
    withoutActuallyEscaping(handle) { handle in
      var reader = LineReader(text, handle)
      do throws(Beyond) {
        try reader.readDocument()
        return true
      } catch {
        return false
      }
    }
  }

  private mutating func readDocument() throws(Beyond) {
    guard try nextContent() else { throw Beyond() }
    try emit(LibYAMLEvent(kind: .documentStart, start: position, end: position, index: cursor))
    repeat { try readEntry() } while try nextContent()
    try closeMappings(deeperThan: -1)
    try emit(LibYAMLEvent(kind: .documentEnd, start: position, end: position, index: cursor))
  }

  /// Goes to the first character of the next line that is neither blank nor a comment; false at the end of the text.
  private mutating func nextContent() throws(Beyond) -> Bool {
    while cursor < text.count {
      skipBlanks()
      if cursor < text.count, text[cursor] == UInt8(ascii: "#") { try skipComment() }
      guard cursor < text.count else { break }
      guard text[cursor] == UInt8(ascii: "\n") else { return true }
      cursor += 1
      lineStart = cursor
      line += 1
    }
    return false
  }

  /// A key and what stands behind it on the line.
  private mutating func readEntry() throws(Beyond) {
    let column = cursor - lineStart
    try enter(column)
    let start = cursor
    while cursor < text.count, text[cursor].isWord { cursor += 1 }
    guard cursor > start, cursor - start <= Self.longestKey, cursor < text.count, text[cursor] == UInt8(ascii: ":") else {
      throw Beyond()
    }
    try emitScalar(start..<cursor, .plain)
    cursor += 1
    openKeyEnd = position
    guard cursor < text.count, text[cursor] != UInt8(ascii: "\n") else { return }
    guard text[cursor] == UInt8(ascii: " ") else { throw Beyond() }
    skipBlanks()
    guard cursor < text.count, text[cursor] != UInt8(ascii: "\n"), text[cursor] != UInt8(ascii: "#") else { return }
    openKeyEnd = nil
    try readValue()
  }

  /// Opens or closes mappings, so that the innermost has its keys at this column.
  private mutating func enter(_ column: Int) throws(Beyond) {
    if let innermost = indents.last, column <= innermost {
      try emitMissingValue()
      try closeMappings(deeperThan: column)
      guard indents.last == column else { throw Beyond() }
    } else {
      // A line that is further in belongs to the text before it, unless that is a key without a value.
      guard indents.isEmpty || openKeyEnd != nil else { throw Beyond() }
      openKeyEnd = nil
      indents.append(column)
      try emit(LibYAMLEvent(kind: .mappingStart, start: position, end: position, index: cursor))
    }
  }

  private mutating func closeMappings(deeperThan column: Int) throws(Beyond) {
    try emitMissingValue()
    while let innermost = indents.last, innermost > column {
      indents.removeLast()
      try emit(LibYAMLEvent(kind: .mappingEnd, start: position, end: position, index: cursor))
    }
  }

  /// A key without a value has an empty one right behind its colon.
  private mutating func emitMissingValue() throws(Beyond) {
    guard let end = openKeyEnd else { return }
    openKeyEnd = nil
    try emit(LibYAMLEvent(kind: .scalar, start: end, end: end, index: cursor))
  }
}

// MARK: - Steps

extension LineReader {
  /// The place of the next byte, in a line of ASCII up to there.
  var position: PackedPosition { PackedPosition(line: line, column: UInt32(truncatingIfNeeded: cursor - lineStart + 1)) }

  func emit(_ event: consuming LibYAMLEvent) throws(Beyond) {
    guard handle(event) else { throw Beyond() }
  }

  mutating func skipBlanks() {
    while cursor < text.count, text[cursor] == UInt8(ascii: " ") { cursor += 1 }
  }

  mutating func skipComment() throws(Beyond) {
    while cursor < text.count, text[cursor] != UInt8(ascii: "\n") {
      // Ends the comment for libyaml.
      if text[cursor] == UInt8(ascii: "\r") { throw Beyond() }
      cursor += 1
    }
  }

  /// Past the end of the line, where nothing but blanks and a comment may follow.
  mutating func finishLine() throws(Beyond) {
    let end = cursor
    skipBlanks()
    guard cursor < text.count, text[cursor] != UInt8(ascii: "\n") else { return }
    guard text[cursor] == UInt8(ascii: "#"), cursor > end else { throw Beyond() }
    try skipComment()
  }

  /// A scalar whose text stands in the file as it is, with so many quotes on each side.
  ///
  /// - Parameter continuations: how many bytes of the text continue a character, since columns count characters. All before
  ///   the text is ASCII.
  func emitScalar(_ range: Range<Int>, _ style: YAMLNode.Style, quotes: Int = 0, continuations: Int = 0) throws(Beyond) {
    let start = range.lowerBound - quotes - lineStart + 1
    let end = start + range.count - continuations + 2 * quotes
    var event = LibYAMLEvent(
      kind: .scalar, start: PackedPosition(line: line, column: UInt32(truncatingIfNeeded: start)),
      end: PackedPosition(line: line, column: UInt32(truncatingIfNeeded: end)), index: range.lowerBound)
    event.text = UnsafeBufferPointer(rebasing: text[range])
    event.isVerbatim = true
    event.style = style
    try emit(event)
  }
}
