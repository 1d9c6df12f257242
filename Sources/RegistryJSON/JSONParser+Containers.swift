extension JSONParser {
  mutating func openContainer(_ kind: JSONNode.Kind) throws(JSONFinding) {
    guard open.count < depthLimit else {
      throw JSONFinding(.tooDeep(limit: depthLimit), position..<position + 1)
    }
    open.append(records.count)
    position += 1
    append(kind, from: position - 1)
  }

  /// Closes the innermost container if its bracket is next.
  mutating func readClose(of container: Int) throws(JSONFinding) -> Bool {
    guard position < text.count else { throw endOfText() }
    let isObject = records[container].kind == .object
    switch text[position] {
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject: break
    case UInt8(ascii: "}"), UInt8(ascii: "]"): throw JSONFinding(.mismatchedClose, oneByte, related: bracket(of: container))
    default: return false
    }
    if isObject { reportDuplicateNames(in: container) }
    position += 1
    records[container].end = UInt32(truncatingIfNeeded: position)
    records[container].next = UInt32(truncatingIfNeeded: records.count)
    open.removeLast()
    return true
  }

  /// Reads the comma between two items. One before the closing bracket is reported, and reading continues.
  mutating func readComma(in container: Int) throws(JSONFinding) {
    let comma = position
    guard text[position] == UInt8(ascii: ",") else { throw JSONFinding(.missingComma, oneByte) }
    position += 1
    try skipBlanks()
    guard position < text.count else { throw endOfText() }
    switch text[position] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): report(.trailingComma, comma..<comma + 1)
    default: break
    }
  }

  mutating func readName(in container: Int) throws(JSONFinding) {
    guard text[position] == UInt8(ascii: "\"") else { throw unexpectedName() }
    try readString()
    try skipBlanks()
    guard position < text.count else { throw endOfText() }
    guard text[position] == UInt8(ascii: ":") else { throw JSONFinding(.missingColon, oneByte) }
    position += 1
    try skipBlanks()
  }

  private mutating func reportDuplicateNames(in object: Int) {
    guard records.count > object + 3 else { return }
    let repeated = names.repeatedNames(of: object, in: records, text)
    for pair in repeated {
      let name = records[pair.second]
      report(.duplicateName(excerpt(contentRange(name))), range(name), related: range(records[pair.first]))
    }
  }

  /// The finding for a text that ends too early: the innermost container that is open.
  func endOfText() -> JSONFinding {
    guard let container = open.last else { return JSONFinding(.missingValue, position..<position) }
    let isObject = records[container].kind == .object
    return JSONFinding(isObject ? .unclosedObject : .unclosedArray, bracket(of: container))
  }

  private func bracket(of container: Int) -> Range<Int> {
    let start = Int(records[container].start)
    return start..<start + 1
  }

  var oneByte: Range<Int> { position..<min(position + 1, text.count) }

  func range(_ record: JSONRecord) -> Range<Int> { Int(record.start)..<Int(record.end) }

  func contentRange(_ record: JSONRecord) -> Range<Int> { Int(record.start) + 1..<Int(record.end) - 1 }
}
