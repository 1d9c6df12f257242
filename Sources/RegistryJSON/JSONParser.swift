/// The state of the reader: its position, the open containers and the findings. It does not recurse.
struct JSONParser {
  let text: UnsafeBufferPointer<UInt8>
  let options: JSONReader.Options
  let depthLimit: Int
  var position = 0
  var records: [JSONRecord] = []
  /// The records of the containers that are open, outermost first.
  var open: [Int] = []
  var findings: [JSONFinding] = []
  var omittedFindings = 0
  var names = JSONNameTable()

  init(_ text: UnsafeBufferPointer<UInt8>, _ options: JSONReader.Options) {
    self.text = text
    self.options = options
    depthLimit = min(options.depthLimit, JSONReader.Options.maximalDepthLimit)
    records.reserveCapacity(text.count / 16 + 16)
  }

  /// Reads the whole text; returns the finding that stopped it, if any.
  mutating func parse() -> JSONFinding? {
    do throws(JSONFinding) {
      try readDocument()
      return nil
    } catch {
      return error
    }
  }

  private mutating func readDocument() throws(JSONFinding) {
    try skipByteOrderMark()
    try skipBlanks()
    guard position < text.count else { throw JSONFinding(.empty, position..<position) }
    try readValue()
    while let container = open.last {
      try readItem(of: container)
    }
    try skipBlanks()
    guard position == text.count else { throw JSONFinding(.trailingText, position..<text.count) }
  }

  /// Reads the next item of an open container, or its end.
  private mutating func readItem(of container: Int) throws(JSONFinding) {
    let isFirst = records.count == container + 1
    try skipBlanks()
    if try readClose(of: container) { return }
    if !isFirst {
      try readComma(in: container)
      if try readClose(of: container) { return }
    }
    if records[container].kind == .object { try readName(in: container) }
    try readValue()
  }

  private mutating func readValue() throws(JSONFinding) {
    guard position < text.count else { throw endOfText() }
    switch text[position] {
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .bool)
    case UInt8(ascii: "f"): try readWord("false", .bool)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw unexpectedValue()
    }
  }

  mutating func append(_ kind: JSONNode.Kind, from start: Int, isEscaped: Bool = false) {
    let next = UInt32(truncatingIfNeeded: records.count + 1)
    let start = UInt32(truncatingIfNeeded: start)
    let end = UInt32(truncatingIfNeeded: position)
    records.append(JSONRecord(start: start, end: end, next: next, kind: kind, isEscaped: isEscaped))
  }

  /// Adds a finding that does not stop the reader.
  mutating func report(_ kind: JSONFinding.Kind, _ range: Range<Int>, related: Range<Int>? = nil) {
    if findings.count < options.findingLimit {
      findings.append(JSONFinding(kind, range, related: related))
    } else {
      omittedFindings += 1
    }
  }
}
