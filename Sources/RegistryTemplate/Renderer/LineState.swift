/// How lines begin in the partial or argument at hand.
struct LineState {
  /// What all partials on the way add to a line; the one at hand adds the bytes from `start` on.
  private(set) var indentation: [UInt8] = []
  private(set) var start = 0
  /// How many blanks each line leaves out: they belong to the place where an argument was written.
  var omitted = 0
  /// Whether the next line begin is in the middle of a line of the output, where an argument takes a block's place.
  var isInsideLine = false

  /// What `leave` restores.
  struct Mark {
    fileprivate var count: Int
    fileprivate var start: Int
    fileprivate var omitted: Int
    fileprivate var isInsideLine: Bool
  }

  /// Whether lines are written as they stand in the source.
  var isPlain: Bool { start == indentation.count && omitted == 0 && !isInsideLine }

  /// Begins a text whose lines are further in than those at hand.
  mutating func enter(adding leading: ArraySlice<UInt8>, omitting: Int = 0) -> Mark {
    let mark = mark
    indentation.append(contentsOf: leading.dropFirst(omitted))
    omitted = omitting
    return mark
  }

  /// Begins a text in the middle of a line; its other lines are as they stand in the source.
  mutating func enterInline() -> Mark {
    let mark = mark
    start = indentation.count
    omitted = 0
    isInsideLine = false
    return mark
  }

  mutating func leave(_ mark: Mark) {
    indentation.removeSubrange(mark.count...)
    start = mark.start
    omitted = mark.omitted
    // A line begun by what was entered is begun.
    isInsideLine = isInsideLine && mark.isInsideLine
  }

  private var mark: Mark {
    Mark(count: indentation.count, start: start, omitted: omitted, isInsideLine: isInsideLine)
  }
}
