extension ObjectiveCMatcher {
  /// What is taken from the value that a read gives, or nil; `key` are the tokens of the key, which stand in the brackets of the read.
  ///
  /// `config[@"k"].boolValue` and `[[config configValueForKey:@"k"] boolValue]`.
  func getter(ofReadOf key: Range<Int>) -> Getter? {
    guard let open = code.brackets.enclosing(key.lowerBound), let close = code.brackets.partner(of: open),
      let message = message(behind: close)
    else { return nil }
    return switch code.text(message) {
    case "boolValue": .bool
    case "stringValue": .string
    case "dataValue": .data
    case "JSONValue", "jsonValue": .json
    case "numberValue": numberGetter(behind: message)
    default: nil
    }
  }

  /// `.numberValue.integerValue`, `numberValue] integerValue]`.
  private func numberGetter(behind token: Int) -> Getter {
    guard let message = message(behind: code.isText(token + 1, "]") ? token + 1 : token) else { return .number }
    return switch code.text(message) {
    case "intValue", "integerValue", "longValue", "longLongValue", "unsignedIntegerValue", "unsignedIntValue": .int
    case "doubleValue", "floatValue": .double
    case "boolValue": .bool
    default: .number
    }
  }

  /// The name of the property or of the message that the value ending with a token is asked for.
  private func message(behind token: Int) -> Int? {
    let next = code.isText(token + 1, ".") ? token + 2 : token + 1
    return code.kind(next) == .identifier ? next : nil
  }

  /// The value of an element of a dictionary literal, without what makes an object of it; nil where it is not a literal.
  func literalValue(of range: Range<Int>) -> LiteralValue? {
    let range = code.unwrapped(range)
    guard case .number(let text) = code.literalValue(of: range) else { return code.literalValue(of: range) }
    guard !text.hasPrefix("0x") else { return nil }
    return .number(String(text.prefix { !"fFlLuU".contains($0) }))
  }
}
