import RegistryDiagnostics
import RegistryText

/// What the parser reports, apart from syntax errors, which `SyntaxExplanation` words.
struct YAMLFinding {
  let rule: RuleDocumentation
  let message: String
  let fix: Diagnostic.Fix?

  private init(_ rule: RuleDocumentation, _ message: String, fix: String? = nil) {
    self.rule = rule
    self.message = message
    self.fix = fix.map { Diagnostic.Fix($0) }
  }

  func diagnostic(at location: SourceLocation, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(rule, at: location, message, notes: notes, fix: fix)
  }

  /// How many Unicode scalars of a string from the file a message quotes: names may be a megabyte long.
  private static let maximumQuote = 200

  private static func quote(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: maximumQuote, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}

// MARK: - Bounds

extension YAMLFinding {
  static func fileTooLarge(_ size: Int, limit: Int) -> Self {
    Self(YAMLRules.limit, "the file has \(size) bytes; the limit is \(limit)", fix: "split the registry into several files")
  }

  static func tooDeep(limit: Int) -> Self {
    Self(YAMLRules.limit, "nested more than \(limit) levels deep, which is the limit on nesting depth")
  }

  static func scalarTooLong(_ length: Int, limit: Int) -> Self {
    Self(YAMLRules.limit, "the string has \(length) bytes; the limit on one string is \(limit)")
  }

  static func tooManyNodes(limit: Int) -> Self {
    Self(
      YAMLRules.limit, "the file has more than \(limit) nodes, which is the limit", fix: "split the registry into several files")
  }

  static func expandsTooFar(_ name: String, limit: Int) -> Self {
    Self(
      YAMLRules.limit,
      """
      with alias '\(quote(name))' the aliases of the file expand to more than \(limit) nodes, which is the limit on alias expansion
      """)
  }

  static func mergesTooMuch(limit: Int) -> Self {
    Self(YAMLRules.limit, "merge keys add more than \(limit) pairs, which is the limit on alias expansion")
  }

  static func tooManyAnchors(limit: Int) -> Self {
    Self(YAMLRules.limit, "the file has more than \(limit) anchors, which is the limit")
  }

  static func tooManyDirectives(_ count: Int, limit: Int) -> Self {
    Self(
      YAMLRules.limit, "\(count) lines start with '%', as directives do; the limit is \(limit)",
      fix: "remove them, or indent the text")
  }

  static func tooManyFindings(limit: Int) -> Self {
    Self(YAMLRules.limit, "more than \(limit) findings, which is the limit; the rest of the file is not read")
  }
}

// MARK: - Keys, aliases, tags, documents

extension YAMLFinding {
  static func duplicateKey(_ key: String, line: Int) -> Self {
    Self(
      YAMLRules.duplicateKey, "key '\(quote(key))' is already defined on line \(line)", fix: "remove or rename one of the two")
  }

  static func duplicateMerge(line: Int) -> Self {
    Self(
      YAMLRules.duplicateKey, "merge key '<<' is already used on line \(line)",
      fix: "merge a list instead: '<<: [*first, *second]'")
  }

  static func keyIsCollection(_ kind: String) -> Self {
    Self(YAMLRules.key, "a key must be a string, not a \(kind)", fix: "quote the key if its brackets are part of the string")
  }

  static func unknownAlias(_ name: String) -> Self {
    let name = quote(name)
    return Self(
      YAMLRules.alias, "alias '*\(name)' does not match any anchor before it",
      fix: "define '&\(name)' earlier in the file, or quote the string if it is not an alias")
  }

  static func aliasOfItself(_ name: String) -> Self {
    Self(YAMLRules.alias, "alias '*\(quote(name))' is inside the node that '&\(quote(name))' names")
  }

  static let mergeOfNoMapping = Self(
    YAMLRules.merge, "'<<' can merge only a mapping or a list of mappings", fix: "quote the key if '<<' is meant as a string")

  static func unknownTag(_ tag: String) -> Self {
    Self(
      YAMLRules.tag, "tag '\(quote(tag))' is not supported here",
      fix: "remove the tag; the declared type decides how a value is read")
  }

  static let anotherDocument = Self(
    YAMLRules.multipleDocuments, "a second document starts here; a file holds only one",
    fix: "remove the '---', or move the rest to another file")

  static let unreadableBreaks = Self(
    YAMLRules.encoding, "the file holds U+0085, U+2028 or U+2029 together with every noncharacter from U+FDD0 to U+FDEF",
    fix: "remove the noncharacters")
}
