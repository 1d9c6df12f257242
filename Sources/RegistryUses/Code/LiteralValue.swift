/// A value that a literal writes: what an app compiles in.
package enum LiteralValue: Hashable, Sendable {
  case text(String)
  case bool(Bool)
  /// As it is written, without underscores: `-1_000` is `-1000`.
  case number(String)

  /// The text of a literal that is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension SourceCode {
  /// The literal that an expression is, or nil.
  func literalValue(of range: Range<Int>) -> LiteralValue? {
    if case .literal(let text) = KeyExpression(in: self, range).form { return .text(text) }
    let isNegative = isText(range.lowerBound, "-")
    let value = isNegative ? range.dropFirst() : range
    guard value.count == 1, let token = value.first else { return nil }
    if !isNegative, isOne(token, of: ["true", "YES"]) { return .bool(true) }
    if !isNegative, isOne(token, of: ["false", "NO"]) { return .bool(false) }
    guard kind(token) == .number else { return nil }
    return .number((isNegative ? "-" : "") + text(token).filter { $0 != "_" })
  }

  /// An expression without what makes an object of it: `1 as NSNumber`, `NSNumber(value: 1)`, `@1`, `@(1)`,
  /// `[NSNumber numberWithInt:1]`.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while true {
      let next = unwrappedOnce(range)
      guard next != range, !next.isEmpty else { return range }
      range = next
    }
  }

  private func unwrappedOnce(_ range: Range<Int>) -> Range<Int> {
    if isText(range.lowerBound, "@") { return range.dropFirst() }
    if range.count > 2, isText(range.upperBound - 2, "as") { return range.dropLast(2) }
    if isText(range.lowerBound, "["), isText(range.lowerBound + 1, "NSNumber"), isText(range.lowerBound + 3, ":"),
      brackets.partner(of: range.lowerBound) == range.upperBound - 1
    {
      return range.lowerBound + 4..<range.upperBound - 1
    }
    let isCall = isOne(range.lowerBound, of: ["NSNumber", "NSString"])
    let open = isCall ? range.lowerBound + 1 : range.lowerBound
    guard isText(open, "("), brackets.partner(of: open) == range.upperBound - 1 else { return range }
    let hasLabel = isCall && isText(open + 2, ":")
    return open + (hasLabel ? 3 : 1)..<range.upperBound - 1
  }
}
