import RegistryDiagnostics
import RegistryModel
import RegistryText

/// How the text of an argument becomes a value.
struct ValueKind<Element> {
  /// What the text has to be, for messages: `a day as YYYY-MM-DD`.
  let expected: String
  /// The words that it may be, for the help and for suggestions.
  var words: [String] = []
  /// Whether it names an input, which is standard input for `-`.
  var isInput = false
  /// The text of a value, for the help.
  var text: (Element) -> String = { "\($0)" }
  /// The value of a text, or nil.
  let read: (String) -> Element?
}

extension ValueKind<String> {
  /// Any text.
  static var text: Self { Self(expected: "a text") { $0 } }

  /// The path of an input, or `-` for standard input, which can be read once in a run.
  static var input: Self { Self(expected: "a path", isInput: true) { $0 } }

  /// One of the words, or a path, which contains a slash or a dot.
  static func choiceOrPath(_ words: [String]) -> Self {
    let expected = "\(quotedList(words)), or a path with a '/' or a '.'"
    return Self(expected: expected, words: words) { text in
      words.contains(text) || text.contains { $0 == "/" || $0 == "." } ? text : nil
    }
  }
}

extension ValueKind<Int> {
  /// A whole number without a sign.
  static func number(_ range: ClosedRange<Int>) -> Self {
    Self(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
      Int(digits: text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueKind<CalendarDay> {
  static var day: Self { Self(expected: "a day as YYYY-MM-DD") { CalendarDay($0) } }
}

extension ValueKind<AppVersion> {
  static var version: Self { Self(expected: "a version such as 5.2.0", text: { $0.text }, read: { AppVersion($0) }) }
}

extension ValueKind where Element: CaseIterable & RawRepresentable<String> {
  /// One of the cases, by its raw value.
  static var choice: Self {
    let words = Element.allCases.map(\.rawValue)
    return Self(expected: quotedList(words), words: words, text: { $0.rawValue }, read: { Element(rawValue: $0) })
  }
}

extension Int {
  /// The number that ASCII digits give; nil for a sign, for no digit, or on overflow.
  init?(digits text: String) {
    guard text.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    self.init(text)
  }
}
