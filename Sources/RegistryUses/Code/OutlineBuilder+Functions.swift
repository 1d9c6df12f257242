extension OutlineBuilder {
  mutating func readFunction() {
    let name = code.text(index) == "func" ? code.name(index + 1) ?? code.text(index + 1) : code.text(index)
    guard let open = parameterClause(), let close = code.brackets.partner(of: open) else { return }
    let parameters = parameters(from: open + 1, to: close, isLabelled: !code.isText(index, "subscript"))
    let (result, brace) = result(from: close + 1)
    let function = Outline.Function(
      name: name, token: code.text(index) == "func" ? index + 1 : index, parameters: parameters.map(\.parameter),
      isStatic: isStatic, result: result,
      typePath: typePath)
    outline.declarationTokens.formUnion([function.token])
    // The label in front of a name declares as little as it refers to.
    outline.declarationTokens.formUnion(parameters.flatMap { [$0.token, $0.token - 1] })
    outline.add(function)
    guard let brace else { return }
    pending[brace] = .function(outline.functions.count - 1)
    pendingParameters[brace] = parameters
  }

  /// The parenthesis that opens the parameters, behind the name and the generic parameters.
  private func parameterClause() -> Int? {
    var next = code.isText(index, "func") ? index + 2 : index + 1
    if code.isText(index, "init"), code.isText(next, "?") || code.isText(next, "!") { next += 1 }
    let limit = next + Self.longestHead
    if code.kind(next) == .operator, code.text(next).hasPrefix("<") {
      while next < limit, next < code.count, !code.isText(next, "("), !code.isText(next, "{") { next += 1 }
    }
    return code.isText(next, "(") ? next : nil
  }

  /// The parameters between two tokens, each with the token of its name, which is its label too where `isLabelled`.
  private func parameters(from start: Int, to end: Int, isLabelled: Bool) -> [NamedParameter] {
    code.arguments(from: start, to: end).compactMap { range in
      var first = range.lowerBound
      while code.isText(first, "@"), first < range.upperBound {
        first += 2
        if code.isText(first, "("), let close = code.brackets.partner(of: first) { first = close + 1 }
      }
      guard let outer = code.name(first) else { return nil }
      let inner = code.name(first + 1)
      let colon = inner == nil ? first + 1 : first + 2
      guard code.isText(colon, ":") else { return nil }
      let parameter = Outline.Parameter(
        label: outer == "_" || inner == nil && !isLabelled ? nil : outer, name: inner ?? outer,
        type: colon + 1..<max(code.endOfType(from: colon + 1, to: range.upperBound), colon + 1))
      return (parameter, inner == nil ? first : first + 1)
    }
  }

  /// Makes a parameter a variable of the current scope.
  mutating func add(_ named: NamedParameter, _ kind: Outline.Variable.Kind, from start: Int) {
    outline.add(
      .init(
        name: named.parameter.name, kind: kind, token: named.token, isStatic: false, isPrivate: true, type: named.parameter.type,
        value: nil, visible: start..<max(start, outline.scopes[scope].end), scope: scope))
  }

  /// The tokens of the type behind the arrow, and the brace of the body or nil where there is none.
  private func result(from start: Int) -> (Range<Int>, brace: Int?) {
    var next = start
    var result = start..<start
    while next < code.count, next < start + Self.longestHead {
      if code.isText(next, "{") { return (result, next) }
      if code.isText(next, "->") {
        let end = code.endOfType(from: next + 1, to: code.count)
        (result, next) = (next + 1..<max(end, next + 1), max(end, next + 1))
        continue
      }
      let isSpecifier = code.isOne(next, of: ["async", "throws", "rethrows", "where", "("])
      guard isSpecifier || !code.startsLine[next] || code.isText(next - 1, ",") else { break }
      next = code.brackets.partner(of: next).map { max($0, next) + 1 } ?? next + 1
      if code.isText(next, "}") || code.isText(next, ";") { break }
    }
    return (result, nil)
  }

  /// `{ key in`, `{ [weak self] (key: String) -> Bool in`.
  mutating func readClosureParameters() {
    var next = index + 1
    if code.isText(next, "["), let close = code.brackets.partner(of: next) { next = close + 1 }
    var names: [NamedParameter] = []
    var end = next
    if code.isText(next, "("), let close = code.brackets.partner(of: next) {
      names = code.arguments(from: next + 1, to: close).compactMap { closureParameter($0) }
      end = close + 1
    } else {
      while let name = code.name(end), name != "in" {
        names.append((.init(label: nil, name: name, type: end..<end), end))
        end += code.isText(end + 1, ",") ? 2 : 1
        guard code.isText(end - 1, ",") else { break }
      }
    }
    let limit = end + 40
    while end < limit, end < code.count, !code.isText(end, "in"), !code.startsLine[end], !code.isText(end, "}") { end += 1 }
    guard code.isText(end, "in"), end > next else { return }
    for name in names { add(name, .closureParameter, from: end) }
  }

  private func closureParameter(_ range: Range<Int>) -> NamedParameter? {
    guard let name = code.name(range.lowerBound) else { return nil }
    let type =
      code.isText(range.lowerBound + 1, ":")
      ? range.lowerBound + 2..<max(range.upperBound, range.lowerBound + 2) : range.lowerBound..<range.lowerBound
    return (.init(label: nil, name: name, type: type), range.lowerBound)
  }
}
