/// How lines begin in the partial or argument that is being rendered.
struct LineState {
  /// The indentation that the tags around it add to each line.
  private(set) var indentation: [UInt8] = []
  /// How many blanks each line leaves out: they only indent the argument in its source.
  private(set) var omitted = 0
  /// Whether the next line starts in the middle of a line of the output, where an argument replaces a block.
  var isInsideLine = false

  /// Whether lines are written as they are in the source.
  var isPlain: Bool { indentation.isEmpty && omitted == 0 && !isInsideLine }

  /// The state for a text whose lines are indented further.
  func indented(by leading: ArraySlice<UInt8>, omitting: Int = 0) -> LineState {
    var inner = self
    inner.indentation += leading.dropFirst(omitted)
    inner.omitted = omitting
    return inner
  }

  /// The state after a text inside it was rendered: a line that the text has started stays started.
  func continued(after inner: LineState) -> LineState {
    var state = self
    state.isInsideLine = isInsideLine && inner.isInsideLine
    return state
  }
}
