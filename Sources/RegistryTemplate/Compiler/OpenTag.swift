/// A section, block or parent that is not closed yet.
struct OpenTag {
  let tag: Tag
  let line: TagLine
  /// Whether it is a block directly in a parent.
  let isArgument: Bool
  /// Its content so far. The content of a parent has no effect.
  var nodes: [Node] = []
  /// The arguments of a parent so far, and their names.
  var arguments: [Argument] = []
  var argumentNames: Set<String> = []
  /// The shortest leading whitespace of the lines of a block or argument so far.
  var indentation: Range<Int>?

  var isParent: Bool { tag.kind == .parent }
  var isBlock: Bool { tag.kind == .block }
}
