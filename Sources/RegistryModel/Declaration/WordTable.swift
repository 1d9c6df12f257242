import RegistryYAML

/// The words of an enumeration, to be found by their bytes.
///
/// `init(rawValue:)` needs a text and compares it with one word after the other as texts. A table of their first eight
/// bytes as numbers takes a fifth of that, and every line of a registry is looked up several times.
struct WordTable<Word: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  private let entries: [(head: UInt64, count: Int, word: Word)]

  init() {
    entries = Word.allCases.map { word in
      var name = word.rawValue
      return name.withUTF8 { ($0.number(at: 0), $0.count, word) }
    }
  }

  /// The word that the bytes spell, or nil where there is none.
  func word(_ bytes: UnsafeBufferPointer<UInt8>) -> Word? {
    let head = bytes.number(at: 0)
    for entry in entries where entry.head == head && entry.count == bytes.count {
      return bytes.count <= 8 || bytes.spell(entry.word.rawValue) ? entry.word : nil
    }
    return nil
  }
}

/// A word list with a table.
protocol Keyword: CaseIterable, RawRepresentable<String>, Sendable {
  static var table: WordTable<Self> { get }
}

extension Keyword {
  /// The word that the bytes spell, or nil where there is none.
  init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard let word = Self.table.word(bytes) else { return nil }
    self = word
  }
}

extension Attribute: Keyword { static let table = WordTable<Attribute>() }
extension ValueType: Keyword { static let table = WordTable<ValueType>() }
extension OutOfRangePolicy: Keyword { static let table = WordTable<OutOfRangePolicy>() }
extension FallbackPolicy: Keyword { static let table = WordTable<FallbackPolicy>() }
