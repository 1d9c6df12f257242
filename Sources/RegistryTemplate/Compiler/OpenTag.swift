/// A section, block or parent whose end has not been met yet.
struct OpenTag {
  enum Kind {
    /// By the index of its instruction.
    case section(Int)
    /// By index in `blocks`.
    case block(Int)
    /// By index in `calls`.
    case parent(Int)
    /// A block in a parent, and what it gives for the parent's block of that name.
    case argument(Argument)
    /// Anything else in a parent: without effect.
    case ignored
  }

  var kind: Kind
  var tag: Tag
  /// What a parent was given so far.
  var arguments: [Argument] = []
  /// The symbols of these arguments.
  var argumentNames: Set<Int32> = []
  /// Of a block or argument: the shortest leading whitespace of its lines so far.
  var indentation: Slice?

  /// Whether text and tags directly in it become instructions.
  var emitsContent: Bool {
    switch kind {
    case .section, .block, .argument: true
    case .parent, .ignored: false
    }
  }
}
