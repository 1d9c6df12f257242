/// The words that make a file worth a closer look: all words of one of the lists.
struct Triggers: Sendable {
  private struct List: Sendable {
    /// The places of the words in the scanner.
    let words: [Int]
    let bits: WordIndex.Bits
  }

  private let lists: [List]
  private let scanner: WordScanner

  init(_ lists: Set<[String]>) {
    let searched = lists.map { Self.searched($0) }
    let words = Set(searched.joined()).sorted()
    let indices = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
    self.lists = zip(lists, searched).map { List(words: $1.compactMap { indices[$0] }, bits: WordIndex.bits(of: $0)) }
      .filter { !$0.words.isEmpty }
    scanner = WordScanner(words)
  }

  /// Short words make a search slow, and the index knows them well enough where there is a longer one.
  private static func searched(_ list: [String]) -> [String] {
    let long = list.filter { $0.utf8.count >= 4 }
    return long.isEmpty ? list.filter { !$0.isEmpty } : long
  }

  /// Whether a file may hold all words of one of the lists.
  func mayBeIn(_ file: Int, _ index: WordIndex) -> Bool { lists.contains { index.mayHold($0.bits, file: file) } }

  /// Whether a text holds all words of one of the lists.
  func areIn(_ text: [UInt8]) -> Bool {
    guard !lists.isEmpty else { return false }
    let isHeld = { (found: Set<Int>) in lists.contains { $0.words.allSatisfy(found.contains) } }
    return isHeld(scanner.words(in: text, until: isHeld))
  }
}
