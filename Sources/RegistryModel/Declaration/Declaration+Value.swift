import RegistryYAML

extension Declaration {
  /// The bounds of an `int`; `undecided` where another type is declared.
  public var intRange: Field<ClosedRange<Int64>> { range(of: .int, read: ReadingGrammar.int) }

  /// The bounds of a `double`; `undecided` where another type is declared.
  public var doubleRange: Field<ClosedRange<Double>> { range(of: .double, read: ReadingGrammar.double) }

  /// The type with its constraints, or nil where any of them is missing or invalid.
  public var kind: Kind? {
    guard let type = type.value else { return nil }
    switch type {
    case .bool: return .bool
    case .json: return .json
    case .enumeration: return values.value.map(Kind.enumeration)
    case .int: return intRange.isInvalid || outOfRange.isInvalid ? nil : .int(range: intRange.value, outOfRange: policy)
    case .double:
      return doubleRange.isInvalid || outOfRange.isInvalid ? nil : .double(range: doubleRange.value, outOfRange: policy)
    case .string:
      return pattern.isInvalid || maxLength.isInvalid ? nil : .string(pattern: pattern.value, maxLength: maxLength.value)
    }
  }

  /// The compiled-in value as the declared type reads it; one outside the range is still an interpretation.
  public var defaultInterpretation: Field<Interpretation> {
    text(.default).flatMap { text, node in
      guard let kind else { return .invalid(.undecided, node: node) }
      if node.style != .plain, [.bool, .int, .double].contains(kind.type) { return .invalid(.quoted, node: node) }
      return .value(kind.interpret(text), node: node)
    }
  }

  private var policy: OutOfRangePolicy { outOfRange.value ?? .useDefault }

  private func range<Bound>(
    of type: ValueType, read: (String) -> Result<Bound, Unreadable>
  ) -> Field<ClosedRange<Bound>> {
    guard let node = pair(.range)?.value else { return .missing }
    guard self.type.value == type else { return .invalid(.undecided, node: node) }
    if node.kind == .unresolved { return .invalid(.unresolved, node: node) }
    let bounds = Array(node.items)
    guard bounds.count == 2, bounds.allSatisfy({ $0.kind == .scalar }) else { return .invalid(.notABoundPair, node: node) }
    var numbers: [Bound] = []
    for bound in bounds {
      if bound.style != .plain { return .invalid(.quoted, node: bound) }
      switch read(bound.text) {
      case .success(let number): numbers.append(number)
      case .failure(let reason): return .invalid(.unreadable(reason), node: bound)
      }
    }
    guard numbers[0] <= numbers[1] else { return .invalid(.reversed, node: node) }
    return .value(numbers[0]...numbers[1], node: node)
  }
}
