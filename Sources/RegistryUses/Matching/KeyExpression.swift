/// An expression that gives a key, as far as tokens tell.
struct KeyExpression: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case literal(String)
    /// Names with dots between them; implicit where it begins with a dot.
    case path([String], isImplicit: Bool)
    /// Anything else, and why it is not known.
    case unknown(String)
  }

  let form: Form
  let range: Range<Int>

  /// The expression of these tokens.
  init(in code: SourceCode, _ tokens: Range<Int>) {
    var range = tokens
    while range.count > 2, code.isText(range.lowerBound, "("), code.brackets.partner(of: range.lowerBound) == range.upperBound - 1
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    if range.count > 2, code.isText(range.upperBound - 2, "as"), code.isOne(range.upperBound - 1, of: ["String", "NSString"]) {
      range = range.lowerBound..<range.upperBound - 2
    }
    self.range = range
    form = Self.form(in: code, range)
  }

  private static func form(in code: SourceCode, _ range: Range<Int>) -> Form {
    guard !range.isEmpty else { return .unknown("it is not written in the call") }
    if let literal = code.stringLiteral(at: range.lowerBound) {
      if literal.last == range.upperBound - 1 { return .literal(literal.value) }
      return joined(in: code, range) ?? .unknown("it is put together at run time")
    }
    if code.kind(range.lowerBound) == .stringStart { return .unknown("it is put together at run time") }
    return path(in: code, range) ?? .unknown(reason(in: code, range))
  }

  /// `"a" + "b"` of literals alone.
  private static func joined(in code: SourceCode, _ range: Range<Int>) -> Form? {
    var text = ""
    var index = range.lowerBound
    while let literal = code.stringLiteral(at: index) {
      text += literal.value
      index = literal.last + 2
      if literal.last == range.upperBound - 1 { return .literal(text) }
      guard code.isText(literal.last + 1, "+") else { return nil }
    }
    return nil
  }

  private static func path(in code: SourceCode, _ range: Range<Int>) -> Form? {
    let isImplicit = code.isText(range.lowerBound, ".")
    var names: [String] = []
    var index = isImplicit ? range.lowerBound + 1 : range.lowerBound
    while let name = code.name(index) {
      names.append(name)
      index += 1
      if code.isText(index, "!") || code.isText(index, "?") { index += 1 }
      if index >= range.upperBound { return .path(names, isImplicit: isImplicit) }
      guard code.isText(index, ".") else { return nil }
      index += 1
    }
    return nil
  }

  private static func reason(in code: SourceCode, _ range: Range<Int>) -> String {
    let isJoined = range.contains { code.isText($0, "+") }
    let isChosen = range.contains { code.isText($0, "?") && !code.isPostfix($0) || code.isText($0, "??") }
    let isCalled = range.contains { code.isText($0, "(") }
    return isChosen
      ? "a condition chooses it"
      : isJoined ? "it is put together at run time" : isCalled ? "it is the result of a call" : "it is not a literal"
  }
}
