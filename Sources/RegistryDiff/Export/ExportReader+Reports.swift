import RegistryDiagnostics
import RegistryJSON
import RegistryText

extension ExportReader {
  /// Reports a finding of a rule, at its default severity.
  mutating func report(
    _ rule: RuleDocumentation,
    at node: JSONNode,
    _ message: String,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil,
    key: JSONNode? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule, at: location(of: node), message, notes: notes, fix: fix, key: key?.text))
  }

  func location(of node: JSONNode) -> SourceLocation { SourceLocation(path: path, span: lines.span(of: node.range)) }

  /// Whether a node is of a kind; if not, that is reported.
  mutating func has(
    _ kind: JSONNode.Kind,
    _ node: JSONNode,
    _ what: @autoclosure () -> String,
    fix: @autoclosure () -> Diagnostic.Fix? = nil,
    key: JSONNode? = nil
  ) -> Bool {
    if node.kind == kind { return true }
    report(kind, missingAt: node, what(), fix: fix(), key: key)
    return false
  }

  private mutating func report(
    _ kind: JSONNode.Kind, missingAt node: JSONNode, _ what: String, fix: Diagnostic.Fix?, key: JSONNode?
  ) {
    report(ExportRules.shape, at: node, "\(what) is \(node.kind.name), not \(kind.name)", fix: fix, key: key)
  }

  /// Reports a name that would be one of the known ones but for case and punctuation.
  mutating func checkSpelling(of name: JSONNode, _ known: [String]) {
    guard let meant = Self.meaning(of: name, known) else { return }
    report(
      ExportRules.misspelledMember, at: name, "a template has no \(name.quoted), so it is passed over",
      fix: .init("did you mean '\(meant)'?", replacement: "\"\(meant)\""))
  }

  /// The known name that another one would be but for case and punctuation.
  static func meaning(of name: JSONNode, _ known: [String]) -> String? {
    let folded = fold(name.textBytes)
    return known.first { fold($0.utf8) == folded }
  }

  /// ASCII letters in lower case, and no punctuation.
  private static func fold(_ name: some Collection<UInt8>) -> [UInt8] {
    guard name.count <= 64 else { return [] }
    return name.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "."): nil
      default: byte
      }
    }
  }
}

extension JSONNode {
  /// A string node in single quotes, cut to what a message can hold.
  var quoted: String { "'\((text ?? String(decoding: source, as: UTF8.self)).abbreviated())'" }

  /// A name of a member as a pattern of a `switch`.
  static func ~= (name: StaticString, node: JSONNode) -> Bool { node.isText(name) }
}

extension JSONNode.Kind {
  /// The kind with its article, for messages.
  var name: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a bool"
    case .null: "null"
    }
  }
}

extension String {
  /// The text, or the start of one that is too long for a message.
  func abbreviated(to length: Int = 80) -> String {
    let scalars = unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex) ?? scalars.endIndex
    return end == scalars.endIndex ? self : String(scalars[..<end]) + "…"
  }
}
