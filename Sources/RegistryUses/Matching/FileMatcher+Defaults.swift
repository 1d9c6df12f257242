extension FileMatcher {
  /// Notes what `setDefaults` is given: the keys of a dictionary literal, or the name of a file.
  mutating func findDefaults(at token: Int, _ arguments: [Range<Int>], close: Int) {
    guard let argument = arguments.first else { return }
    let start = receiver(of: token)?.start ?? token
    if let file = self.argument(argument, labelled: "fromPlist") {
      return note(ReadSite(form: .defaultsFile, key: file, name: token, expression: start..<close + 1))
    }
    let site = ReadSite(form: .defaults, key: argument, name: token, expression: start..<close + 1)
    if argument.contains(where: { namesDefaultsOfRegistry(at: $0) }) || code.isText(argument.lowerBound, "nil") { return }
    let literals = argument.filter { code.isText($0, "[") && isDictionary(at: $0) }
    if let literal = literals.first { return noteKeys(of: literal, through: close) }
    guard case .path(let names, isImplicit: false) = KeyExpression(in: code, argument).form, let name = names.last,
      let variable = outline.variable(name, at: token), let value = variable.value, code.isText(value, "["),
      isDictionary(at: value)
    else { return add(.unknown("the defaults are not a dictionary literal"), at: site) }
    noteKeys(of: value, through: close)
  }

  /// `FeatureConfig.defaults`: the registry's own.
  private func namesDefaultsOfRegistry(at token: Int) -> Bool {
    code.isText(token, "defaults") && receiver(of: token).flatMap { registry(ofValue: $0, at: token) } != nil
  }

  /// Whether a bracket opens a literal with a colon in it, and no subscript.
  private func isDictionary(at open: Int) -> Bool {
    guard let close = code.brackets.partner(of: open), !code.isOperandEnd(open - 1) || code.isText(open - 1, ":") else {
      return false
    }
    return colon(in: open + 1..<close) != nil
  }

  private func colon(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if code.isText(index, ":") { return index }
      index = code.after(index)
    }
    return nil
  }

  private mutating func noteKeys(of open: Int, through last: Int) {
    guard let close = code.brackets.partner(of: open) else { return }
    for element in code.arguments(from: open + 1, to: close) {
      guard let colon = colon(in: element), colon > element.lowerBound else { continue }
      let key = element.lowerBound..<colon
      note(
        ReadSite(
          form: .defaults, key: key, name: element.lowerBound, expression: element, value: colon + 1..<element.upperBound))
    }
  }
}
