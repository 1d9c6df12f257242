extension OutlineBuilder {
  /// The path of the type that the current token is in; empty outside types.
  var typePath: [String] { outline.type(around: index)?.path ?? [] }

  mutating func readType() {
    guard let kind = Self.kinds[code.text(index)], let name = code.name(index + 1), !isKeyword(index + 1), !isInheritedClass
    else { return }
    var names = [name]
    var next = index + 2
    while kind == .extension, code.isText(next, "."), let name = code.name(next + 1) {
      names.append(name)
      next += 2
    }
    let (inherited, brace) = inheritance(from: next)
    guard code.isText(brace, "{") else { return }
    // An extension names its type from outside, wherever it is.
    let path = kind == .extension ? names : typePath + names
    outline.declarationTokens.insert(index + 1)
    outline.types.append(.init(kind: kind, path: path, inherited: inherited, isPrivate: isPrivate))
    pending[brace] = .type(outline.types.count - 1)
  }

  private static let kinds: [String: Outline.TypeDeclaration.Kind] = [
    "struct": .struct, "class": .class, "enum": .enum, "actor": .actor, "protocol": .protocol, "extension": .extension,
  ]

  /// `class` as what a protocol inherits from.
  private var isInheritedClass: Bool { code.isText(index - 1, ":") || code.isText(index - 1, ",") }

  /// Whether a token goes on with a declaration instead of naming it: the `func` of `class func`.
  func isKeyword(_ index: Int) -> Bool {
    !code.isQuoted(index)
      && code.isOne(
        index,
        of: [
          "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate", "public", "internal", "in",
          "is", "as",
        ])
  }

  /// The last name of each type behind the colon, and the index of the token that ends the head.
  private func inheritance(from start: Int) -> ([String], Int) {
    var names: [String] = []
    var next = start
    var angles = 0
    while next < code.count, next < start + Self.longestHead, !code.isOne(next, of: ["{", "}", ";", "where"]) {
      angles += code.angleBrackets(next)
      if angles == 0, let name = code.name(next), !code.isText(next + 1, ".") { names.append(name) }
      next = code.after(next)
    }
    while next < code.count, next < start + Self.longestHead, !code.isOne(next, of: ["{", "}", ";"]) { next = code.after(next) }
    return (names, next)
  }

  mutating func readAlias() {
    guard let name = code.name(index + 1) else { return }
    var next = index + 2
    while next < index + 60, !code.isText(next, "="), next < code.count { next += 1 }
    guard let target = TypeReference(in: code, at: next + 1), !target.isMetatype else { return }
    var visible: Range<Int>?
    switch outline.scopes[scope].kind {
    case .file, .type: break
    default: visible = (outline.scopes[scope].open + 1)..<outline.scopes[scope].end
    }
    outline.declarationTokens.insert(index + 1)
    outline.aliases.append(.init(name: name, target: target.path, typePath: typePath, isPrivate: isPrivate, visible: visible))
  }

  mutating func readImport() {
    let named =
      code.isOne(index + 1, of: ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"])
      && !code.startsLine[index + 1]
    if let module = code.name(named ? index + 2 : index + 1) { outline.imports.insert(module) }
  }

  /// Whether the modifiers before the current token say so.
  var isPrivate: Bool { modifiers.contains { code.isText($0, "private") || code.isText($0, "fileprivate") } }
  var isStatic: Bool { modifiers.contains { code.isText($0, "static") || code.isText($0, "class") } }

  /// The tokens before the current one that may be its modifiers.
  private var modifiers: some Sequence<Int> {
    let words: [StaticString] = [
      "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final", "lazy", "weak", "unowned",
      "override",
      "nonisolated", "mutating", "indirect", "required", "convenience", "set", "(", ")", "unsafe",
    ]
    return sequence(first: index - 1) { $0 - 1 }.prefix(12).prefix { code.isOne($0, of: words) }
  }
}
