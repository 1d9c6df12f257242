import RegistryDiagnostics

/// The rules of this part. All are errors: a file that breaks one has no one meaning.
extension RuleID {
  /// The text breaks YAML's syntax.
  package static let yamlSyntax: RuleID = "yaml-syntax"
  /// A mapping has a key twice; every later place is reported, with a note at the first.
  package static let duplicateKey: RuleID = "duplicate-key"
  /// A key of a mapping is itself a mapping or a sequence.
  package static let yamlKey: RuleID = "yaml-key"
  /// An alias names nothing before it, or the node that it stands in.
  package static let yamlAlias: RuleID = "yaml-alias"
  /// The value of `<<` is neither a mapping nor a list of mappings.
  package static let yamlMerge: RuleID = "yaml-merge"
  /// A tag would change what the text means.
  package static let yamlTag: RuleID = "yaml-tag"
  /// A bound of `YAMLLimits` is exceeded.
  package static let yamlLimit: RuleID = "yaml-limit"
  /// The file is no UTF-8, or holds a character that YAML does not allow.
  package static let yamlEncoding: RuleID = "yaml-encoding"
  /// The file holds more than one document.
  package static let yamlMultipleDocuments: RuleID = "yaml-multiple-documents"
}

/// What the reader says, apart from syntax errors, which `SyntaxExplanation` words.
struct YAMLFinding {
  var rule: RuleID
  var message: String
  var fix: Diagnostic.Fix?

  /// How much of a text from the file is quoted in a message, in Unicode scalars: names may be a megabyte long.
  static let maximumQuote = 200

  /// A text as it is quoted in a message.
  private static func quote(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: maximumQuote, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private init(_ rule: RuleID, _ message: String, fix: String? = nil) {
    self.rule = rule
    self.message = message
    self.fix = fix.map { Diagnostic.Fix($0) }
  }

  static func fileTooLarge(_ size: Int, limit: Int) -> Self {
    Self(.yamlLimit, "the file has \(size) bytes; the limit is \(limit)", fix: "split the registry into several files")
  }

  static func tooDeep(limit: Int) -> Self {
    Self(.yamlLimit, "nested more than \(limit) levels deep, which is the limit on nesting depth")
  }

  static func scalarTooLong(_ length: Int, limit: Int) -> Self {
    Self(.yamlLimit, "the text has \(length) bytes; the limit on one scalar is \(limit)")
  }

  static func tooManyNodes(limit: Int) -> Self {
    Self(.yamlLimit, "the file holds more than \(limit) nodes, which is the limit", fix: "split the registry into several files")
  }

  static func expandsTooFar(_ name: String, limit: Int) -> Self {
    Self(
      .yamlLimit,
      "with alias '\(quote(name))' the aliases of the file stand for more than \(limit) nodes, which is the limit on alias expansion"
    )
  }

  static func mergesTooMuch(limit: Int) -> Self {
    Self(.yamlLimit, "merging brings in more than \(limit) pairs, which is the limit on alias expansion")
  }

  static func tooManyAnchors(limit: Int) -> Self {
    Self(.yamlLimit, "the file has more than \(limit) anchors, which is the limit")
  }

  static func tooManyDirectives(_ count: Int, limit: Int) -> Self {
    Self(
      .yamlLimit, "\(count) lines start with '%', as directives do; the limit is \(limit)", fix: "remove them, or indent the text"
    )
  }

  static func tooManyFindings(limit: Int) -> Self {
    Self(.yamlLimit, "more than \(limit) findings, which is the limit; the rest of the file is not read")
  }

  static func duplicateKey(_ key: String, line: Int) -> Self {
    Self(.duplicateKey, "key '\(quote(key))' is already defined on line \(line)", fix: "remove or rename one of the two")
  }

  static func duplicateMerge(line: Int) -> Self {
    Self(.duplicateKey, "merge key '<<' is already used on line \(line)", fix: "merge a list instead: '<<: [*first, *second]'")
  }

  static func keyIsCollection(_ kind: String) -> Self {
    Self(.yamlKey, "a key must be a text, not a \(kind)", fix: "quote the key if its brackets are part of the text")
  }

  static func unknownAlias(_ name: String) -> Self {
    let name = quote(name)
    return Self(
      .yamlAlias, "alias '*\(name)' names no anchor before it",
      fix: "define '&\(name)' earlier in the file, or quote the text if it is no alias")
  }

  static func aliasOfItself(_ name: String) -> Self {
    Self(.yamlAlias, "alias '*\(quote(name))' stands inside the node that '&\(quote(name))' names")
  }

  static let mergeOfNoMapping = Self(
    .yamlMerge, "'<<' can merge only a mapping or a list of mappings", fix: "quote the key if '<<' is meant as a text")

  static func unknownTag(_ tag: String) -> Self {
    Self(.yamlTag, "tag '\(quote(tag))' has no meaning here", fix: "remove the tag; the declared type decides how a text is read")
  }

  static let anotherDocument = Self(
    .yamlMultipleDocuments, "a second document starts here; a file holds only one",
    fix: "remove the '---', or move the rest to a file of its own")

  static let unreadableBreaks = Self(
    .yamlEncoding, "the file holds U+0085, U+2028 or U+2029 together with every noncharacter from U+FDD0 to U+FDEF",
    fix: "remove the noncharacters")
}
