extension OutlineBuilder {
  /// `let a = 1, b: Int = 2`, `var c: Int { … }`, `let (d, e) = …`, `let .some(f)`.
  mutating func readBinding() {
    guard !code.isText(index - 1, "import") else { return }
    var names = patternNames(from: index + 1)
    guard let first = names.first else { return }
    if names.count > 1 || code.isText(index + 1, "(") || !code.isText(first - 1, "let") && !code.isText(first - 1, "var") {
      for name in names { bind(name, type: name..<name, value: nil, end: endOfPattern(from: index + 1)) }
      return
    }
    while let name = names.first {
      let end = readOne(name)
      guard code.isText(end, ","), code.name(end + 1) != nil, code.isText(end + 2, "=") || code.isText(end + 2, ":") else {
        return
      }
      names = [end + 1]
    }
  }

  /// One name with its type and value; the index behind it.
  private mutating func readOne(_ name: Int) -> Int {
    var next = name + 1
    var type = next..<next
    if code.isText(next, ":"), index >= casePatternEnd {
      type = next + 1..<max(code.endOfType(from: next + 1, to: code.count), next + 1)
      next = type.upperBound
    }
    let value = code.isText(next, "=") ? next + 1 : nil
    let end = value.map { endOfValue(from: $0) } ?? next
    let hasBody = value == nil && code.isText(next, "{") && conditionIndex == nil && index >= casePatternEnd
    let added = bind(name, type: type, value: value, body: hasBody ? next : nil, end: end)
    if hasBody, let added { pending[next] = .property(added) }
    return end
  }

  /// In a condition the brace of the body ends the value.
  private func endOfValue(from start: Int) -> Int {
    guard conditionIndex != nil else { return code.endOfExpression(from: start) }
    var end = start
    while end < min(code.count, start + Self.longestHead), !code.isOne(end, of: [",", "{", "else", "}", ")", ";"]) {
      end = code.after(end)
    }
    return end
  }

  /// Adds a variable; its index, or nil for `_`.
  @discardableResult
  private mutating func bind(_ name: Int, type: Range<Int>, value: Int?, body: Int? = nil, end: Int) -> Int? {
    guard let text = code.name(name), text != "_" else { return nil }
    let isLocal: Bool
    switch outline.scopes[scope].kind {
    case .file, .type: isLocal = false
    default: isLocal = true
    }
    let start = isLocal ? end : outline.scopes[scope].open + 1
    outline.add(
      .init(
        name: text, kind: .binding, token: name, isStatic: isStatic, isPrivate: isPrivate, type: type,
        isMutable: code.isText(index, "var"), value: value, valueEnd: end, body: body,
        visible: start..<max(start, outline.scopes[scope].end), scope: scope))
    let added = outline.variables.count - 1
    if index < casePatternEnd {
      caseVariables[scope, default: []].append(added)
    } else if let condition = conditionIndex, !conditions[condition].isGuard {
      conditions[condition].variables.append(added)
    }
    return added
  }

  /// The condition that the current token is in, brackets but no braces in between.
  var conditionIndex: Int? { conditions.last?.scope == scope ? conditions.count - 1 : nil }

  /// The tokens of the names that a pattern binds.
  private func patternNames(from start: Int) -> [Int] {
    if code.name(start) != nil, !code.isText(start + 1, "."), !code.isText(start + 1, "(") { return [start] }
    var open = start
    while open < start + 16, code.isText(open, ".") || code.kind(open) == .identifier { open += 1 }
    guard code.isText(open, "("), let close = code.brackets.partner(of: open) else { return [] }
    return (open + 1..<min(close, open + Self.longestHead)).filter { token in
      code.name(token) != nil && !code.isText(token - 1, ".") && !code.isOne(token + 1, of: [":", "(", "."])
        && !code.isOne(token, of: ["let", "var", "_", "nil", "true", "false"])
    }
  }

  private func endOfPattern(from start: Int) -> Int {
    var end = start
    while end < start + Self.longestHead, end < code.count, !code.isOne(end, of: ["=", ":", "in", "where", "{", "}", ";", ","]) {
      end = code.after(end)
    }
    guard code.isText(end, "=") else { return end }
    return endOfValue(from: end + 1)
  }

  mutating func readCase() {
    if case .type(let type) = outline.scopes[scope].kind,
      outline.types[type].kind == .enum || outline.types[type].kind == .extension
    {
      return readEnumCases(of: type)
    }
    let isCondition = code.isOne(index - 1, of: ["if", "guard", "while", "for", ","])
    guard !isCondition || conditionIndex == nil else { return }
    endCase()
    var end = index + 1
    while end < index + Self.longestHead, end < code.count, !code.isOne(end, of: [":", "{", "}", ";"]) { end = code.after(end) }
    casePatternEnd = end
  }

  /// `case a, b = "text", c(Int)`.
  private mutating func readEnumCases(of type: Int) {
    var next = index + 1
    while let name = code.name(next) {
      outline.add(
        .init(
          name: name, kind: .enumCase, token: next, isStatic: true, isPrivate: false, type: next..<next, value: nil,
          visible: outline.scopes[scope].open + 1..<outline.scopes[scope].end, scope: scope))
      next += 1
      if code.isText(next, "(") { next = code.after(next) }
      var value: Int?
      if code.isText(next, "=") {
        value = next + 1
        next = code.endOfExpression(from: next + 1)
      }
      outline.types[type].cases.append((name, value))
      guard code.isText(next, ",") else { return }
      next += 1
    }
  }

  /// `for x in`, `for (a, b) in`, `for case let .some(x) in`; what the pattern binds can be seen in the body.
  mutating func readLoop() {
    conditions.append(Condition(bracket: code.brackets.enclosing(index), scope: scope, isGuard: false))
    var start = index + 1
    while code.isOne(start, of: ["await", "try", "case", "let", "var"]) { start += 1 }
    for token in patternNames(from: start) {
      guard let name = code.name(token), name != "_" else { continue }
      outline.add(
        .init(
          name: name, kind: .element, token: token, isStatic: false, isPrivate: true, type: token..<token, value: nil,
          visible: code.count..<code.count, scope: scope))
      conditions[conditions.count - 1].variables.append(outline.variables.count - 1)
    }
  }
}
