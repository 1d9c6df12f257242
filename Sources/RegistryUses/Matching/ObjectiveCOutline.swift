/// What an Objective-C file declares, as far as its reads need it. Names have no scopes here: a file is small enough.
struct ObjectiveCOutline {
  struct Method {
    /// `stringForKey`, the first part of the selector.
    let name: String
    let parameters: [String]
    /// The tokens of its body.
    let body: Range<Int>
    let className: String
  }

  /// The classes that the names of variables, properties and parameters were declared with.
  private(set) var types: [String: Set<String>] = [:]
  /// The classes of the properties by their names.
  private(set) var properties: [String: Set<String>] = [:]
  /// The texts of constants and macros, and whether other files see them.
  private(set) var constants: [(name: String, text: String, isGlobal: Bool)] = []
  private(set) var methods: [Method] = []
  /// The class of each `@interface` and `@implementation`, by its first token.
  private var classes: [(token: Int, name: String)] = []

  init(of code: SourceCode) {
    for token in 0..<code.count {
      switch code.kind(token) {
      case .identifier: readName(at: token, in: code)
      case .hashWord: readMacro(at: token, in: code)
      case .punctuation where code.startsLine[token] && (code.isText(token, "-") || code.isText(token, "+")):
        readMethod(at: token, in: code)
      default: break
      }
    }
  }

  /// The method whose body a token is in, or nil.
  func method(around token: Int) -> Method? {
    // Methods do not nest and are in the order of the file.
    methods.last { $0.body.lowerBound <= token }.flatMap { $0.body.contains(token) ? $0 : nil }
  }

  private mutating func readName(at token: Int, in code: SourceCode) {
    if code.isText(token - 1, "@"), code.isOne(token, of: ["interface", "implementation"]), let name = code.name(token + 1) {
      classes.append((token, name))
    }
    if code.isText(token + 1, "="), code.isText(token + 2, "@"), let literal = code.stringLiteral(at: token + 3),
      let name = code.name(token),
      code.isText(literal.last + 1, ";")
    {
      constants.append((name, literal.value, code.brackets.enclosing(token) == nil))
    }
    guard let type = code.name(token), type.isTypeName, let name = declaredName(behind: token, in: code) else { return }
    types[name, default: []].insert(type)
    if isProperty(token, in: code) { properties[name, default: []].insert(type) }
  }

  /// The name in `Type *name`, `Type *const name`, `(Type *)name`.
  private func declaredName(behind token: Int, in code: SourceCode) -> String? {
    guard code.isText(token + 1, "*") else { return nil }
    var next = token + 2
    while code.isOne(
      next, of: ["const", "_Nonnull", "_Nullable", "__weak", "__strong", "__block", "__unused", ")", "nonnull", "nullable"])
    {
      next += 1
    }
    return code.name(next)
  }

  /// Whether a declaration belongs to `@property`.
  private func isProperty(_ token: Int, in code: SourceCode) -> Bool {
    var first = token - 1
    if code.isText(first, ")"), let open = code.brackets.partner(of: first) { first = open - 1 }
    return code.isText(first, "property") && code.isText(first - 1, "@")
  }

  /// `#define kKey @"k"`.
  private mutating func readMacro(at token: Int, in code: SourceCode) {
    guard code.isText(token, "#define"), let name = code.name(token + 1), code.isText(token + 2, "@"),
      let literal = code.stringLiteral(at: token + 3)
    else { return }
    constants.append((name, literal.value, true))
  }

  /// `- (NSString *)stringForKey:(NSString *)key {`.
  private mutating func readMethod(at token: Int, in code: SourceCode) {
    guard code.isText(token + 1, "("), let close = code.brackets.partner(of: token + 1), let name = code.name(close + 1) else {
      return
    }
    var parameters: [String] = []
    var next = close + 2
    while next < min(token + 200, code.count), !code.isText(next, "{"), !code.isText(next, ";") {
      if code.isText(next - 1, ")"), let parameter = code.name(next) { parameters.append(parameter) }
      next = code.after(next)
    }
    guard code.isText(next, "{"), let end = code.brackets.partner(of: next), let className = classes.last?.name else { return }
    methods.append(.init(name: name, parameters: parameters, body: next..<end, className: className))
  }
}
