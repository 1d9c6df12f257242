#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reading grammar once more, made of other means: a table of states for the shape, the C library for the value.
enum ReadingOracle {
  /// By the words of the grammar, all spellings of them.
  static func bool(_ text: String) -> Bool? { words[Array(text.utf8)] }

  static func int(_ text: String) -> Int64? {
    guard let end = shape(text), end == .whole || end == .fraction, text.utf8.first != UInt8(ascii: ".") else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ String($0) }), whole.utf8.contains(where: isDigit) else { return nil }
    guard parts.count == 1 || parts[1].allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
    errno = 0
    let value = strtoll(whole, nil, 10)
    return errno == 0 ? Int64(value) : nil
  }

  static func double(_ text: String) -> Double? {
    guard let end = shape(text), end == .whole || end == .fraction || end == .power else { return nil }
    let value = strtod(text, nil)
    return value.isFinite ? value : nil
  }

  private static let words: [[UInt8]: Bool] = {
    var words: [[UInt8]: Bool] = [Array("1".utf8): true, Array("0".utf8): false]
    for (word, value) in [("true", true), ("false", false)] {
      let letters = Array(word.utf8)
      for mask in 0..<(1 << letters.count) {
        words[letters.indices.map { mask >> $0 & 1 == 1 ? letters[$0] - 32 : letters[$0] }] = value
      }
    }
    return words
  }()

  private enum State { case start, sign, whole, point, fraction, mark, powerSign, power }

  /// The state in which the text ends, or nil where it is no decimal number from the start.
  private static func shape(_ text: String) -> State? {
    var state = State.start
    for byte in text.utf8 {
      guard let next = next(state, byte) else { return nil }
      state = next
    }
    return state
  }

  private static func next(_ state: State, _ byte: UInt8) -> State? {
    switch (state, byte) {
    case (.start, UInt8(ascii: "+")), (.start, UInt8(ascii: "-")): .sign
    case (.start, _) where isDigit(byte), (.sign, _) where isDigit(byte), (.whole, _) where isDigit(byte): .whole
    case (.start, UInt8(ascii: ".")), (.sign, UInt8(ascii: ".")), (.whole, UInt8(ascii: ".")): .point
    case (.point, _) where isDigit(byte), (.fraction, _) where isDigit(byte): .fraction
    case (.whole, UInt8(ascii: "e")), (.whole, UInt8(ascii: "E")): .mark
    case (.fraction, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "E")): .mark
    case (.mark, UInt8(ascii: "+")), (.mark, UInt8(ascii: "-")): .powerSign
    case (.mark, _) where isDigit(byte), (.powerSign, _) where isDigit(byte), (.power, _) where isDigit(byte): .power
    default: nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
