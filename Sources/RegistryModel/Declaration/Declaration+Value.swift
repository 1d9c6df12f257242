import RegistryYAML

extension Declaration {
  /// The bounds of an `int`; `undecided` where another type is declared.
  package var intRange: Field<ClosedRange<Int64>> { type.value == .int ? readIntRange() : undecidedRange() }

  /// The bounds of a `double`; `undecided` where another type is declared.
  package var doubleRange: Field<ClosedRange<Double>> { type.value == .double ? readDoubleRange() : undecidedRange() }

  /// The type with its constraints, or nil where any of them is missing or invalid.
  package var kind: Kind? {
    let reading = readKind()
    return reading.isSound ? reading.kind : nil
  }

  /// The type with those of its constraints that are sound, and whether all of them are.
  ///
  /// A fault in one constraint need not keep a fault in the default from being seen. There is no kind at all where
  /// the type is missing or unknown, or where an enum has no sound values.
  package func readKind() -> (kind: Kind?, isSound: Bool) {
    knownType.map(readKind) ?? (nil, false)
  }

  /// The same where the type is known.
  func readKind(as type: ValueType) -> (kind: Kind?, isSound: Bool) {
    switch type {
    case .bool: return (.bool, true)
    case .json: return (.json, true)
    case .enumeration:
      let values = values.value
      return (values.map(Kind.enumeration), values != nil)
    case .int where !has(.range) && !has(.outOfRange): return (.int(range: nil, outOfRange: .useDefault), true)
    case .int: return numeric(readIntRange(), Kind.int)
    case .double where !has(.range) && !has(.outOfRange): return (.double(range: nil, outOfRange: .useDefault), true)
    case .double: return numeric(readDoubleRange(), Kind.double)
    case .string where !has(.pattern) && !has(.maxLength): return (.string(pattern: nil, maxLength: nil), true)
    case .string:
      let (pattern, maxLength) = (pattern, maxLength)
      return (.string(pattern: pattern.value, maxLength: maxLength.value), !pattern.isInvalid && !maxLength.isInvalid)
    }
  }

  /// The compiled-in value as `kind` reads it; `undecided` without a kind. One outside the range is still an interpretation.
  package func interpretDefault(as kind: Kind?) -> Field<Interpretation> {
    textNode(.default).flatMap { node, _ in
      guard let kind else { return .invalid(.undecided, node: node) }
      if node.style != .plain, kind.type.isWrittenPlain { return .invalid(.quoted, node: node) }
      return .value(node.withUTF8(kind.interpret(utf8:)), node: node)
    }
  }

  /// The compiled-in value, be it out of range, or nil where it is missing or unreadable.
  ///
  /// Says the same as ``interpretDefault(as:)`` of every sound declaration, but makes no finding that nobody would see.
  func defaultValue(as kind: Kind) -> Value? {
    if kind.type.isWrittenPlain, defaultStyle != .plain { return nil }
    return reading(.default) { kind.interpret(utf8: $0).value }
  }

  /// Calls `body` with the canonical text of a sound default, which no constraint changes; the buffer must not escape.
  func withDefaultText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch knownType {
    case .bool: withDefaultText(as: .bool, body)
    case .int: withDefaultText(as: .int(range: nil, outOfRange: .useDefault), body)
    case .double: withDefaultText(as: .double(range: nil, outOfRange: .useDefault), body)
    // As it is written.
    case .string, .enumeration, .json, nil: _ = reading(.default) { body($0) }
    }
  }

  private func withDefaultText(as kind: Kind, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let value = defaultValue(as: kind) else { return }
    var text = kind.text(of: value)
    text.withUTF8(body)
  }

  private func numeric<Bound>(
    _ range: Field<ClosedRange<Bound>>, _ kind: (ClosedRange<Bound>?, OutOfRangePolicy) -> Kind
  ) -> (kind: Kind?, isSound: Bool) {
    let policy = outOfRange
    return (kind(range.value, policy.value ?? .useDefault), !range.isInvalid && !policy.isInvalid)
  }

  private func undecidedRange<Bound>() -> Field<ClosedRange<Bound>> {
    node(.range).map { .invalid(.undecided, node: $0) } ?? .missing
  }

  private func readIntRange() -> Field<ClosedRange<Int64>> { range(ReadingGrammar.int(utf8:)) }
  private func readDoubleRange() -> Field<ClosedRange<Double>> { range(ReadingGrammar.double(utf8:)) }

  private func range<Bound>(
    _ read: (UnsafeBufferPointer<UInt8>) -> Result<Bound, Unreadable>
  ) -> Field<ClosedRange<Bound>> {
    guard let node = node(.range) else { return .missing }
    if node.kind == .unresolved { return .invalid(.unresolved, node: node) }
    var items = node.items.makeIterator()
    guard let low = items.next(), let high = items.next(), items.next() == nil else {
      return .invalid(.notABoundPair, node: node)
    }
    if let unread = [low, high].first(where: { $0.kind == .unresolved }) { return .invalid(.unresolved, node: unread) }
    guard low.kind == .scalar, high.kind == .scalar else { return .invalid(.notABoundPair, node: node) }
    switch (Self.bound(low, read), Self.bound(high, read)) {
    case (.success(let low), .success(let high)):
      return low <= high ? .value(low...high, node: node) : .invalid(.reversed, node: node)
    case (.failure(let problem), _): return .invalid(problem.kind, node: low)
    case (_, .failure(let problem)): return .invalid(problem.kind, node: high)
    }
  }

  private static func bound<Bound>(
    _ node: YAMLNode, _ read: (UnsafeBufferPointer<UInt8>) -> Result<Bound, Unreadable>
  ) -> Result<Bound, BoundProblem> {
    if node.style != .plain { return .failure(BoundProblem(kind: .quoted)) }
    return node.withUTF8(read).mapError { BoundProblem(kind: .unreadable($0)) }
  }
}

/// Why a bound is none; an error only in form, for `Result`.
private struct BoundProblem: Error {
  let kind: FieldProblem
}
