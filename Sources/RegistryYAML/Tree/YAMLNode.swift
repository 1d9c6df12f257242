import RegistryDiagnostics
import RegistryText

/// A node of a YAML tree: what it says, and where it is written.
///
/// Code that reads a node does not notice an alias: `kind`, `text`, `pairs` and the like are those of the node that it names,
/// and only `span` is the place of the alias, because that is where the reader of a message has to look. No implicit typing is
/// ever applied: `NO`, `017` and `2026-12-01` are these strings.
///
/// A class, for speed: a copy of its fields for each function that a node goes through took 5% of `generate`.
package final class YAMLNode: Sendable {
  package enum Kind: Sendable {
    case scalar
    case mapping
    case sequence
    /// Could not be read. The parser has already reported why, so other code has nothing to add.
    case unresolved
  }

  /// How a scalar is written. Only a plain one can be absent or null.
  package enum Style: Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    /// A literal block, `|`.
    case literal
    /// A folded block, `>`.
    case folded
  }

  enum Content {
    case scalar(String, Style, NodeTag)
    case mapping([YAMLPair])
    case sequence([YAMLNode])
    case unresolved
    /// The named node, which is never an alias itself.
    case alias(YAMLNode)
  }

  private let file: SourceFile
  private let packedSpan: PackedSpan
  private let content: Content

  init(_ content: Content, at span: PackedSpan, of file: SourceFile) {
    self.content = content
    packedSpan = span
    self.file = file
  }

  package var kind: Kind {
    switch content {
    case .scalar: .scalar
    case .mapping: .mapping
    case .sequence: .sequence
    case .unresolved: .unresolved
    case .alias(let target): target.kind
    }
  }
}

// MARK: - Places

extension YAMLNode {
  /// Where the node is written: for an alias, the alias.
  ///
  /// Quotes and brackets are inside the span, and so is a tag or an anchor in front of the node. A block collection ends with
  /// its last node; a block scalar ends where the next line starts.
  package var span: SourceSpan { packedSpan.unpacked }

  /// `span` with the path of the file.
  package var location: SourceLocation { SourceLocation(path: file.path, span: span) }

  /// Where the node is written that an alias names, from its anchor on; nil for a node that is not an alias.
  package var aliasTarget: SourceLocation? {
    if case .alias(let target) = content { target.location } else { nil }
  }
}

// MARK: - Scalars

extension YAMLNode {
  /// How the scalar is written; `plain` for a node that is not a scalar.
  package var style: Style {
    switch content {
    case .scalar(_, let style, _): style
    case .alias(let target): target.style
    default: .plain
    }
  }

  /// The scalar's text after escapes and folding; empty for a node that is not a scalar.
  package var text: String {
    switch content {
    case .scalar(let text, _, _): text
    case .alias(let target): target.text
    default: ""
    }
  }

  /// Whether the node is a scalar with exactly this text: by code points, without Unicode normalisation.
  package func hasText(_ other: String) -> Bool {
    kind == .scalar && ExactText(text) == ExactText(other)
  }

  /// Whether nothing is written: a plain scalar without a character, as after `default:`. `""` is a value.
  package var isAbsent: Bool { plainText?.isEmpty ?? false }

  /// Whether the scalar is absent or one of YAML's plain spellings of null (`~`, `null`, `Null`, `NULL`).
  package var isNull: Bool {
    guard let text = plainText, text.utf8.count <= 4 else { return false }
    return text.isEmpty || hasText("~") || hasText("null") || hasText("Null") || hasText("NULL")
  }

  /// Whether the scalar is YAML 1.1's merge key: a plain `<<`, and not tagged as a string.
  var isMergeKey: Bool {
    guard case .scalar(let text, .plain, let tag) = content, tag == .none || tag == .merge else { return false }
    return text == "<<"
  }

  /// Whether the scalar is in quotes and goes over several lines.
  var isQuotedOverLines: Bool {
    guard case .scalar(_, let style, _) = content, style == .singleQuoted || style == .doubleQuoted else { return false }
    return packedSpan.start.line < packedSpan.end.line
  }

  /// The text of a scalar that has neither quotes nor a tag.
  private var plainText: String? {
    switch content {
    case .scalar(let text, .plain, .none): text
    case .alias(let target): target.plainText
    default: nil
    }
  }
}

// MARK: - Collections

extension YAMLNode {
  /// The pairs of a mapping: its own in the order of the text, then those that it has by merging; empty for any other node.
  ///
  /// Keys are unique. The first of a repeated key counts, an own pair beats a merged one, and of several merged mappings the
  /// earlier one wins, as YAML 1.1's merge key type (https://yaml.org/type/merge.html) has it.
  package var pairs: [YAMLPair] {
    switch content {
    case .mapping(let pairs): pairs
    case .alias(let target): target.pairs
    default: []
    }
  }

  /// The items of a sequence in the order of the text; empty for any other node.
  package var items: [YAMLNode] {
    switch content {
    case .sequence(let items): items
    case .alias(let target): target.items
    default: []
    }
  }

  /// The pair of a mapping with this key, by code points. Looks at one pair after the other.
  package subscript(key: String) -> YAMLPair? { pairs.first { $0.key.hasText(key) } }
}
