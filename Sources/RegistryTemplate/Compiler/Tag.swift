import RegistryText

/// One `{{…}}` of a template.
struct Tag {
  enum Kind: Equatable {
    case comment
    case delimiters
    case variable(escapes: Bool)
    case section
    case inverted
    case partial
    case parent
    case block
    case close

    /// Whether the tag renders something. In a parent only blocks have an effect, so such a tag is an error there.
    var rendersSomething: Bool {
      switch self {
      case .variable, .section, .inverted, .partial, .parent: true
      case .comment, .delimiters, .block, .close: false
      }
    }

    /// Whether an asterisk before the name has a meaning.
    var mayBeDynamic: Bool { self == .partial || self == .parent || self == .close }
  }

  var kind: Kind
  /// From the opening delimiter to the end of the closing one.
  var range: Range<Int>
  /// The name without the sigil and the whitespace around it; for a dynamic name also without the asterisk.
  var name: String
  /// Whether the context gives the name of the partial (`{{>*name}}`).
  var isDynamic = false

  /// The name as an error message quotes it.
  var displayName: String { isDynamic ? "*\(name)" : name }
}

/// The whitespace around a tag on its line.
struct TagLine {
  /// The whitespace before the tag, where nothing else is before it on its line.
  let leading: Range<Int>?
  /// The start of the next line, or the end of the source, where only whitespace follows the tag on its line.
  let nextLine: Int?

  /// Whether nothing else is on the tag's lines (a "standalone" tag in the specification).
  var isAlone: Bool { leading != nil && nextLine != nil }

  /// `cursor` is the end of what comes before the tag; `cursorStartsLine` tells whether it is the start of a line.
  init(_ tag: Tag, in source: SourceText, cursor: Int, cursorStartsLine: Bool) {
    let bytes = source.bytes
    var start = tag.range.lowerBound
    while start > cursor && bytes[start - 1].isBlank { start -= 1 }
    let startsLine = start > cursor ? bytes[start - 1] == .lineFeed : cursorStartsLine
    leading = startsLine ? start..<tag.range.lowerBound : nil

    var end = tag.range.upperBound
    while end < bytes.count && bytes[end].isBlank { end += 1 }
    if end < bytes.count && bytes[end] == .carriageReturn { end += 1 }
    if end == bytes.count {
      // A carriage return without a line feed does not end the line.
      nextLine = end > tag.range.upperBound && bytes[end - 1] == .carriageReturn ? nil : end
    } else {
      nextLine = bytes[end] == .lineFeed ? end + 1 : nil
    }
  }
}

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
