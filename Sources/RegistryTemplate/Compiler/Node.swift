/// A compiled template: the tree of its tags and of the text between them.
final class Program: Sendable {
  let source: SourceText
  let nodes: [Node]
  /// All partial and parent tags, and the names of all blocks, in the order of the source.
  let calls: [Call]
  let blockNames: [String]

  init(source: SourceText, nodes: [Node]) {
    self.source = source
    self.nodes = nodes
    var calls: [Call] = []
    var blockNames: [String] = []
    nodes.visit { node in
      if case .call(let call) = node.kind { calls.append(call) }
      if case .block(let block) = node.kind { blockNames.append(block.name) }
    }
    self.calls = calls
    self.blockNames = blockNames
  }
}

/// A tag or a piece of text. All ranges are offsets into the source.
struct Node: Sendable {
  enum Kind: Sendable {
    /// `startsLine` is true where the first byte is the first of a line.
    case text(Range<Int>, startsLine: Bool)
    /// The start of a line that begins with a tag, where the indentation of the partial around it goes.
    case lineStart
    case variable(Name, escapes: Bool)
    // Indirect, because a rendering copies each node that it visits.
    indirect case section(Section)
    indirect case call(Call)
    indirect case block(Block)
  }

  /// Where the tag or the text starts, for errors.
  let offset: Int
  let kind: Kind
}

extension [Node] {
  /// Calls a closure for each node and all nodes in it, in the order of the source.
  func visit(_ body: (Node) -> Void) {
    for node in self {
      body(node)
      switch node.kind {
      case .text, .lineStart, .variable: break
      case .section(let section): section.content.visit(body)
      case .call(let call): for argument in call.arguments { argument.content.visit(body) }
      case .block(let block): block.content.visit(body)
      }
    }
  }
}

/// A name in a tag, split at its dots: the first part is looked up in all contexts, each other part in the value before it.
struct Name: Sendable {
  /// Empty for `{{.}}`, the item of the innermost section.
  let parts: [MemberName]

  init(_ text: String) {
    parts = text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map { MemberName(String($0)) }
  }

  /// The name as it is written in the tag.
  var text: String { parts.isEmpty ? "." : parts.map(\.text).joined(separator: ".") }
}

/// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
struct Section: Sendable {
  var name: Name
  var isInverted: Bool
  var content: [Node]
}

/// A partial or a parent: `{{>name}}` or `{{<name}}…{{/name}}`.
struct Call: Sendable {
  enum Target: Sendable {
    case named(String)
    /// The name of the partial is a value of the context.
    case dynamic(Name)
  }

  /// Where the tag starts.
  var offset: Int
  var target: Target
  /// The whitespace before a tag that is the first on its line; it is not part of the text around the tag.
  var leading: Range<Int>?
  /// Whether no other text is on the lines from the tag to its end.
  var isAlone: Bool
  /// Empty for a partial.
  var arguments: [Argument] = []
}

/// `{{$name}}…{{/name}}`: a part of a template that an including template may replace.
struct Block: Sendable {
  var name: String
  /// As in `Call`.
  var leading: Range<Int>?
  /// Whether the content begins on a line of its own.
  var contentStartsLine: Bool
  /// As in `Call`.
  var isAlone: Bool
  /// The indentation of an argument that replaces the content; empty where the block is not alone.
  var indentation: Range<Int>
  /// What is rendered where no argument replaces it.
  var content: [Node]
}

/// `{{$name}}…{{/name}}` directly in a parent: it replaces the parent's block of that name.
struct Argument: Sendable {
  /// Where the tag starts.
  var offset: Int
  var name: String
  /// Whether the content begins on a line of its own.
  var contentStartsLine: Bool
  /// How many of the blanks at the start of each line are not rendered: they only indent the argument in its source.
  var indentation: Int
  var content: [Node]
}
