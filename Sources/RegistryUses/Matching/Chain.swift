/// The names, calls and subscripts before a dot or a bracket: `RemoteConfig.remoteConfig()` before `["k"]`.
struct Chain: Sendable {
  /// More of them are cut off at the front; nobody writes as many.
  static let longest = 16

  struct Component: Sendable {
    /// Nil for what has no name.
    let name: String?
    var isCall = false
    let token: Int
  }

  var components: [Component] = []
  var start: Int
  /// Whether it begins with a dot.
  var isImplicit = false
  /// Whether it begins with a backslash.
  var isKeyPath = false
  var isOptional = false

  /// The names, or nil where a component is anything else.
  var path: [String]? {
    let names = components.compactMap { $0.isCall ? nil : $0.name }
    return names.count == components.count && !names.isEmpty ? names : nil
  }

  /// The chain that ends with a token.
  init(in code: SourceCode, endingAt last: Int) {
    start = last
    var token = last
    while components.count < Self.longest {
      while code.isPostfix(token) {
        if code.isText(token, "?") { isOptional = true }
        token -= 1
      }
      guard let component = component(in: code, endingAt: &token) else { break }
      components.insert(component, at: 0)
      start = token
      if component.name == nil, code.isOperandEnd(token - 1), !code.startsLine[token] {
        token -= 1
        continue
      }
      guard component.name != nil, code.isText(token - 1, ".") else { break }
      start = token - 1
      guard code.isOperandEnd(token - 2) else {
        isImplicit = true
        break
      }
      token -= 2
    }
    if code.isText(start - 1, "\\") { (isKeyPath, start) = (true, start - 1) }
  }

  /// The component that ends with a token, which becomes its first one; nil where it is none.
  private func component(in code: SourceCode, endingAt token: inout Int) -> Component? {
    if code.name(token) != nil { return Component(name: code.name(token), token: token) }
    guard let open = code.brackets.partner(of: token), open < token else { return nil }
    if code.isText(open, "("), code.name(open - 1) != nil, code.isOperandEnd(open - 1), !code.startsLine[open] {
      token = open - 1
      return Component(name: code.name(open - 1), isCall: true, token: open - 1)
    }
    let isParenthesized = code.isText(open, "(") && token == open + 2
    token = open
    return Component(name: isParenthesized ? code.name(open + 1) : nil, token: open)
  }
}
