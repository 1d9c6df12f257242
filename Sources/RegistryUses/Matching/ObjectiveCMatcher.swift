import RegistryDiagnostics
import RegistryText

/// Finds the reads of an Objective-C file, which the generated file of Swift has no part in.
struct ObjectiveCMatcher {
  let facts: Facts
  let code: SourceCode
  let outline: ObjectiveCOutline
  let file: Int
  var findings = FileFindings()

  /// What a file holds.
  static func findings(in code: SourceCode, file: Int, facts: Facts) -> FileFindings {
    var matcher = ObjectiveCMatcher(facts: facts, code: code, outline: ObjectiveCOutline(of: code), file: file)
    for (name, classes) in matcher.outline.properties {
      for type in classes {
        matcher.findings.members[name, default: []].insert(
          .init(container: [], nature: SDK.types.contains(type) ? .sdk : .named(type)))
      }
    }
    for token in 0..<code.count {
      switch code.kind(token) {
      case .identifier where code.isText(token + 1, ":"): matcher.findMessage(at: token)
      case .punctuation where code.isText(token, "["): matcher.findSubscript(at: token)
      default: break
      }
    }
    return matcher.findings
  }

  /// Adds the constants of a file.
  static func collect(from code: SourceCode, file: Int, into facts: inout Facts) {
    for constant in ObjectiveCOutline(of: code).constants {
      facts.constants[constant.name, default: []].insert(
        .init(container: [], value: .literal(.text(constant.text)), onlyIn: constant.isGlobal ? nil : file))
    }
  }

  private mutating func findMessage(at token: Int) {
    guard let open = code.brackets.enclosing(token), code.isText(open, "["), let name = code.name(token) else { return }
    let receiver = open + 1..<token
    let key = argument(from: token + 2, to: code.brackets.partner(of: open) ?? code.count)
    switch name {
    case "configValueForKey": note(.configValue, key, at: token)
    case "defaultValueForKey" where isSDK(receiver): note(.defaultValue, key, at: token)
    case "setDefaultsFromPlistFileName" where isSDK(receiver): note(.defaultsFile, key, at: token)
    case "setDefaults" where isSDK(receiver): findDefaults(key, at: token)
    default:
      let wrappers = (facts.wrappers[name] ?? []).inOrder
      guard let wrapper = wrappers.first(where: { $0.shape == .method && isReceiver(receiver, of: $0, at: token) }) else {
        return
      }
      note(.wrapper(wrapper.shownName), key, at: token, called: wrapper)
    }
  }

  /// The tokens of an argument, up to the next part of the selector or the end of the message.
  private func argument(from start: Int, to end: Int) -> Range<Int> {
    var index = start
    while index < end,
      !(index > start && code.kind(index) == .identifier && code.isText(index + 1, ":") && !code.isText(index - 1, "?"))
    {
      index = code.after(index)
    }
    return start..<max(start, min(index, end))
  }

  /// `config[@"k"]`.
  private mutating func findSubscript(at open: Int) {
    guard !code.startsLine[open], let close = code.brackets.partner(of: open), close > open + 1, !code.isText(close + 1, "=")
    else { return }
    let isReceiver = code.isText(open - 1, "]") || code.kind(open - 1) == .identifier && !code.isText(open - 1, "return")
    guard isReceiver, isSDK(receiver(endingAt: open - 1)) else { return }
    note(.subscript(label: nil), open + 1..<close, at: open)
  }

  /// The message or the name that ends with a token.
  private func receiver(endingAt last: Int) -> Range<Int> { (code.brackets.partner(of: last) ?? last)..<last + 1 }

  private mutating func findDefaults(_ argument: Range<Int>, at token: Int) {
    guard code.isText(argument.lowerBound, "@"), code.isText(argument.lowerBound + 1, "{"),
      let close = code.brackets.partner(of: argument.lowerBound + 1)
    else {
      if code.isText(argument.lowerBound, "nil") { return }
      return add(.defaults, .unknown("the defaults are not a dictionary literal"), argument, at: token)
    }
    for element in code.arguments(from: argument.lowerBound + 2, to: close) {
      let key = element.prefix { !code.isText($0, ":") }
      if key.count < element.count {
        let value = literalValue(of: min(key.endIndex + 1, element.upperBound)..<element.upperBound)
        note(.defaults, element.lowerBound..<element.lowerBound + key.count, at: element.lowerBound, value: value)
      }
    }
  }
}

