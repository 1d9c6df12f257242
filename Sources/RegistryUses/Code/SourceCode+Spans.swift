extension SourceCode {
  /// The stretches between the commas from one token to another, those in brackets passed over; none for an empty stretch.
  func arguments(from start: Int, to end: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var first = start
    var index = start
    while index < end {
      if isText(index, ",") {
        ranges.append(first..<index)
        first = index + 1
      }
      index = after(index)
    }
    if first < end { ranges.append(first..<end) }
    return ranges
  }

  /// The index behind a token, or behind the bracket that it opens.
  func after(_ index: Int) -> Int { brackets.partner(of: index).map { max($0, index) + 1 } ?? index + 1 }

  /// The end of the type that begins at a token.
  func endOfType(from start: Int, to limit: Int) -> Int {
    var index = start
    var angles = 0
    while index < min(limit, start + 200) {
      if index > start, startsLine[index], angles == 0, !isText(index - 1, "->") { return index }
      switch kind(index) {
      case .operator where text(index) == "=" || text(index) == "==": return index
      case .operator: angles += angleBrackets(index)
      case .identifier where isText(index, "where") || isText(index, "in"): return index
      case .punctuation where isOne(index, of: ["{", "}", ")", "]", ";", ":"]): return index
      case .punctuation where isText(index, ",") && angles <= 0: return index
      default: break
      }
      index = after(index)
    }
    return min(index, limit)
  }

  /// How many angle brackets a token opens less those that it closes; an arrow is none.
  func angleBrackets(_ index: Int) -> Int {
    guard kind(index) == .operator, !isText(index, "->") else { return 0 }
    return bytes[tokens[index].range].reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
  }

  /// The end of the expression that begins at a token: the next comma, line or statement. Closures belong to it.
  func endOfExpression(from start: Int) -> Int {
    var index = start
    while index < count, index == start || !endsExpression(index) { index = after(index) }
    return index
  }

  private func endsExpression(_ index: Int) -> Bool {
    if startsLine[index], !continuesExpression(index) { return true }
    switch kind(index) {
    case .punctuation:
      return isOne(index, of: [",", ";", ")", "]", "}"]) || isText(index, ":") && brackets.enclosing(index) == nil
    case .identifier:
      return !isText(index - 1, ".")
        && isOne(index, of: ["else", "let", "var", "func", "struct", "class", "enum", "extension", "where"])
    default: return false
    }
  }

  /// Whether a token at the start of a line belongs to the expression of the line before.
  private func continuesExpression(_ index: Int) -> Bool {
    isText(index, ".") || kind(index) == .operator || isText(index, "as") || kind(index - 1) == .operator && !isPostfix(index - 1)
      || isText(index, "{")
  }

  /// Whether an operator is the `?` or `!` behind a value.
  func isPostfix(_ index: Int) -> Bool {
    (isText(index, "?") || isText(index, "!")) && index > 0 && tokens[index - 1].end == tokens[index].start
      && isOperandEnd(index - 1)
  }

  /// Whether an expression can end with a token.
  func isOperandEnd(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier: isQuoted(index) || isText(index - 1, ".") || !isOne(index, of: Self.wordsBeforeExpressions)
    case .number, .stringEnd, .regex: true
    case .punctuation: isText(index, ")") || isText(index, "]") || isText(index, "}")
    case .operator: isText(index, "?") || isText(index, "!")
    default: false
    }
  }

  /// Whether a name is in backticks.
  func isQuoted(_ index: Int) -> Bool { bytes[Int(tokens[index].start)] == UInt8(ascii: "`") }

  private static let wordsBeforeExpressions: [StaticString] = [
    "return", "in", "case", "if", "while", "guard", "switch", "where", "else", "throw", "try", "await", "is", "as", "let", "var",
    "yield",
    "for", "do", "repeat", "default", "inout", "import", "func",
  ]
}
