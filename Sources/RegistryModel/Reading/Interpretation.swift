import RegistryYAML

/// What a text means for a key: the outcome of the reading grammar and of the key's constraints.
public enum Interpretation: Hashable, Sendable {
  case value(Value)
  /// A number outside the range; `nearest` is the bound that `out_of_range: clamp` reads.
  case outOfRange(Value, nearest: Value)
  case unreadable(Unreadable)
}

extension Kind {
  /// Reads a text as the generated accessor does.
  public func interpret(_ text: String) -> Interpretation {
    switch self {
    case .bool: read(ReadingGrammar.bool(text), as: Value.bool)
    case .int(let range, _): within(range, ReadingGrammar.int(text), as: Value.int)
    case .double(let range, _): within(range, ReadingGrammar.double(text), as: Value.double)
    case .string(let pattern, let maxLength): string(text, pattern, maxLength)
    case .enumeration(let values): enumeration(text, values)
    case .json: json(text)
    }
  }

  /// Reads the text of a node, without making it a text where that is not needed.
  func interpret(_ node: YAMLNode) -> Interpretation {
    switch self {
    case .bool: read(node.withUTF8(ReadingGrammar.bool(utf8:)), as: Value.bool)
    case .int(let range, _): within(range, node.withUTF8(ReadingGrammar.int(utf8:)), as: Value.int)
    case .double(let range, _): within(range, node.withUTF8(ReadingGrammar.double(utf8:)), as: Value.double)
    case .string, .enumeration, .json: interpret(node.text)
    }
  }

  private func read<T>(_ result: Result<T, Unreadable>, as wrap: (T) -> Value) -> Interpretation {
    switch result {
    case .success(let value): .value(wrap(value))
    case .failure(let reason): .unreadable(reason)
    }
  }

  private func within<T>(
    _ range: ClosedRange<T>?, _ result: Result<T, Unreadable>, as wrap: (T) -> Value
  ) -> Interpretation {
    guard case .success(let value) = result, let range, !range.contains(value) else { return read(result, as: wrap) }
    return .outOfRange(wrap(value), nearest: wrap(value < range.lowerBound ? range.lowerBound : range.upperBound))
  }

  private func string(_ text: String, _ pattern: Pattern?, _ maxLength: Int?) -> Interpretation {
    if let maxLength, text.unicodeScalars.dropFirst(maxLength).first != nil { return .unreadable(.tooLong(limit: maxLength)) }
    if let pattern, !pattern.program.matches(text) { return .unreadable(.patternMismatch) }
    return .value(.string(text))
  }

  private func json(_ text: String) -> Interpretation {
    if let problem = ReadingGrammar.jsonProblem(text) { return .unreadable(problem) }
    return .value(.json(text))
  }

  private func enumeration(_ text: String, _ values: [EnumValue]) -> Interpretation {
    if let index = values.firstIndex(where: { $0.text.utf8.elementsEqual(text.utf8) }) { return .value(.enumeration(index)) }
    return .unreadable(text.isEmpty ? .empty : .notAValue)
  }
}