extension ObjectiveCMatcher {
  /// Whether the tokens of a receiver are an instance of the SDK's class, plainly or by its name.
  private func isSDK(_ receiver: Range<Int>) -> Bool {
    guard !receiver.isEmpty else { return false }
    if receiver.contains(where: { code.isText($0, "FIRRemoteConfig") }) { return true }
    guard let name = code.name(receiver.upperBound - 1) else { return false }
    let natures = natures(of: name)
    if natures.contains(.sdk) { return true }
    return natures.isEmpty && (SDK.isNameOfInstance(name) || name == "config" && code.importsSDK)
  }

  /// What a name is declared as, in this file or as a property elsewhere.
  private func natures(of name: String) -> Set<Facts.Nature> {
    let own = (outline.types[name] ?? []).map { SDK.types.contains($0) ? Facts.Nature.sdk : .named($0) }
    if !own.isEmpty { return Set(own) }
    let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return Set((facts.members[property] ?? []).map(\.nature))
  }

  /// Whether the tokens of a receiver are an instance of the class that declares a wrapper.
  private func isReceiver(_ receiver: Range<Int>, of wrapper: Wrapper, at token: Int) -> Bool {
    guard let className = wrapper.container.last, !receiver.isEmpty else { return false }
    if receiver.contains(where: { code.name($0) == className }) { return true }
    guard let name = code.name(receiver.upperBound - 1) else { return false }
    if name == "self" || name == "super" { return outline.method(around: token)?.className == className }
    return natures(of: name).contains(.named(className))
  }

  private mutating func note(
    _ form: RawRead.Form, _ key: Range<Int>, at token: Int, called: Wrapper? = nil, value: LiteralValue? = nil
  ) {
    guard let name = code.name(key.lowerBound), key.count == 1 else {
      let literal =
        code.isText(key.lowerBound, "@") ? code.stringLiteral(at: key.lowerBound + 1) : code.stringLiteral(at: key.lowerBound)
      guard let literal, literal.last == key.upperBound - 1 else {
        return add(form, .unknown("it is put together at run time"), key, at: token, called: called)
      }
      return add(form, .known(literal.value), key, at: token, called: called, value: value)
    }
    if let method = outline.method(around: token), let index = method.parameters.firstIndex(of: name) {
      guard called == nil else {
        return add(form, .unknown("the function around it hands it on"), key, at: token, called: called)
      }
      return makeWrapper(method, index, form, key, at: token)
    }
    findings.wants.insert([name])
    let constants = (facts.constants[name] ?? []).filter { $0.container.isEmpty && ($0.onlyIn == nil || $0.onlyIn == file) }
    guard constants.count == 1, case .literal(.text(let text)) = constants.first?.value else {
      let reason =
        constants.isEmpty ? "is not a constant with one literal value in the sources" : "has more than one value in the sources"
      return add(form, .unknown("\(quoted(name)) \(reason)"), key, at: token, called: called)
    }
    add(form, .known(text), key, at: token, called: called, value: value)
  }

  private mutating func makeWrapper(
    _ method: ObjectiveCOutline.Method, _ index: Int, _ form: RawRead.Form, _ key: Range<Int>, at token: Int
  ) {
    // Only the first argument follows the name that calls are found by.
    guard index == 0 else { return add(form, .unknown("\(quoted(code.text(key.lowerBound))) is a parameter"), key, at: token) }
    let wrapper = Wrapper(
      shape: .method, name: method.name, label: nil, index: 0, container: [method.className], keyType: nil,
      getter: getter(ofReadOf: key), file: file, offset: Int(code.tokens[token].start))
    add(form, .unknown("no call of \(quoted(wrapper.shownName)) was found"), key, at: token, makes: wrapper)
  }

  private mutating func add(
    _ form: RawRead.Form, _ key: RawRead.Key, _ place: Range<Int>, at token: Int, called: Wrapper? = nil, makes: Wrapper? = nil,
    value: LiteralValue? = nil
  ) {
    findings.reads.append(
      .init(
        form: form, key: key, place: place.isEmpty ? token..<token + 1 : place,
        expression: place.isEmpty ? token..<token + 1 : place,
        getter: form.isRead && called == nil ? getter(ofReadOf: place) : nil, isReplaceable: false, value: value, called: called,
        makes: makes))
  }
}

extension SourceCode {
  /// Whether an Objective-C file imports the SDK.
  fileprivate var importsSDK: Bool {
    (0..<count).contains { index in
      (isText(index, "#import") || isText(index, "import"))
        && (index + 1..<index + 4).contains { name($0).map(SDK.modules.contains) ?? false }
    }
  }
}
