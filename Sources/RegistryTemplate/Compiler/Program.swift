/// A compiled template: instructions in one flat array, with tables beside it for what they refer to.
///
/// Sections hold the index of the instruction after them, so that skipping one is a jump. Ranges are offsets into
/// the source, which is kept instead of copies of its pieces.
final class Program: Sendable {
  let source: SourceText
  let code: [Instruction]
  /// Where the tag of each instruction begins in the source.
  let offsets: [Int32]
  let calls: [Call]
  let blocks: [Block]
  let arguments: [Argument]

  init(source: SourceText, code: [Instruction], offsets: [Int32], calls: [Call], blocks: [Block], arguments: [Argument]) {
    self.source = source
    self.code = code
    self.offsets = offsets
    self.calls = calls
    self.blocks = blocks
    self.arguments = arguments
  }
}

enum Instruction: Sendable {
  /// Text from the source; `startsLine` where its first byte is the first of a line.
  case text(Slice, startsLine: Bool)
  /// A line that begins with a tag: the place for the indentation of the partial around it.
  case lineStart
  case variable(Path, escapes: Bool)
  /// `readsItem` where the body may ask for what the section is over, `{{.}}`.
  case section(Path, end: Int32, readsItem: Bool)
  case inverted(Path, end: Int32)
  /// A partial or a parent, by index in `calls`.
  case call(Int32)
  /// By index in `blocks`.
  case block(Int32)

  /// Whether it may ask for the item on top of the stack: what is included may, too.
  var readsItem: Bool {
    switch self {
    case .text, .lineStart: false
    case .variable(let path, _), .section(let path, _, _), .inverted(let path, _): path.isImplicit
    case .call, .block: true
    }
  }
}

/// A range of offsets into the source.
struct Slice: Sendable {
  static let empty = Slice(0..<0)

  var start: Int32
  var end: Int32

  /// The range lies in a source, whose size is checked to fit.
  init(_ range: Range<Int>) {
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  var count: Int { Int(end - start) }
}

/// A dotted name as symbols: the first is looked up through the stack, the others in what came before them.
struct Path: Sendable {
  /// The item on top of the stack, `{{.}}`.
  static let implicit = Path(head: -1, tail: 0..<0)

  /// A symbol, or -1 for the implicit iterator.
  let head: Int32
  private let tailStart: Int32
  private let tailEnd: Int32

  /// `tail` is a range in the library's list of path symbols.
  init(head: Int32, tail: Range<Int>) {
    self.head = head
    tailStart = Int32(truncatingIfNeeded: tail.lowerBound)
    tailEnd = Int32(truncatingIfNeeded: tail.upperBound)
  }

  var tail: Range<Int> { Int(tailStart)..<Int(tailEnd) }
  var isImplicit: Bool { head < 0 }
}

/// A partial or parent tag.
struct Call: Sendable {
  enum Target: Sendable {
    /// By index in the library's units.
    case unit(Int)
    /// Named by the context.
    case dynamic(Path)
  }

  var target: Target
  /// The whitespace before a tag that is the first on its line; not part of the text around it.
  var leading: Slice
  var startsLine: Bool
  /// Whether the tag, or the whole from a parent's tag to its end, has its lines to itself.
  var isAlone: Bool
  /// A range in `arguments`, empty for a partial.
  var arguments: Range<Int> = 0..<0
  /// The instruction after the call.
  var end: Int = 0
}

/// A place in a template that an including template may fill.
struct Block: Sendable {
  /// A symbol.
  var name: Int32
  /// The instruction after the default content, which follows the block's own.
  var end: Int = 0
  /// As in `Call`.
  var leading: Slice
  var startsLine: Bool
  /// Whether the content begins on a line of its own.
  var contentStartsLine: Bool
  /// Whether the whole from the tag to its end has its lines to itself.
  var isAlone: Bool
  /// The indentation of what takes the default content's place; empty where the block is not alone.
  var indentation: Slice = .empty
}

/// What a parent tag gives for one of the parent's blocks.
struct Argument: Sendable {
  /// A symbol.
  var name: Int32
  /// Instructions.
  var content: Range<Int>
  var contentStartsLine: Bool
  /// How much of the leading whitespace of each line belongs to the place where the content was written.
  var indentation: Int
  /// Where the tag begins in the source.
  var offset: Int
}
