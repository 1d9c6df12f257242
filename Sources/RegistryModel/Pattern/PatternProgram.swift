/// A compiled `pattern`: instructions for a machine that reads a text once, scalar by scalar.
///
/// The same program runs here and, emitted as two array literals, in the generated file, so that both decide alike
/// and in time linear to the text. A backtracking engine would let a pattern such as `(a+)+` hang an app or a build,
/// and `Regex` needs iOS 16.
package struct PatternProgram: Equatable, Sendable {
  /// One step of the machine; `operand` and `second` are instruction or range indices.
  package enum Operation: Int32, Sendable {
    /// The text read so far matches.
    case match = 0
    /// Reads a scalar that lies in one of the `second` ranges from range `operand` on.
    case set = 1
    /// Goes on at instruction `operand`.
    case jump = 2
    /// Goes on at both `operand` and `second`.
    case split = 3
    /// Goes on at the next instruction where nothing has been read yet.
    case assertStart = 4
    /// Goes on at the next instruction where nothing is left to read.
    case assertEnd = 5
  }

  package struct Instruction: Equatable, Sendable {
    package var operation: Operation
    package var operand: Int32
    package var second: Int32

    package init(_ operation: Operation, _ operand: Int32 = 0, _ second: Int32 = 0) {
      self.operation = operation
      self.operand = operand
      self.second = second
    }
  }

  package internal(set) var instructions: [Instruction] = []
  /// Inclusive ranges of Unicode scalar values that `set` instructions refer to, as first and last.
  package internal(set) var ranges: [ClosedRange<UInt32>] = []

  /// Whether the text as a whole matches.
  package func matches(_ text: String) -> Bool {
    var current = StateSet(count: instructions.count)
    var next = StateSet(count: instructions.count)
    let scalars = text.unicodeScalars
    add(0, to: &current, atStart: true, atEnd: scalars.isEmpty)
    var index = scalars.startIndex
    while index != scalars.endIndex {
      let scalar = scalars[index].value
      index = scalars.index(after: index)
      for state in current.members where reads(scalar, at: state) {
        add(state + 1, to: &next, atStart: false, atEnd: index == scalars.endIndex)
      }
      if next.members.isEmpty { return false }
      swap(&current, &next)
      next.removeAll()
    }
    return current.members.contains { instructions[$0].operation == .match }
  }

  private func reads(_ scalar: UInt32, at state: Int) -> Bool {
    let instruction = instructions[state]
    guard instruction.operation == .set else { return false }
    return ranges[Int(instruction.operand)..<Int(instruction.operand + instruction.second)].contains { $0.contains(scalar) }
  }

  /// Follows everything that reads nothing; the explicit stack keeps a deep pattern from using the call stack.
  private func add(_ first: Int, to set: inout StateSet, atStart: Bool, atEnd: Bool) {
    var pending = [first]
    while let state = pending.popLast() {
      guard set.insert(state) else { continue }
      let instruction = instructions[state]
      switch instruction.operation {
      case .match, .set: break
      case .jump: pending.append(Int(instruction.operand))
      case .split: pending += [Int(instruction.second), Int(instruction.operand)]
      case .assertStart: if atStart { pending.append(state + 1) }
      case .assertEnd: if atEnd { pending.append(state + 1) }
      }
    }
  }

  /// A set of instruction indices that empties in time proportional to its members.
  private struct StateSet {
    var members: [Int] = []
    var isMember: [Bool]

    init(count: Int) { isMember = Array(repeating: false, count: count) }

    mutating func insert(_ state: Int) -> Bool {
      if isMember[state] { return false }
      isMember[state] = true
      members.append(state)
      return true
    }

    mutating func removeAll() {
      for member in members { isMember[member] = false }
      members.removeAll(keepingCapacity: true)
    }
  }
}
