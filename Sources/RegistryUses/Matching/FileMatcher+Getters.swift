extension FileMatcher {
  /// What is taken from the value that ends with a token, and the index behind it.
  func getter(after last: Int) -> (Getter?, end: Int) {
    var dot = last + 1
    if code.isPostfix(dot) { dot += 1 }
    guard code.isText(dot, "."), let name = code.name(dot + 1) else { return (nil, last + 1) }
    switch name {
    case "boolValue": return (.bool, dot + 2)
    case "stringValue": return (.string, dot + 2)
    case "dataValue": return (.data, dot + 2)
    case "jsonValue": return (.json, dot + 2)
    case "numberValue": return numberGetter(after: dot + 1)
    case "decoded": return decodedGetter(at: dot + 1) ?? (nil, last + 1)
    default: return (nil, last + 1)
    }
  }

  /// `.numberValue.intValue`, `.numberValue?.doubleValue`.
  private func numberGetter(after last: Int) -> (Getter?, end: Int) {
    let dot = code.isPostfix(last + 1) ? last + 2 : last + 1
    guard code.isText(dot, "."), let name = code.name(dot + 1) else { return (.number, last + 1) }
    switch name {
    case "intValue", "integerValue", "int64Value", "int32Value", "uintValue": return (.int, dot + 2)
    case "doubleValue", "floatValue": return (.double, dot + 2)
    case "boolValue": return (.bool, dot + 2)
    default: return (.number, last + 1)
    }
  }

  /// `.decoded(asType: PriceTable.self)`.
  private func decodedGetter(at token: Int) -> (Getter?, end: Int)? {
    guard code.isText(token + 1, "("), let close = code.brackets.partner(of: token + 1), code.isText(token + 2, "asType"),
      let type = TypeReference(in: code, at: token + 4)?.path, let name = type.last(where: { $0 != "self" })
    else { return nil }
    return (.decoded(name), close + 1)
  }

  /// Whether a part of an expression is skipped where a value is nil, so that the whole is optional.
  func hasOptionalChaining(_ range: Range<Int>) -> Bool {
    range.contains { code.isText($0, "?") && code.isPostfix($0) }
  }
}
