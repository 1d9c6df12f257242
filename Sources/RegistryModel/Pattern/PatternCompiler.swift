extension PatternProgram {
  /// More than any pattern for a config value needs; a counted repetition multiplies what it repeats.
  package static let maximumInstructions = 1_000

  /// The program of a `pattern`, which has to match a text as a whole, as an HTML `pattern` does.
  package init(_ pattern: String) throws(PatternError) {
    var parser = PatternParser(pattern)
    let syntax = try parser.parse()
    try append(syntax)
    try append(Instruction(.assertEnd))
    try append(Instruction(.match))
  }

  private mutating func append(_ instruction: Instruction) throws(PatternError) {
    guard instructions.count < Self.maximumInstructions else {
      throw PatternError(
        message: "the pattern needs more than \(Self.maximumInstructions) steps; use smaller repetitions", offset: 0)
    }
    instructions.append(instruction)
  }

  private var end: Int32 { Int32(instructions.count) }

  private mutating func append(_ syntax: PatternSyntax) throws(PatternError) {
    switch syntax {
    case .empty: break
    case .start: try append(Instruction(.assertStart))
    case .end: try append(Instruction(.assertEnd))
    case .set(let members): try appendSet(members)
    case .sequence(let items): for item in items { try append(item) }
    case .alternatives(let branches): try appendAlternatives(branches)
    case .repeated(let item, let minimum, let maximum): try appendRepetition(item, minimum, maximum)
    }
  }

  private mutating func appendSet(_ members: [ClosedRange<UInt32>]) throws(PatternError) {
    let first = Int32(ranges.count)
    ranges += members
    try append(Instruction(.set, first, Int32(members.count)))
  }

  /// `split L1, L2; L1: branch; jump end; L2: …`
  private mutating func appendAlternatives(_ branches: [PatternSyntax]) throws(PatternError) {
    var jumps: [Int] = []
    for branch in branches.dropLast() {
      let split = instructions.count
      try append(Instruction(.split, end + 1))
      try append(branch)
      jumps.append(instructions.count)
      try append(Instruction(.jump))
      instructions[split].second = end
    }
    if let last = branches.last { try append(last) }
    for jump in jumps { instructions[jump].operand = end }
  }

  private mutating func appendRepetition(
    _ item: PatternSyntax, _ minimum: Int, _ maximum: Int?
  ) throws(PatternError) {
    for _ in 0..<minimum { try append(item) }
    guard let maximum else { return try appendLoop(item) }
    var splits: [Int] = []
    for _ in minimum..<maximum {
      splits.append(instructions.count)
      try append(Instruction(.split, end + 1))
      try append(item)
    }
    for split in splits { instructions[split].second = end }
  }

  /// `L1: split L2, end; L2: item; jump L1`
  private mutating func appendLoop(_ item: PatternSyntax) throws(PatternError) {
    let start = instructions.count
    try append(Instruction(.split, end + 1))
    try append(item)
    try append(Instruction(.jump, Int32(start)))
    instructions[start].second = end
  }
}
