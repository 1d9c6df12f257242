import RegistryYAML

extension Declaration {
  /// The bounds of an `int`; `undecided` where another type is declared.
  public var intRange: Field<ClosedRange<Int64>> { range(of: .int, read: ReadingGrammar.int) }

  /// The bounds of a `double`; `undecided` where another type is declared.
  public var doubleRange: Field<ClosedRange<Double>> { range(of: .double, read: ReadingGrammar.double) }

  /// The type with its constraints, or nil where any of them is missing or invalid.
  public var kind: Kind? {
    let reading = readKind()
    return reading.isSound ? reading.kind : nil
  }

  /// The type with those of its constraints that are sound, and whether all of them are.
  ///
  /// A fault in one constraint need not keep a fault in the default from being seen. There is no kind at all where
  /// the type is missing or unknown, or where an enum has no sound values.
  public func readKind() -> (kind: Kind?, isSound: Bool) {
    guard let type = type.value else { return (nil, false) }
    switch type {
    case .bool: return (.bool, true)
    case .json: return (.json, true)
    case .enumeration:
      let values = values.value
      return (values.map(Kind.enumeration), values != nil)
    case .int: return numeric(intRange, Kind.int)
    case .double: return numeric(doubleRange, Kind.double)
    case .string:
      let (pattern, maxLength) = (pattern, maxLength)
      return (.string(pattern: pattern.value, maxLength: maxLength.value), !pattern.isInvalid && !maxLength.isInvalid)
    }
  }

  /// The compiled-in value as the declared type reads it; one outside the range is still an interpretation.
  public var defaultInterpretation: Field<Interpretation> { interpretDefault(as: kind) }

  /// The compiled-in value as `kind` reads it; `undecided` without a kind.
  public func interpretDefault(as kind: Kind?) -> Field<Interpretation> {
    text(.default).flatMap { text, node in
      guard let kind else { return .invalid(.undecided, node: node) }
      if node.style != .plain, [.bool, .int, .double].contains(kind.type) { return .invalid(.quoted, node: node) }
      return .value(kind.interpret(text), node: node)
    }
  }

  private func numeric<Bound>(
    _ range: Field<ClosedRange<Bound>>, _ kind: (ClosedRange<Bound>?, OutOfRangePolicy) -> Kind
  ) -> (kind: Kind?, isSound: Bool) {
    let policy = outOfRange
    return (kind(range.value, policy.value ?? .useDefault), !range.isInvalid && !policy.isInvalid)
  }

  private func range<Bound>(
    of type: ValueType, read: (String) -> Result<Bound, Unreadable>
  ) -> Field<ClosedRange<Bound>> {
    guard let node = pair(.range)?.value else { return .missing }
    guard self.type.value == type else { return .invalid(.undecided, node: node) }
    if node.kind == .unresolved { return .invalid(.unresolved, node: node) }
    let bounds = Array(node.items)
    if let unread = bounds.first(where: { $0.kind == .unresolved }) { return .invalid(.unresolved, node: unread) }
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
