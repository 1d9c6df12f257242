/// What a text means for a key: the outcome of the reading grammar and of the key's constraints.
package enum Interpretation: Equatable, Sendable {
  case value(Value)
  /// A number outside the range; `nearest` is the bound that `out_of_range: clamp` reads.
  case outOfRange(Value, nearest: Value)
  case unreadable(Unreadable)

  /// The value, be it out of range.
  var value: Value? {
    switch self {
    case .value(let value), .outOfRange(let value, _): value
    case .unreadable: nil
    }
  }
}

extension Kind {
  /// Reads a text as the generated accessor does.
  package func interpret(_ text: String) -> Interpretation {
    var copy = text
    return copy.withUTF8(interpret(utf8:))
  }

  /// The same for a text in UTF-8, which is made a `String` only where that is the value.
  func interpret(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Interpretation {
    switch self {
    case .bool: read(ReadingGrammar.bool(utf8: bytes), as: Value.bool)
    case .int(let range, _): within(range, ReadingGrammar.int(utf8: bytes), as: Value.int)
    case .double(let range, _): within(range, ReadingGrammar.double(utf8: bytes), as: Value.double)
    case .string(let pattern, let maxLength): string(String(decoding: bytes, as: UTF8.self), pattern, maxLength)
    case .enumeration(let values): enumeration(bytes, values)
    case .json: json(String(decoding: bytes, as: UTF8.self))
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

  private func enumeration(_ text: UnsafeBufferPointer<UInt8>, _ values: [EnumValue]) -> Interpretation {
    if let index = values.firstIndex(where: { text.spell($0.text) }) { return .value(.enumeration(index)) }
    return .unreadable(text.isEmpty ? .empty : .notAValue)
  }
}
