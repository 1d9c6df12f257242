import RegistryModel

/// A compiled pattern as the elements of array literals.
enum PatternSource {
  /// Three numbers a step: operation and its two operands.
  static func steps(of program: PatternProgram) -> String {
    program.instructions.map { "\($0.operation.rawValue), \($0.operand), \($0.second)" }.joined(separator: ", ")
  }

  /// Two numbers a range: first and last scalar.
  static func ranges(of program: PatternProgram) -> String {
    program.ranges.map { "\($0.lowerBound), \($0.upperBound)" }.joined(separator: ", ")
  }
}
