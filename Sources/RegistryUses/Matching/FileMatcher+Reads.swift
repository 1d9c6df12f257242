extension FileMatcher {
  /// Notes a read of the SDK that the name at a token makes.
  mutating func findRead(at token: Int) {
    guard code.isText(token + 1, "("), let close = code.brackets.partner(of: token + 1),
      !outline.declarationTokens.contains(token)
    else { return }
    let arguments = code.arguments(from: token + 2, to: close)
    switch code.text(token) {
    case "configValue": findValue(.configValue, at: token, arguments, close: close)
    case "defaultValue" where receiver(of: token).map { isSDK($0) } ?? isInSDKExtension(token):
      findValue(.defaultValue, at: token, arguments, close: close)
    case "RemoteConfigProperty":
      guard let key = arguments.first.flatMap({ argument($0, labelled: "key") }) else { return }
      note(ReadSite(form: .propertyWrapper, key: key, name: token, expression: token..<close + 1))
    case "setDefaults" where receiver(of: token).map { isSDK($0) } ?? isInSDKExtension(token):
      findDefaults(at: token, arguments, close: close)
    default: break
    }
  }

  /// What stands before the dot of a call, or nil where there is no dot.
  func receiver(of token: Int) -> Chain? { code.isText(token - 1, ".") ? Chain(in: code, endingAt: token - 2) : nil }

  /// Whether a bare name is looked up in the SDK's class.
  func isInSDKExtension(_ token: Int) -> Bool {
    guard !code.isText(token - 1, "."), let type = outline.type(around: token) else { return false }
    return isSDKType(type.path, at: token) || type.inherited.contains { isSDKType([$0], at: token) }
  }

  /// The value of an argument with a label, or nil where it has another.
  func argument(_ range: Range<Int>, labelled label: String) -> Range<Int>? {
    guard code.name(range.lowerBound) == label, code.isText(range.lowerBound + 1, ":") else { return nil }
    return range.lowerBound + 2..<max(range.upperBound, range.lowerBound + 2)
  }

  private mutating func findValue(_ form: RawRead.Form, at token: Int, _ arguments: [Range<Int>], close: Int) {
    guard let key = arguments.first.flatMap({ argument($0, labelled: "forKey") }) else { return }
    // A function of the app that has the same name is found by what it does.
    guard !callsWrapper(at: token), code.isText(token - 1, ".") || isInSDKExtension(token) else { return }
    guard !key.isEmpty else {
      return add(
        .unknown("the function is passed on"), at: ReadSite(form: form, key: key, name: token, expression: token..<close + 1))
    }
    let first = receiver(of: token)?.start ?? token
    note(ReadSite(form: form, key: key, name: token, expression: first..<close + 1))
  }

  /// Notes a read in the brackets that open at a token.
  mutating func findSubscript(at open: Int) {
    guard !code.startsLine[open], code.isOperandEnd(open - 1), let close = code.brackets.partner(of: open), close > open + 1,
      let first = code.arguments(from: open + 1, to: close).first, !code.isText(close + 1, "=")
    else { return }
    let label = code.isText(first.lowerBound + 1, ":") ? code.name(first.lowerBound) : nil
    let key = label == nil ? first : first.lowerBound + 2..<max(first.upperBound, first.lowerBound + 2)
    let chain = Chain(in: code, endingAt: open - 1)
    let isRead = !chain.isKeyPath && (label == "decodedValue" || label == "jsonValue" || isSDK(chain))
    guard isRead else { return findCall(ofSubscriptAt: open, chain, label: label, key: key, close: close) }
    note(ReadSite(form: .subscript(label: label), key: key, name: open, expression: chain.start..<close + 1))
  }
}
